import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './repeated-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, por ejemplo ${quote(example, 60)}`);

export const text: Text = {
  title: 'La página repite el mismo texto',
  measure:
    'Baja la puntuación un 20\u00a0% si el 35\u00a0% del texto repite lo anterior, y un 40\u00a0% si lo hace el 65\u00a0% o más. Hasta el 12\u00a0% no la baja.',
  reason: ({ share, example }) => `El ${percent(share)} del texto repite lo anterior${suchAs(example)}.`,
};
