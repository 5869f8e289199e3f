import type { Text } from './scale.text.ts';

export const text: Text = {
  separator: '; ',
  none: 'ohne',
  upTo: ({ value }) => `bis ${value}`,
  at: ({ value }) => `bei ${value}`,
  from: ({ value }) => `ab ${value}`,
  or: ({ first, second }) => `${first} oder ${second}`,
};
