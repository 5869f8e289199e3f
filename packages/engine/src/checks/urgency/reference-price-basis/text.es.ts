import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(prices: readonly string[], limit: number): string {
  return list(
    prices.map((price) => quote(price, 20)),
    limit,
  );
}

export const text: Text = {
  title: { passes: 'Se explica el precio anterior', fails: 'No se explica el precio anterior' },
  why: 'En la Unión Europea, un descuento tiene que indicar el precio más bajo de los 30 días anteriores, y un acuerdo judicial en el Reino Unido declaró ilegales los descuentos falsos. Además, un precio anterior se cree mejor cuando se explica.',
  measure: (cases) =>
    `Los precios tachados puntúan ${cases}. Se aplica solo si el vendedor está en la Unión Europea o en el Espacio Económico Europeo; no se puntúa si se desconoce el país.`,
  how: {
    explained: 'si todos lo están',
    bare: 'si alguno no se explica cerca (precio más bajo de los últimos 30 días, precio de catálogo, fecha)',
  },
  notApplicable: {
    none: 'No hay ningún precio anterior tachado.',
    elsewhere: ({ country }) => `El vendedor está fuera del Espacio Económico Europeo (${country}).`,
  },
  notMeasured: { country: 'No se pudo determinar el país del vendedor.' },
  observed: {
    explained: ({ prices }) =>
      `${prices.length === 1 ? 'Se explica el precio anterior' : 'Se explican los precios anteriores'}: ${list(
        prices.map(({ price, basis }) => `${quote(price, 20)} (${basis})`),
        3,
      )}.`,
    bare: ({ prices }) =>
      `${prices.length === 1 ? 'No se explica el precio anterior' : `No se explican ${prices.length} precios anteriores`}: ${quoted(prices, 4)}.`,
  },
  searched: ['el texto cercano al precio', 'notas al pie'],
  advice: {
    title: ({ price }) => `Explica el precio anterior ${quote(price, 20)}`,
    steps: ({ prices }) => [
      'Muestra el precio más bajo de los últimos 30 días junto al precio rebajado y calcula el descuento a partir de él.',
      `Hazlo en ${quoted(prices, 5)}.`,
      'Si es el precio de catálogo del fabricante, dilo así.',
    ],
  },
};
