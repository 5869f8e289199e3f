import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les informations clés sur l’offre sont données',
    fails: 'Des informations clés sur l’offre manquent',
  },
  why: 'Lors de tâches d’achat observées, un échec sur cinq venait d’une information produit absente ou confuse. Un contenu complet et à jour est aussi l’un des critères durables par lesquels on juge si un site est digne de confiance.',
  measure: (scale) =>
    `La part trouvée des informations attendues pour le type de page : ${scale}. Produit : une description (un paragraphe de 40 mots, ou du texte sous un titre comme « Détails »), quatre caractéristiques (propriétés nommées, matières, entretien, valeurs mesurées), options ou dimensions. Formation : durée, programme, formateur, accès. Événement : lieu, programme, hôtes ou intervenants. Hôtel et restaurant : adresse, horaires, carte, chambres ou équipements. Service : liste des services, zone d’intervention ou à distance, déroulement, équipe. Application : plateformes, trois fonctions, capture d’écran. Une information seulement suggérée compte, mais n’est pas citée ; si c’est le cas de la plupart, le critère n’est pas noté.`,
  notMeasured: {
    type: ({ type }) => `Nous n’avons pas de liste d’informations attendues pour le type de page ${type}.`,
    unsure: ({ unsure }) =>
      `La page suggère ces points sans que l’on sache si elle les indique : ${list(unsure, unsure.length)}.`,
  },
  sought: ({ missing }) => capitalized(list(missing)),
  observed: {
    noneFound: ({ people, missing }) =>
      `Des informations que cherchent les ${people} manquent : ${list(missing)}.`,
    someFound: ({ people, found, missing }) =>
      `Parmi les informations que cherchent les ${people}, la page donne ${list(found)}. Il manque ${list(missing)}.`,
    allFound: ({ people, found }) =>
      `La page donne les informations que cherchent les ${people} : ${list(found)}.`,
  },
  searched: ['contenu principal', 'accordéons fermés et onglets inactifs', 'données structurées'],
  advice: {
    title: ({ missing }) =>
      `Ajoutez ${missing.length === 1 ? 'l’information manquante' : 'les informations manquantes'} : ${list(missing)}`,
    steps: ({ page, people, found, missing }) => [
      `Rassemblez ces informations pour ${page} : ${list(missing, missing.length)}.`,
      found.length > 0
        ? `Ajoutez-les à côté de ce qui s’y trouve déjà (${list(found)}), pour que les visiteurs n’aient pas à demander.`
        : 'Ajoutez-les au contenu principal, pour que les visiteurs n’aient pas à demander.',
      'Utilisez une liste ou un tableau avec une information par ligne, et des unités et des noms au lieu d’adjectifs.',
      `Parcourez les dernières questions de vos ${people}, et ajoutez la réponse à celles qui sont revenues plus d’une fois.`,
    ],
  },
  facts: {
    description: 'une description',
    'options or measures': 'les options ou les dimensions',
    'menu or rooms': 'la carte ou les chambres',
    features: 'les fonctions',
    length: 'la durée',
    syllabus: 'le programme',
    teacher: 'le formateur',
    access: 'les modalités d’accès',
    place: 'le lieu',
    program: 'le programme',
    speakers: 'les hôtes ou les intervenants',
    times: 'les horaires d’ouverture ou d’arrivée',
    services: 'les services',
    area: 'la zone d’intervention',
    procedure: 'le déroulement',
    people: 'l’équipe qui fait le travail',
    platforms: 'les plateformes',
    attributes: 'les caractéristiques',
  },
  missingFacts: {
    'hospitality place': 'l’adresse',
    'ecommerce-product description': 'une description d’au moins 40 mots',
    'ecommerce-product attributes': 'quatre caractéristiques nommées ou mesurées',
  },
};
