import { list, percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './unreadable-text.text.ts';

export const text: Text = {
  title: 'La plus grande partie du texte est difficile à lire',
  measure:
    'Fait baisser le score de 55 % au plus si au moins 10 % du texte a un contraste inférieur à 1,8:1, de 38 % au plus si au moins 25 % en a un entre 1,8:1 et 2,3:1, et de 35 % au plus si au moins 30 % fait moins de 11 px. Ensemble, ces cas le font baisser de 65 % au plus. C’est le pire de l’ordinateur et du mobile qui compte.',
  reason: {
    invisible: ({ share, device }) =>
      `${percent(share)} du texte ${devices.on[device]} n’a presque pas de contraste (moins de 1,8:1)`,
    faint: ({ share, device }) =>
      `${percent(share)} du texte ${devices.on[device]} a trop peu de contraste (moins de 2,3:1)`,
    tiny: ({ share, device }) => `${percent(share)} du texte ${devices.on[device]} fait moins de 11 px`,
  },
  all: ({ reasons }) => `${list(reasons, reasons.length)}.`,
};
