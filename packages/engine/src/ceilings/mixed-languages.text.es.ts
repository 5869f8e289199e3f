import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './mixed-languages.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, por ejemplo ${quote(example, 60)}`);

export const text: Text = {
  title: 'El texto mezcla idiomas',
  measure:
    'Baja la puntuación un 12\u00a0% si el 35\u00a0% o más de los encabezados y del texto está en otro idioma que la página. Hasta el 10\u00a0% no la baja.',
  reason: ({ share, example }) =>
    `El ${percent(share)} del texto está en otro idioma que el resto${suchAs(example)}.`,
};
