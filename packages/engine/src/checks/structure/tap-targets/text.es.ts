import type { Evidence } from '@liftmark/contract/report';
import { list, nodeNames, percent, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function sizes(targets: readonly Evidence[]): string {
  const boxes = targets.flatMap(({ boxes: { mobile } }) => (mobile ? [mobile] : []));
  const each = new Set(boxes.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`));
  return each.size > 0 ? ` (${list([...each])})` : '';
}

function namesOf(targets: readonly Evidence[]): string {
  return nodeNames(targets, 'el elemento', { limit: 30, viewport: 'mobile' });
}

function fitting(count: number, total: number): string {
  if (total === 1) {
    return count === 1
      ? 'El único enlace o botón mide al menos 24 × 24 px o tiene ese espacio alrededor.'
      : 'El único enlace o botón mide menos de 24 × 24 px y no tiene ese espacio alrededor.';
  }
  if (count === total)
    return `Los ${total} enlaces y botones miden al menos 24 × 24 px o tienen ese espacio alrededor.`;
  return `${count} de ${total} enlaces y botones (${percent(count / total)}) ${count === 1 ? 'mide al menos 24 × 24 px o tiene' : 'miden al menos 24 × 24 px o tienen'} ese espacio alrededor.`;
}

export const text: Text = {
  title: {
    passes: 'Los enlaces y botones son fáciles de tocar',
    fails: 'Algunos enlaces y botones son muy pequeños',
  },
  why: 'WCAG 2.5.8 exige objetivos de al menos 24 por 24 px, o ese espacio alrededor. Las guías de las plataformas recomiendan de 44 a 48 px para los importantes. No se ha probado el efecto de ninguno de los dos tamaños en la conversión.',
  measure: (scale) =>
    `La parte de los enlaces y botones de la página móvil que mide al menos 24 × 24 px o tiene ese espacio alrededor: ${scale}. No cuentan los enlaces dentro de una línea de texto ni los que no muestran nada porque su imagen no cargó. La puntuación es como máximo 0,7 si la llamada a la acción principal mide menos de 44 px de alto. No se puntúa si el móvil muestra la página encogida.`,
  notMeasured: {
    none: 'La página móvil no tiene enlaces ni botones.',
    scaledDown: ({ shownAt }) =>
      `El móvil encoge toda la página, con sus enlaces y botones, al ${percent(shownAt)} de su tamaño.`,
  },
  observed: {
    targets: ({ count, total, low }) =>
      `${low ? `El ${low.isLink ? 'enlace' : 'botón'} principal, ${quote(low.label, 40)}, mide ${low.px} px de alto (${low.comfortable} px son cómodos para el pulgar). ` : ''}${fitting(count, total)}`,
  },
  advice: {
    raise: {
      title: ({ label, comfortable }) =>
        `Haz que ${quote(label, 40)} mida al menos ${comfortable} px de alto en el móvil`,
      step: ({ label, px, comfortable }) =>
        `Aumenta la altura de ${quote(label, 40)} de ${px} px a al menos ${comfortable} px.`,
    },
    enlarge: {
      title: ({ smallest }) => `Agranda ${namesOf(smallest)} en el móvil`,
      step: ({ smallest }) =>
        `Agranda ${namesOf(smallest)}${sizes(smallest)} hasta al menos 24 × 24 px con relleno, o deja 24 px de espacio alrededor${smallest.length === 1 ? '' : ' de cada uno'}.`,
    },
    addPadding: 'Añade relleno en lugar de agrandar el texto. El diseño puede seguir igual.',
  },
};
