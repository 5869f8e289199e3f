import type { Text } from './competitor-terminal.text.ts';

export const text: Text = {
  heading: 'Die wichtigsten Unterschiede',
  none: 'Die Seiten unterscheiden sich in nichts, was ins Gewicht fällt.',
  yours: 'Ihre Seite',
  side: ({ name, words }) => `${name}: ${words}`,
  takeOver: ({ step }) => `Übernehmen: ${step}`,
  keep: 'Beibehalten: Das macht Ihre Seite besser.',
};
