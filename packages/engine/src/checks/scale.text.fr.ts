import type { Text } from './scale.text.ts';

export const text: Text = {
  separator: ' ; ',
  none: 'pour aucun',
  upTo: ({ value }) => `jusqu’à ${value}`,
  at: ({ value }) => `à ${value}`,
  from: ({ value }) => `à partir de ${value}`,
  or: ({ first, second }) => `${first} ou ${second}`,
};
