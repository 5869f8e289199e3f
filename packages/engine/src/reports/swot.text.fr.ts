import type { Text } from './swot.text.ts';

export const text: Text = {
  fixFirst: 'À corriger en premier : cela limite ce que le reste de la page peut obtenir.',
  opportunity: ({ observed, impact }) => `${observed} ${impact}`,
};
