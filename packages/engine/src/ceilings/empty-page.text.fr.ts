import { amount, capitalized, percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './empty-page.text.ts';

export const text: Text = {
  title: 'L’essentiel du contenu manque',
  measure:
    'Fait baisser le score si la page contient peu de texte dans sa propre langue (moins de 700 caractères ; moins de 200 sur les formulaires, portfolios, applications et pages catégorie ; un caractère en chinois, japonais ou coréen compte pour deux à trois et demi), si au moins 45 % de sa hauteur est vide, et de 25 % s’il n’y a ni texte ni image sur le premier écran. Ensemble, ces cas le font baisser de 79 % au plus. Pour les espaces vides, c’est le pire de l’ordinateur et du mobile qui compte.',
  reason: {
    few: ({ letters }) =>
      `Toute la page ne contient que ${amount(letters, 'caractère', 'caractères')} de texte.`,
    bare: ({ device }) =>
      `${capitalized(devices.on[device])}, seul l’en-tête est visible sur le premier écran.`,
    empty: ({ device, share }) =>
      `${capitalized(devices.on[device])}, ${percent(share)} de la hauteur de la page est vide.`,
  },
};
