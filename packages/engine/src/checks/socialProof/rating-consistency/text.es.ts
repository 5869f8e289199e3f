import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Rating = Parameters<Text['observed']>[0]['visible'];

export const text: Text = {
  title: {
    passes: 'La valoración coincide con los datos estructurados',
    fails: 'La valoración y los datos estructurados no coinciden',
  },
  why: 'Las normas de Estados Unidos prohíben las reseñas falsas, y la ley de la Unión Europea pide a los vendedores que demuestren que las suyas son reales. Una valoración distinta en la página y en lo que leen los buscadores es, como poco, un pequeño error, y los pequeños errores restan confianza.',
  measure:
    'La media y el número de valoraciones visibles, comparados con los datos estructurados del mismo artículo: 1 si difieren como máximo en 0,1 y un 5\u00a0%, 0,1 si las medias difieren en más de 0,3 o un número es más de 1,5 veces el otro, y 0,6 en los demás casos.',
  notApplicable: {
    single: 'La página y sus datos estructurados no muestran ambos una valoración del mismo artículo.',
  },
  notMeasured: { ratings: 'No está claro si la página muestra valoraciones.' },
  observed: ({ visible, structured }) =>
    `La página muestra ${figures(visible)}; sus datos estructurados dicen ${figures(structured)}.`,
  advice: {
    title: ({ rating }) => `Haz que ${quote(rating, 50)} y los datos estructurados coincidan`,
    steps: [
      'Toma ambos del mismo lugar de tu plataforma de comercio, para el mismo artículo y las mismas reseñas.',
      'Si los datos estructurados describen la tienda y no el producto, déjalo claro en el nombre del artículo.',
    ],
  },
};

function figures({ average, count, scale }: Rating): string {
  const from = count === null ? '' : ` con ${amount(count, 'valoración', 'valoraciones')}`;
  return `${Number(average.toFixed(2)).toLocaleString('es')} sobre ${scale}${from}`;
}
