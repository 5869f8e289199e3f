import { amount, figure, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

/** « 1,3 écran », « 2,0 écrans ». */
const screensOf = (screens: number) => `${figure(screens, 1)} ${screens < 2 ? 'écran' : 'écrans'}`;

export const text: Text = {
  why: 'Un écran vide donne l’impression que la page est finie ou qu’elle ne s’est pas chargée, et beaucoup de visiteurs arrêtent là de défiler. Ils manquent tout ce qui suit.',
  measure:
    'Signalé si au moins 400 px de la page sur ordinateur n’affichent ni texte ni image, ou si au moins 40 % d’une page qui tient sur un écran est vide. Plus le vide est grand, plus c’est grave. Un vide de moins de 600 px ne figure jamais parmi les cinq premiers constats, sauf en haut de la page.',
  title: {
    after: ({ heading, px }) => `Après ${quote(heading, 40)}, ${figure(px)} px de la page sont vides`,
    middle: ({ px }) => `${figure(px)} px de la page sont vides`,
    top: ({ px }) => `La page commence par ${figure(px)} px de vide`,
    end: ({ share }) => `${percent(share)} de l’écran est vide`,
    whole: 'La page n’affiche rien du tout',
  },
  observed: {
    middle: ({ px, screens }) =>
      `Sur ordinateur, une zone de ${figure(px)} px (${screensOf(screens)}) n’affiche ni texte ni image.`,
    end: ({ words }) =>
      words === null
        ? 'La page tient sur un écran, dont une grande partie est vide.'
        : `La page tient sur un écran et contient ${amount(words, 'mot', 'mots')} ; le reste est vide.`,
  },
  steps: {
    check:
      'Ouvrez la page dans une fenêtre privée, et cherchez ce qui devait se trouver là : une image, un module ou un texte qui apparaît en fondu.',
    repair:
      'Si quelque chose doit apparaître, affichez-le tout de suite, sans attendre le défilement ni un script.',
    remove: 'Si rien ne doit s’y trouver, retirez le bloc vide ou sa hauteur fixe.',
    fill: 'Utilisez la place pour ce que les visiteurs cherchent ensuite : une photo de ce que vous proposez, la liste de ce qui est compris, des avis ou vos coordonnées.',
    height: 'Limitez les espaces entre les sections à environ 120 px.',
  },
};
