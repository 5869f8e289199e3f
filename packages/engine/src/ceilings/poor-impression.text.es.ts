import { list } from '../checks/shared/phrasing.ts';
import type { Text } from './poor-impression.text.ts';

const because = (seen: readonly string[]) => (seen.length === 0 ? '' : `: ${list(seen, seen.length)}`);

export const text: Text = {
  title: 'La primera impresión ahuyenta a los visitantes',
  measure:
    'Baja la puntuación un 18\u00a0% si las dos comprobaciones de la primera impresión (visual-order, visual-quality) dan una media de 0,5, un 36\u00a0% si es de 0,3 y un 50\u00a0% si es de 0,1 o menos. A partir de 0,7 no la baja. La primera impresión tiñe todo lo que se ve después.',
  mildTitle: 'La primera impresión podría ser mejor',
  reason: {
    mild: ({ seen }) => `A primera vista, la página se ve menos cuidada de lo que podría${because(seen)}.`,
    poor: ({ seen }) =>
      `A primera vista, la página parece poco profesional${because(seen)}. Por ese aspecto se juzga lo que sigue.`,
  },
};
