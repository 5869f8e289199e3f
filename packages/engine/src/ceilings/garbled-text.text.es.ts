import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './garbled-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, como ${quote(example, 60)}`);

export const text: Text = {
  title: 'El texto no se puede leer',
  measure:
    'Baja la puntuación un 30\u00a0% si el 30\u00a0% de los encabezados y del texto es ilegible o está en una codificación equivocada, un 65\u00a0% si lo está el 65\u00a0% y un 85\u00a0% si lo está todo. Hasta el 12\u00a0% no la baja.',
  reason: ({ share, example }) => `El ${percent(share)} del texto no se puede leer${suchAs(example)}.`,
};
