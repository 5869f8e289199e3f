import type { Text } from './second-opinion.text.ts';

export const text: Text = {
  'headline-clarity': {
    label: 'Clarté du titre',
    question: 'Après cinq secondes de lecture du titre, un inconnu saurait-il dire ce que la page propose ?',
    anchors: [
      'Un inconnu ne saurait même pas nommer le secteur.',
      'Un inconnu devine le secteur, mais pas l’offre.',
      'Un inconnu devine l’offre grâce à la ligne sous le titre.',
      'L’offre est claire, mais il faut deviner à qui elle s’adresse.',
      'On comprend aussitôt ce que c’est et pour qui.',
    ],
  },
  'proposition-specificity': {
    label: 'Proposition de valeur',
    question: 'Un concurrent pourrait-il faire la même promesse sans changer un mot ?',
    anchors: [
      'N’importe quelle entreprise, de n’importe quel secteur, pourrait le dire.',
      'N’importe quelle entreprise du secteur pourrait le dire.',
      'Un détail est propre à cette offre. Le reste est courant dans le secteur.',
      'L’essentiel est propre à cette offre.',
      'Ce n’est vrai que de cette offre, et cela dit ce que les clients obtiennent.',
    ],
  },
  'headline-action-match': {
    label: 'Titre et bouton',
    question: 'Le bouton mène-t-il à l’étape que le titre promet ?',
    anchors: [
      'Le bouton mène à quelque chose sans rapport avec le titre.',
      'Le bouton pourrait figurer sous n’importe quel titre.',
      'Le bouton convient, mais les visiteurs doivent deviner comment.',
      'Le bouton est une suite naturelle.',
      'Le bouton reprend la promesse du titre avec ses propres mots.',
    ],
  },
  'proof-credibility': {
    label: 'Crédibilité des preuves',
    question: 'Un visiteur sceptique croirait-il les preuves présentées sur la page ?',
    anchors: [
      'Il n’y a pas de preuve, ou elle semble inventée.',
      'Les éloges sont vagues, sans noms ni chiffres.',
      'Des personnes ou des chiffres sont cités, mais rien n’est vérifiable.',
      'Des personnes ou des chiffres sont cités, avec des détails précis.',
      'C’est précis, vérifiable, et cela porte exactement sur ce que la page propose.',
    ],
  },
  'audience-tone': {
    label: 'Ton adapté au public',
    question: 'La page parle-t-elle comme ses visiteurs ?',
    anchors: [
      'Elle ne s’adresse pas à ses visiteurs.',
      'Elle parle d’elle-même dans le jargon du secteur.',
      'Elle est facile à comprendre, mais pourrait s’adresser à n’importe qui.',
      'Elle parle à ses visiteurs avec leurs mots.',
      'Elle décrit la situation du visiteur comme il le ferait lui-même.',
    ],
  },
};
