import type { Text } from './name-questions.text.ts';

export const text: Text = {
  found: ({ names, count }) => `${names} ${count === 1 ? 'figure' : 'figurent'} sur la page :`,
  notFound: ({ names }) => `Le texte de la page dans ce rapport ne mentionne pas ${names}.`,
};
