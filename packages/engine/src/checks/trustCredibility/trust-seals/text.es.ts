import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Los sellos de confianza se usan con moderación',
    fails: 'La página muestra demasiados sellos de confianza',
  },
  why: 'Datos de 493 tiendas muestran que los sellos de confianza ayudan sobre todo a las tiendas pequeñas y con clientes nuevos, y que con más de dos menos clientes terminan su pedido. Otros experimentos no hallaron efecto en promedio, así que pesa poco.',
  measure: (scale) => `Sellos de terceros reconocidos, sin insignias propias: ${scale}.`,
  notApplicable: { none: 'La página no muestra ningún sello reconocido.' },
  observed: { seals: ({ seals }) => `Sellos que se muestran: ${list(seals, 8)}.` },
  advice: {
    title: ({ seals }) => `Deja solo dos de estos sellos: ${list(seals, 6)}`,
    steps: [
      'Deja los dos que mejor conocen tus clientes y quita los demás.',
      'Ponlos cerca del botón de compra y enlaza cada uno a su certificado.',
    ],
  },
};
