import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './category-insights.text.ts';

export const text: Text = {
  scored: ({ category, score, grade }) => `${category}: ${score} de 100 puntos (${grade}).`,
  unscored: ({ category }) =>
    `${category}: sin puntuación porque no pudimos medir lo suficiente, así que no cuenta en la puntuación total.`,

  namedGaps: ({ gaps, points, titles }) =>
    gaps === 1
      ? `Otro problema cuesta ${decimal(points)} puntos: ${titles}.`
      : `Otros ${gaps} problemas cuestan ${decimal(points)} puntos: ${titles}.`,
  countedGaps: ({ gaps, points }) =>
    gaps === 1
      ? `Otro problema cuesta ${decimal(points)} puntos; consulta la lista completa.`
      : `Otros ${gaps} problemas cuestan ${decimal(points)} puntos; consulta la lista completa.`,

  filled: ({ judged }) =>
    judged === 0
      ? 'Ninguna comprobación encontró aquí algo que juzgar, así que la categoría recibe la media de la página.'
      : `Solo ${amount(judged, 'comprobación encontró', 'comprobaciones encontraron')} aquí algo que juzgar, así que la puntuación se basa en parte en la media de la página.`,

  working: ({ observed, others }) =>
    `Lo que funciona: ${observed}${others === 0 ? '' : ` ${others === 1 ? 'Se superó 1 comprobación' : `Se superaron ${others} comprobaciones`} más.`}`,

  unmeasured: ({ checks }) =>
    checks === 1
      ? 'Aquí no se pudo medir 1 comprobación.'
      : `Aquí no se pudieron medir ${checks} comprobaciones.`,
};

function decimal(points: string): string {
  return points.replace('.', ',');
}
