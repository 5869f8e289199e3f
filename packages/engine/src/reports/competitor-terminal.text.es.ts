import type { Text } from './competitor-terminal.text.ts';

export const text: Text = {
  heading: 'Las diferencias que más importan',
  none: 'Las páginas no hacen nada distinto que importe.',
  yours: 'Tu página',
  side: ({ name, words }) => `${name}: ${words}`,
  takeOver: ({ step }) => `Adopta esto: ${step}`,
  keep: 'Conserva esto: tu página lo hace mejor.',
};
