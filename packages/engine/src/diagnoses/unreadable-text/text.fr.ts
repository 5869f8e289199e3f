import { text as devices } from '../../ceilings/devices.text.ts';
import { capitalized, figure, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

/** Jamais arrondi à une valeur qui suffirait. */
const shown = (ratio: number) => `${figure(Math.floor(ratio * 10) / 10, 1)}:1`;

const ROLES = {
  headline: { the: 'le titre', of: 'du titre' },
  'primary-action': { the: 'le bouton', of: 'du bouton' },
  price: { the: 'le prix', of: 'du prix' },
  'field-label': { the: 'le libellé de champ', of: 'du libellé de champ' },
};

export const text: Text = {
  why: 'Les visiteurs sautent un texte difficile à lire, et dehors, sur un mobile, ils ne peuvent pas le lire du tout. Un contraste trop faible est le défaut d’accessibilité le plus fréquent des pages d’accueil, et dans une enquête, la plupart des personnes ayant des besoins d’accessibilité ont quitté les sites difficiles à utiliser.',
  measure:
    'Signalé si un titre a un contraste inférieur à 2,2:1, un prix à 2,5:1, un libellé de champ à 2,2:1 ou le bouton principal à 1,75:1, si au moins 6 % du texte est sous 3:1, si au moins 20 % n’atteint pas le contraste exigé par les WCAG, si une ligne est sous 1,75:1, ou si une grande partie du texte fait moins de 12 px. C’est le plus grave si la plus grande partie de la page est concernée ou si un texte essentiel est illisible. Une part modérée de texte petit ou pâle, une seule ligne pâle, du texte petit à lui seul et un texte qui manque de peu le contraste exigé ne figurent jamais parmi les cinq premiers constats. Sur une image, le contraste est lu dans la capture d’écran : la moitié des pixels autour des lettres en ont moins.',
  title: {
    key: ({ role, words, ratio }) =>
      `${capitalized(ROLES[role].the)} ${quote(words, 40)} est difficile à lire (contraste ${shown(ratio)})`,
    share: ({ share, words, ratio }) =>
      `${share > 0.9 ? 'Presque tout le texte' : `${percent(share)} du texte`} manque de contraste, par exemple ${quote(words, 40)} (${shown(ratio)})`,
    line: ({ words, ratio }) => `${quote(words, 40)} est à peine lisible (contraste ${shown(ratio)})`,
    small: ({ share, words }) =>
      `${percent(share)} du texte fait moins de 12 px, par exemple ${quote(words, 40)}`,
  },
  observed: {
    key: ({ role, words, ratio }) =>
      `Le contraste ${ROLES[role].of} ${quote(words, 40)} est de ${shown(ratio)} (au moins 4,5:1 recommandé).`,
    share: ({ share, device }) =>
      `${percent(share)} du texte ${devices.on[device]} a moins de contraste que requis.`,
    line: ({ words, ratio }) => `Le contraste de ${quote(words, 40)} est de ${shown(ratio)}.`,
    small: ({ share, device }) => `${percent(share)} du texte ${devices.on[device]} fait moins de 12 px.`,
  },
  steps: {
    color: ({ words, foreground, background, passing }) =>
      `${quote(words, 40)} : passez la couleur du texte de ${foreground} à ${passing} sur ${background}.`,
    picture: ({ words }) =>
      `${quote(words, 40)} est posé sur une image : assombrissez l’image derrière lui, mettez-le sur un fond uni ou sortez-le de l’image.`,
    key: ({ words }) =>
      `Foncez ou éclaircissez ${quote(words, 40)} ou son fond jusqu’à un contraste d’au moins 4,5:1.`,
    source:
      'Changez les couleurs là où elles sont définies (thème ou variables de style), pour que le changement vaille sur toutes les pages.',
    size: ({ words }) =>
      `Passez le texte courant à 16 px et les notes à 14 px ; commencez par ${quote(words, 40)}.`,
    check: 'Vérifiez la page sur un mobile, en plein jour.',
  },
};
