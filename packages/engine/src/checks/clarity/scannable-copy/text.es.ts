import { amount, percent, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'El texto se ojea con facilidad', fails: 'El texto es difícil de ojear' },
  why: 'Cuatro de cada cinco personas en las pruebas ojeaban cada página nueva, y solo una de cada seis leía palabra por palabra. Un texto dividido en párrafos cortos bajo encabezados que dicen algo les ayudó de forma medible a encontrar lo que buscaban.',
  measure: ({ run, articleRun, longShare }) =>
    `La media de dos puntuaciones: las palabras del tramo más largo sin un encabezado, una línea corta en negrita, más grande o en mayúsculas, una lista, una columna ni un espacio (${run}; en artículos, ${articleRun}), y la parte de las palabras que está en párrafos de más de 80 (${longShare}). Se aplica a páginas de 300 palabras o más.`,
  notApplicable: {
    fewWords: ({ enough }) => `La página tiene menos de ${enough} palabras.`,
  },
  observed: ({ words, heading, longShare, longParagraph }) =>
    `El tramo más largo de texto sin un encabezado o una línea parecida tiene ${amount(words, 'palabra', 'palabras')} (${heading === null ? 'antes del primer encabezado' : `bajo ${quote(heading)}`}); el ${percent(longShare)} de las palabras está en párrafos de más de ${longParagraph}.`,
  advice: {
    title: ({ words, heading }) =>
      `Divide el texto ${heading === null ? 'que hay antes del primer encabezado' : `bajo ${quote(heading, 60)}`} (${amount(words, 'palabra', 'palabras')})`,
    steps: {
      headings: 'Cada 100 a 200 palabras, añade un encabezado que diga la idea siguiente y no solo el tema.',
      split: ({ paragraph, words }) =>
        `Divide en dos o tres el párrafo que empieza por ${quote(paragraph, 60)} (${amount(words, 'palabra', 'palabras')}).`,
      lists:
        'Convierte en lista los elementos encadenados en una frase y empieza cada párrafo por su idea principal.',
      cut: 'Borra todo lo que no haga falta para decidir.',
    },
    design: ({ longParagraph }) => [
      `Que los párrafos no pasen de ${longParagraph} palabras. Haz los encabezados claramente más grandes que el texto, con más espacio encima que debajo.`,
    ],
  },
};
