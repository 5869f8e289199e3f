import { list, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Words = Parameters<Text['title']['spelling']>[0]['words'];

function shown(words: Words): string {
  return list(
    words.map((word) => quote(word, 40)),
    4,
  );
}

export const text: Text = {
  why: 'Las pautas de credibilidad web de Stanford advierten de que incluso los errores pequeños dañan la credibilidad más de lo que la mayoría imagina. Los visitantes deducen que cuidas tu trabajo tan poco como tus textos.',
  measure:
    'Se señala si el texto contiene faltas de ortografía comunes o palabras en otro alfabeto en medio de una frase, si el 45\u00a0% o más no está en el idioma de la página, o si el 30\u00a0% o más repite palabra por palabra un texto anterior. Lo que más cuenta es una falta en el titular; una sola fuera de los encabezados nunca figura entre los cinco primeros.',
  title: {
    spelling: ({ words }) =>
      words.length === 1
        ? `Corrige la palabra mal escrita ${shown(words)}`
        : `Corrige las palabras mal escritas ${shown(words)}`,
    stray: ({ word }) => `Traduce ${quote(word, 40)} en medio de una frase`,
    mixed: ({ share }) => `El ${percent(share)} del texto no está en el idioma de la página`,
    repeated: ({ share }) => `El ${percent(share)} del texto repite lo que la página ya dijo`,
  },
  observed: {
    spelling: ({ word, line }) =>
      word === line
        ? `Los visitantes leen ${quote(word, 40)}.`
        : `Los visitantes leen ${quote(word, 40)} en ${quote(line, 80)}.`,
    stray: ({ word, line }) =>
      `${quote(word, 40)} está en otro alfabeto que la frase que lo rodea: ${quote(line, 110)}.`,
    mixed: ({ share, line }) =>
      `El ${percent(share)} del texto está en otro idioma que el resto, por ejemplo ${quote(line, 80)}.`,
    repeated: ({ share, line }) =>
      `El ${percent(share)} del texto repite palabra por palabra un texto anterior, por ejemplo ${quote(line, 80)}.`,
  },
  step: {
    spelling: ({ word, line }) => `Corrige ${quote(word, 40)} en ${quote(line, 60)}.`,
    stray: ({ word, line }) => `Traduce o borra ${quote(word, 40)} en ${quote(line, 60)}.`,
    mixed:
      'Elige un solo idioma para la página. Traduce el resto del texto, o pásalo a su propia página y añade un selector de idioma.',
    repeated: 'Di cada cosa una sola vez y usa el espacio para lo que distingue tu oferta.',
    proof:
      'Antes de publicar, pide a otra persona que lea toda la página en voz alta, con el menú y el pie de página.',
  },
};
