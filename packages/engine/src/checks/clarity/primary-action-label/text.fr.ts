import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le libellé du bouton principal est clair',
    fails: 'Le libellé du bouton principal n’est pas clair',
  },
  why: 'On lit les liens et les boutons hors contexte : un libellé doit dire ce qu’il ouvre, et une promesse non tenue entame la confiance. La formulation seule change rarement le chiffre d’affaires, mais un libellé qui ne dit rien ou que les lecteurs d’écran ne peuvent pas lire reste un problème.',
  measure:
    'Le libellé du bouton principal vaut 1 s’il nomme une action et son objet ou s’il est connu de tous (« Ajouter au panier », « Faire un don »), 0,8 pour un verbe clair seul, 0,2 s’il est passe-partout (« Envoyer », « Cliquez ici »), et 0 sans nom accessible.',
  notApplicable: { none: 'La page n’a pas de bouton principal.' },
  notMeasured: {
    unknown: ({ label }) => `On ne sait pas si le libellé ${quote(label)} dit ce qu’il fait.`,
  },
  observed: {
    'act-and-object': ({ action }) => `${action} dit ce qu’il fait.`,
    standard: ({ action }) => `${action} a un libellé connu de tous.`,
    'telling-verb': ({ action }) => `${action} nomme l’action.`,
    topic: ({ action }) => `${action} a un libellé précis, et pas seulement « Envoyer » ou « Plus ».`,
    generic: ({ action }) => `${action} ne dit pas ce qu’il fait.`,
    nameless: ({ action }) => `${action} n’a pas de nom accessible.`,
  },
  action: {
    named: ({ label }) => `Le bouton principal ${quote(label)}`,
    unnamed: ({ place }) => `L’élément d’action principal, ${place},`,
  },
  button: 'le bouton',
  mainButton: 'le bouton principal',
  advice: {
    title: {
      rename: ({ label }) => `Faites dire au bouton ${quote(label, 40)} ce qu’il fait`,
      add: ({ button }) => `Ajoutez le libellé qui manque sur ${button}`,
      addToMain: 'Ajoutez un libellé au bouton principal',
    },
    steps: [
      'Nommez l’action et ce que les visiteurs obtiennent, en deux à cinq mots.',
      'Vérifiez que la page suivante commence par les mêmes mots.',
    ],
    altText: 'Si le bouton ne contient qu’une image, reprenez le libellé comme texte alternatif de l’image.',
  },
};
