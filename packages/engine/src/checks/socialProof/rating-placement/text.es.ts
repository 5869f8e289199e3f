import type { PerViewport } from '../../../capture/snapshot.ts';
import { places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La valoración se ve con facilidad',
    fails: 'La valoración es difícil de encontrar',
  },
  why: 'Los visitantes pasan la mayor parte del tiempo en la primera pantalla. En la prueba de cabecera de una tienda, el mejor de tres sellos de reseñas aumentó claramente los pedidos y los otros dos apenas.',
  measure: (scale) =>
    `Una media con el número de valoraciones puntúa 1 cerca del título o en la primera pantalla, y 0,4 en cualquier otro sitio. En páginas de categoría, la parte de las fichas de producto con valoración: ${scale}. No cuentan las estrellas de reseñas sueltas.`,
  notApplicable: { none: 'La página no muestra ni una valoración media ni cuántas valoraciones hay.' },
  notMeasured: { rendering: 'La página no se mostró en escritorio ni en el móvil.' },
  observed: {
    cards: ({ rated, total }) =>
      total === 1
        ? `La ficha de producto ${rated === 1 ? 'tiene' : 'no tiene'} valoración.`
        : `${rated} de ${total} fichas de producto ${rated === 1 ? 'tiene' : 'tienen'} valoración.`,
    complete: ({ rating, depth }) => `La valoración ${quote(rating)} está ${places(depth)}.`,
    noAverage: ({ rating, depth }) =>
      `La valoración ${quote(rating)} está ${places(depth)}, pero no se muestra ninguna media.`,
    noCount: ({ rating, depth }) =>
      `La valoración ${quote(rating)} está ${places(depth)}, pero no se muestra el número de valoraciones.`,
  },
  advice: {
    cards: {
      title: ({ bare }) =>
        bare === 1
          ? 'Añade la valoración a la ficha de producto que no la tiene'
          : `Añade la valoración a las ${bare} fichas de producto que no la tienen`,
      steps: [
        'En cada ficha cuyo producto tenga reseñas, muestra la media y el número de reseñas bajo el nombre.',
        'Si un producto no tiene reseñas, no pongas estrellas en lugar de mostrarlas vacías.',
      ],
    },
    count: {
      title: ({ rating }) => `Añade el número de valoraciones junto a ${quote(rating, 50)}`,
      steps: ({ rating }) => [
        `Escribe el número de valoraciones junto a ${quote(rating, 50)} y enlaza ambos a las propias valoraciones.`,
        'Si las valoraciones están en otro sitio, nómbralo y usa el número que muestra.',
      ],
    },
    place: {
      title: ({ rating, below }) => `Muestra ${quote(rating, 50)} justo debajo ${below}`,
      complete: ({ below, depth }) =>
        `Muestra la media y el número de reseñas en una línea debajo ${below}. Ahora están ${placeOf(depth)}.`,
      addAverage: ({ rating, below, depth }) =>
        `Muestra ${quote(rating, 50)} debajo ${below}, con la media al lado. Ahora está ${placeOf(depth)}.`,
      addCount: ({ rating, below, depth }) =>
        `Muestra ${quote(rating, 50)} debajo ${below}, con el número de valoraciones al lado. Ahora está ${placeOf(depth)}.`,
      link: 'Enlaza esa línea a las reseñas que están más abajo.',
    },
    headline: ({ headline }) => `de ${quote(headline)}`,
    pageTitle: ({ page }) => `del título de ${page}`,
  },
};

function placeOf(depth: PerViewport<number> | null): string {
  return depth ? places(depth) : 'más abajo';
}
