import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(claims: readonly string[]): string {
  return list([...new Set(claims.map((claim) => quote(claim, 60)))], 3);
}

function endless(count: number, total: number): string {
  if (total === 1) return 'La oferta por tiempo limitado no dice cuándo termina';
  return `${count} de ${total} ofertas por tiempo limitado no ${count === 1 ? 'dice cuándo termina' : 'dicen cuándo terminan'}`;
}

export const text: Text = {
  title: {
    passes: 'Las ofertas limitadas dicen cuándo terminan',
    fails: 'Hay ofertas limitadas que no dicen cuándo terminan',
  },
  why: 'Los investigadores encontraron ofertas «limitadas» sin fecha final en decenas de tiendas y las clasificaron como patrón oscuro. La ley de la Unión Europea prohíbe afirmar en falso que una oferta solo está disponible por muy poco tiempo. Un límite es un motivo para actuar cuando se puede comprobar cuándo termina.',
  measure: (scale) =>
    `La parte de las ofertas por tiempo limitado que indica cerca una fecha u hora final (una fecha, un día de la semana con hora o una cuenta atrás): ${scale}. «Hoy» y «esta noche» necesitan una hora, porque son ciertos todos los días. Si una segunda visita contradice una cuenta atrás, la puntuación es 0.`,
  notApplicable: { none: 'La página no anuncia ofertas por tiempo limitado.' },
  observed: {
    restarting: ({ claim, observed }) => `${quote(claim)} no tiene un final real. ${observed}`,
    allEnd: ({ claims }) => `Todas las ofertas por tiempo limitado dicen cuándo terminan: ${quoted(claims)}.`,
    endless: ({ claims, count, total }) => `${endless(count, total)}: ${quoted(claims)}.`,
  },
  searched: ['la sección de cada oferta', 'el texto a menos de 400 px de cada oferta'],
  advice: {
    title: ({ claim }) => `Muestra cuándo termina de verdad ${quote(claim, 60)}`,
  },
};
