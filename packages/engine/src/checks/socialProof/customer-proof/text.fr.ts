import { capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Speakers = Parameters<Text['advice']['steps']['goods']>[0];

const QUESTIONS = {
  personal: 'ce qui leur a plu et ce qu’ils diraient à un ami',
  business: 'quel problème ils avaient et ce qui a changé',
};

function stepsFor({ where, many }: Speakers, questions: string, details: string): string[] {
  return [
    `Écrivez aux trois derniers ${many} qui vous ont remercié. Demandez-leur ${questions}, et si vous pouvez publier leur réponse avec leur nom.`,
    `${capitalized(where)}, affichez la phrase qui nomme un résultat, avec ${details}.`,
    `Avec leur accord, nommez aussi des ${many} ou présentez des études de cas, ou indiquez le nombre réel de personnes que vous servez.`,
    'Ne publiez que de vraies citations et de vrais chiffres. Les faux avis sont illégaux aux États-Unis et dans l’Union européenne.',
  ];
}

export const text: Text = {
  title: { passes: 'Une preuve sociale est affichée', fails: 'Il manque une preuve sociale' },
  why: 'Dans des tests sur des boutiques en ligne et des sites de voyage, une preuve sociale honnête a apporté en moyenne un petit gain. Sur 51 études, les ventes augmentaient avec le nombre d’avis et avec de meilleures notes. On croit les autres clients plus que le vendeur.',
  measure: (scale) =>
    `Types de preuve sur la page (témoignages, notes, logos de clients ou de partenaires, nombre de clients ou de missions accomplies, études de cas nommées, mentions dans la presse) : ${scale} ; sur les pages d’inscription, de tarifs, de catégorie, de portfolio, d’événement, d’association et autres, 0,3 pour aucun. Une preuve que la page contredit elle-même ne compte pas, pas plus que des étoiles sur des témoignages. Ne s’applique pas aux pages qui s’ouvrent sur un formulaire de contact et n’ont pas d’offre propre, ni aux produits annoncés avec une liste d’attente.`,
  kinds: {
    testimonials: 'témoignages',
    ratings: 'notes',
    logos: 'logos de clients ou de partenaires',
    numbers: 'nombre de clients ou de missions accomplies',
    cases: 'études de cas nommées',
    press: 'mentions dans la presse',
  },
  notApplicable: {
    waitingList: 'Le produit n’est pas encore disponible : aucun client ne peut donc le recommander.',
  },
  notMeasured: {
    kind: ({ kind }) => `On ne sait pas si la page contient ceci : ${kind}.`,
    language: 'Nous ne savons pas reconnaître la preuve sociale dans la langue de cette page.',
  },
  unread: 'Une preuve sociale',
  searched: ['contenu principal', 'en-tête et pied de page', 'données structurées'],
  observed: {
    none: ({ kinds, ownFigure }) =>
      `Rien de ceci n’a été trouvé : ${list(kinds, 6)}${ownFigure === null ? '' : ` ; ${quote(ownFigure, 60)} ne compte pas, car cela ne concerne que le vendeur`}.`,
    one: ({ found, others }) =>
      `Trouvé : ${found}. Il n’y a pas de deuxième type de preuve, par exemple ${list(others, 3)}.`,
    several: ({ found }) => `Trouvé : ${list(found, 6)}.`,
  },
  advice: {
    title: ({ one, where }) => `Ajoutez le témoignage d’un ${one} ${where}`,
    nextTo: ({ button }) => `à côté de ${quote(button, 40)}`,
    onPage: ({ page }) => `sur ${page}`,
    steps: {
      goods: (speakers) => stepsFor(speakers, QUESTIONS.business, 'le nom, une photo et l’article acheté'),
      personal: (speakers) => stepsFor(speakers, QUESTIONS.personal, 'le nom, la ville et une photo'),
      business: (speakers) => stepsFor(speakers, QUESTIONS.business, 'le nom, la fonction et une photo'),
    },
  },
};
