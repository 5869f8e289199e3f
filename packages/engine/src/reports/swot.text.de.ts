import type { Text } from './swot.text.ts';

export const text: Text = {
  fixFirst: 'Zuerst beheben: Das begrenzt, was der Rest der Seite erreichen kann.',
  opportunity: ({ observed, impact }) => `${observed} ${impact}`,
};
