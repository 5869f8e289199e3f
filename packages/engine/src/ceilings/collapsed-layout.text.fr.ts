import { amount, capitalized, figure, percent } from '../checks/shared/phrasing.ts';
import type { Text } from './collapsed-layout.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'La mise en page est cassée',
  measure:
    'Fait baisser le score de 75 % au plus si du texte en chevauche un autre (au moins 4 %), si d’autres parties de la page recouvrent du texte, si du texte dépasse de l’écran (au moins 5 %), si du texte est comprimé dans moins d’un tiers de la largeur sur ordinateur ou de 60 % sur mobile, ou si la page mobile est plus large que l’écran.',
  reason: {
    covered: ({ count }) =>
      `d’autres parties de la page recouvrent ${amount(count, 'ligne', 'lignes')} de texte`,
    overlap: ({ share, device }) => `${percent(share)} du texte ${devices.on[device]} en chevauche un autre`,
    beyond: ({ share, device }) => `${percent(share)} du texte ${devices.on[device]} dépasse de l’écran`,
    squeezed: ({ share, device }) =>
      `${devices.on[device]}, le texte est comprimé dans ${percent(share)} de la largeur`,
    wide: ({ px }) => `sur mobile, la page est plus large que l’écran de ${figure(px)} px`,
  },
  all: ({ reasons }) => `${capitalized(reasons.join(' ; '))}.`,
};
