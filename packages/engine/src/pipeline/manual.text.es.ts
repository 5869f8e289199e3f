import type { Text } from './manual.text.ts';

export const text: Text = {
  subject: ({ headline }) => `El texto con el titular ${headline}`,
  noPage:
    'Solo se juzgó el texto. Quedó fuera todo lo que necesita una página (diseño, velocidad, formularios, enlaces).',
};
