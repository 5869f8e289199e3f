import type { Text } from './name-questions.text.ts';

export const text: Text = {
  found: ({ names, count }) => `${names} ${count === 1 ? 'aparece' : 'aparecen'} en la página:`,
  notFound: ({ names }) => `El texto de la página en este informe no menciona ${names}.`,
};
