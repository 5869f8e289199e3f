import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Se muestran suficientes fotos', fails: 'Se muestran muy pocas fotos' },
  why: 'En un gran marketplace, los anuncios con dos fotos convertían más o menos el doble que los de una, y más de dos no añadían nada; los mejores vendedores también suben más fotos, así que no se demuestra causa y efecto. El seguimiento ocular muestra que la gente estudia las fotos del producto y se salta los adornos.',
  measure: (scale) =>
    `Fotos distintas del producto o del lugar, incluidas las de galerías, que miden al menos 250 px en el lado corto en su tamaño original: ${scale}.`,
  sought: 'Una segunda foto del producto o del lugar',
  observed: {
    none: 'No encontramos ninguna foto del producto o del lugar que mida al menos 250 px en el lado corto.',
    one: 'La página solo muestra una foto del producto o del lugar.',
    several: ({ count }) =>
      `La página muestra ${amount(count, 'foto distinta', 'fotos distintas')} del producto o del lugar.`,
  },
  searched: ['contenido principal', 'galerías', 'imágenes de fondo'],
  picture: 'la foto',
  advice: {
    title: {
      second: ({ picture }) => `Añade una segunda foto junto a ${picture}`,
      ofOffer: ({ offer }) => `Añade fotos de ${quote(offer)}`,
      ofPage: ({ page }) => `Añade fotos de lo que ofrece ${page}`,
    },
    steps: [
      'Muestra lo que se quiere ver a continuación: el producto en uso, por detrás o junto a algo que indique su tamaño, o la habitación como la ven los huéspedes.',
      'Usa fotos tuyas en lugar de fotos de archivo, de al menos 1200 px de ancho para que se puedan ampliar.',
      'Describe cada foto en su texto alternativo.',
    ],
    design: [
      'Usa el mismo fondo y la misma luz en todas las fotos, y muestra en la primera el producto o la habitación por completo.',
    ],
  },
};
