import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './content-missing-on-phones.text.ts';

export const text: Text = {
  title: 'Les mobiles montrent trop peu de la page',
  measure:
    'Fait baisser le score de 20 % si les mobiles n’affichent que 30 % du texte visible sur ordinateur, ou l’inverse, et de 45 % si c’est 5 % ou moins. À partir de 60 %, le score ne baisse pas. S’applique aux pages d’au moins 400 caractères de texte.',
  reason: {
    mobile: ({ share }) => `Les mobiles n’affichent que ${percent(share)} du texte visible sur ordinateur.`,
    desktop: ({ share }) => `Les ordinateurs n’affichent que ${percent(share)} du texte visible sur mobile.`,
  },
};
