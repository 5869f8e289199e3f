import { percent } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'On juge une page à son aspect en une fraction de seconde. Du texte brut dans la police par défaut du navigateur donne l’impression d’une page mal chargée, et peu de gens commandent ou paient sur une telle page.',
  measure:
    'Signalé si au moins 60 % du texte est dans la police par défaut du navigateur. C’est le plus grave s’il n’y a pas non plus de blocs de couleur, de boutons ni de colonnes.',
  title: ({ share }) =>
    share > 0.95
      ? 'La page semble sans mise en forme : tout le texte est dans la police par défaut du navigateur'
      : `La page semble sans mise en forme : ${percent(share)} du texte est dans la police par défaut du navigateur`,
  observed: {
    font: ({ share }) =>
      `${percent(share)} du texte est dans la police que les navigateurs utilisent quand une page n’en indique pas.`,
    bare: ({ buttons, fills }) =>
      buttons + fills === 0
        ? 'Il n’y a ni bouton mis en forme ni zone de couleur : le titre, le menu et l’offre se ressemblent tous.'
        : '',
    failed: ({ file }) => `La feuille de style ${file} ne s’est pas chargée.`,
  },
  step: {
    failed: ({ file }) =>
      `Mettez en ligne la feuille de style ${file} ou corrigez son adresse dans l’élément head de la page.`,
    theme:
      'S’il n’y a pas encore de feuille de style, appliquez un thème simple tout fait : une police, une couleur d’accent et une largeur de contenu d’environ 1 100 px.',
    button:
      'Faites de l’action principale un bouton plein, et placez le menu sur une seule ligne au-dessus du contenu.',
  },
};
