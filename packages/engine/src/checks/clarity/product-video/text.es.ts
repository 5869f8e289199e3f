import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Un vídeo muestra el producto', fails: 'Ningún vídeo muestra el producto' },
  why: 'En un experimento aleatorizado de una tienda de moda, los vídeos aumentaron las ventas de los productos mostrados. Es una sola tienda, y en otro tipo de páginas ha habido pérdidas, así que la falta de vídeo cuesta pocos puntos.',
  measure: (cases) =>
    `Un vídeo o un reproductor de vídeo en la galería o el contenido principal puntúa ${cases}.`,
  how: {
    found: 'si lo hay',
    none: 'si no lo hay',
  },
  notMeasured: {
    frame: ({ host }) =>
      `Un marco incrustado de ${host ?? 'otro sitio'} no se leyó y puede contener un vídeo.`,
  },
  observed: {
    found: 'La galería o el contenido principal tiene un vídeo.',
    none: 'No se encontró ningún vídeo.',
  },
  searched: ['galería', 'contenido principal', 'reproductores incrustados'],
  advice: {
    title: ({ product }) => `Muestra ${product ? quote(product) : 'el producto'} en un vídeo corto`,
    steps: [
      'Graba el producto en uso durante 15 a 40 segundos. Muestra su tamaño, cómo se maneja y los detalles que una foto no puede mostrar.',
      'Ponlo como segundo o tercer elemento de la galería, sin sonido, y deja que lo inicie el visitante.',
      'Pruébalo con un producto antes de grabar toda la gama.',
    ],
  },
};
