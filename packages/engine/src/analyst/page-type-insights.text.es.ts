import type { Text } from './page-type-insights.text.ts';

export const text: Text = {
  chosen: ({ type }) => `Juzgada con el tipo de página que elegiste: ${type}.`,
  recognized: ({ type, certainty }) =>
    `Tipo de página detectado: ${type} (certeza: ${certainty}). Las comprobaciones que más importan en páginas así pesan más.`,
  uncertain: ({ nearest, certainty }) =>
    `No pudimos determinar el tipo de página con suficiente certeza (el más cercano: ${nearest}, ${certainty}). Quedaron fuera las comprobaciones de tipos concretos; elige un tipo para incluirlas.`,
  unread:
    'No pudimos determinar el tipo de página porque no pudimos leer su idioma. Quedaron fuera las comprobaciones de tipos concretos; elige un tipo para incluirlas.',
  other:
    'Esta página no se parece a ninguno de los tipos con comprobaciones propias, así que solo hicimos las que se aplican a cualquier página. Elige un tipo para añadir las suyas.',

  answer: ({ question, verdict, observed }) => `«${question}» ${verdict}: ${observed}`,
  verdicts: { pass: 'Respondida', partial: 'Respondida en parte', fail: 'Sin responder' },
};
