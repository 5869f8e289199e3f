import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Las afirmaciones citan sus fuentes', fails: 'Hay afirmaciones sin fuente' },
  why: 'La primera de las pautas de credibilidad de Stanford es que las afirmaciones sean fáciles de comprobar, con citas y enlaces. En estudios de laboratorio, los números exactos parecían más creíbles que los redondos; un número que no se puede comprobar es un riesgo.',
  measure: (scale) =>
    `Con al menos dos afirmaciones con un número o un superlativo, la parte que tiene cerca un enlace a la fuente, una nota al pie, un estudio con nombre o una fecha: ${scale}. No son afirmaciones las citas, los porcentajes de un precio o una nota, los materiales ni las instrucciones de cuidado.`,
  notApplicable: { few: 'La página tiene menos de dos afirmaciones con números o superlativos.' },
  observed: {
    sources: ({ sourced, total, unsourced }) =>
      `${having(sourced, total)} una fuente cerca (enlace, nombre o fecha)${unsourced.length > 0 ? `; falta en ${list(unsourced.map((claim) => quote(claim, 60)))}` : ''}.`,
  },
  searched: ['enlaces, notas al pie, nombres y fechas cerca de cada afirmación'],
  advice: {
    title: ({ claim }) =>
      claim === undefined ? 'Añade una fuente a tus afirmaciones' : `Añade una fuente a ${quote(claim, 60)}`,
    steps: ({ claims }) => [
      ...claims.map((claim) => `${quote(claim, 80)}: di quién lo midió y cuándo, y enlaza a la fuente.`),
      'Quita las afirmaciones para las que no tengas fuente.',
    ],
  },
};

function having(sourced: number, total: number): string {
  if (sourced === 0) return `Ninguna de las ${total} afirmaciones tiene`;
  if (sourced === total) return `Las ${total} afirmaciones tienen`;
  return `${sourced} de ${total} afirmaciones ${sourced === 1 ? 'tiene' : 'tienen'}`;
}
