import type { Text } from './swot.text.ts';

export const text: Text = {
  fixFirst: 'Corrige esto primero: limita lo que puede lograr el resto de la página.',
  opportunity: ({ observed, impact }) => `${observed} ${impact}`,
};
