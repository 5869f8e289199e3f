import { percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'El texto tiene un tamaño legible', fails: 'Gran parte del texto es muy pequeña' },
  why: 'Las herramientas de auditoría de los navegadores avisan cuando menos del 60\u00a0% del texto de una página mide al menos 12 px, porque en el móvil hay que ampliar para leerlo. Un texto que no se puede leer es como si no estuviera.',
  measure: (scale) =>
    `La parte de los caracteres que mide al menos 12 px, en el dispositivo con el valor más bajo: ${scale}.`,
  notMeasured: { none: 'No se mostró ningún texto.' },
  observed: {
    large: ({ shares }) => `Texto de al menos 12 px: ${perViewport(shares, percent)}.`,
    small: ({ shares }) =>
      `Texto de al menos 12 px: ${perViewport(shares, percent)}; el resto es más pequeño.`,
  },
  node: 'el elemento',
  advice: {
    title: {
      any: 'Agranda el texto de menos de 12 px',
      such: ({ words }) => `Agranda el texto de menos de 12 px, como ${quote(words, 40)}`,
    },
    steps: {
      sizes: 'Pon el texto a 16 px y deja en 12 px o más todo lo que se deba leer.',
      start: ({ names }) => `Empieza por ${names}.`,
      units:
        'Usa unidades relativas para que el texto se adapte al tamaño de letra que elija cada visitante.',
    },
    design: ['16 px para el texto, 14 px para las notas; interlineado de 1,5.'],
  },
};
