import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'El texto apenas contiene exageraciones',
    fails: 'El texto exagera en lugar de dar datos',
  },
  why: 'En un estudio clásico de usabilidad, un texto objetivo aumentó por sí solo la usabilidad medida un 27\u00a0% frente a uno publicitario, y las pautas de credibilidad piden moderación. Los lectores se saltan los elogios que podría hacerse cualquier competidor, pero no los datos y las cifras.',
  measure: (scale) =>
    `Expresiones exageradas por cada 100 palabras del texto propio de la página, sin citas, reseñas, código ni texto legal: ${scale}. Una en el titular multiplica la puntuación por 0,7. Las páginas con menos de 60 palabras se juzgan como si tuvieran 60, y solo si contienen tres o más expresiones así.`,
  notApplicable: {
    fewWords: ({ enough }) =>
      `La página tiene menos de ${enough} palabras de texto propio y apenas exageraciones.`,
  },
  observed: {
    none: ({ words }) =>
      `Ninguna expresión de nuestra lista de exageraciones aparece en ${amount(words, 'palabra', 'palabras')} de texto.`,
    some: ({ count, words, phrases, inHeadline }) =>
      `${amount(count, 'expresión exagerada', 'expresiones exageradas')} en ${amount(words, 'palabra', 'palabras')} de texto: ${list(phrases.map((phrase) => quote(phrase)))}${inHeadline ? headlineNote(count) : ''}.`,
  },
  advice: {
    title: ({ phrases }) =>
      `Sustituye ${list(
        phrases.map((phrase) => quote(phrase)),
        3,
      )} por datos`,
    steps: [
      'En cada expresión, pregúntate qué la hace cierta y escribe eso: una cifra, una fecha o un nombre.',
      'Si no puedes respaldarla, bórrala. Si la frase no dice nada más, borra la frase entera.',
      'Empieza por el titular y el texto de la primera pantalla.',
    ],
  },
};

function headlineNote(count: number): string {
  return count === 1 ? ', en el titular' : ', una de ellas en el titular';
}
