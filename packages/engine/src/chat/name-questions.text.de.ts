import type { Text } from './name-questions.text.ts';

export const text: Text = {
  found: ({ names, count }) => `${names} ${count === 1 ? 'steht' : 'stehen'} auf der Seite:`,
  notFound: ({ names }) => `Der Seitentext in diesem Bericht enthält ${names} nicht.`,
};
