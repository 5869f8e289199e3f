import { amount, figure, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Average = Parameters<Text['observed']['convincing']>[0];

export const text: Text = {
  title: { passes: 'La valoración media convence', fails: 'La valoración media ahuyenta a los compradores' },
  why: 'La probabilidad de compra era máxima con medias de 4,0 a 4,7 estrellas y bajaba hacia 5,0, que parece demasiado bueno para ser cierto. Una estrella más aumentó los ingresos unos puntos porcentuales en restaurantes independientes, y nada en las cadenas.',
  measure: (scale) =>
    `La media de al menos cinco valoraciones: ${scale}. No se puntúa si la página muestra estrellas pero no su valor.`,
  notApplicable: {
    none: 'La página no muestra ninguna valoración.',
    few: ({ enough }) => `La media procede de menos de ${enough} valoraciones.`,
  },
  notMeasured: {
    ratings: 'No está claro si la página muestra valoraciones.',
    value: 'La página muestra estrellas, pero no se pudo leer su valor.',
    count: 'No se pudo leer el número de valoraciones.',
  },
  observed: {
    convincing: (rating) => `${averageOf(rating)}.`,
    high: (rating) =>
      `${averageOf(rating)}; algunos visitantes no se creen medias superiores a ${rating.above.toLocaleString('es')}.`,
    low: (rating) =>
      `${averageOf(rating)}; las medias inferiores a ${rating.below.toLocaleString('es')} ahuyentan a los compradores.`,
  },
  advice: {
    title: ({ average }) => `Averigua qué deja la valoración en ${figure(average, 1)} sobre 5 y corrígelo`,
    readReviews: 'Lee todas las reseñas de tres estrellas o menos y cuenta los motivos.',
    answer: ({ review }) => `Responde en público a ${quote(review, 80)}: di qué falló y qué ha cambiado.`,
    fixFirst: 'Corrige primero el motivo más común y di en la página que está corregido.',
    keepCritical: 'Conserva las reseñas críticas: un historial perfecto es menos creíble.',
  },
};

function averageOf({ average, count }: Average): string {
  return `La media es de ${figure(average, 1)} sobre 5 con ${amount(count, 'valoración', 'valoraciones')}`;
}
