import type { Text } from './competitor-terminal.text.ts';

export const text: Text = {
  heading: 'Les différences qui comptent le plus',
  none: 'Les pages ne diffèrent en rien qui compte.',
  yours: 'Votre page',
  side: ({ name, words }) => `${name} : ${words}`,
  takeOver: ({ step }) => `À reprendre : ${step}`,
  keep: 'À conserver : votre page fait mieux.',
};
