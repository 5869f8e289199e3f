import type { Text } from './scale.text.ts';

export const text: Text = {
  separator: '; ',
  none: 'sin ninguno',
  upTo: ({ value }) => `hasta ${value}`,
  at: ({ value }) => `con ${value}`,
  from: ({ value }) => `desde ${value}`,
  or: ({ first, second }) => `${first} o ${second}`,
};
