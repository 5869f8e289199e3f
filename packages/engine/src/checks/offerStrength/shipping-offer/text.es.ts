import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Se muestra una oferta de envío gratis', fails: 'No se muestra envío gratis' },
  why: 'En 2732 pruebas de 252 tiendas, las promociones de precio y las ofertas de envío tuvieron los mayores efectos. Un estudio de una tienda de moda halló que el envío gratis a partir de un importe aumenta el valor de la cesta frente al envío gratis para todos; ningún resultado tiene en cuenta los márgenes.',
  measure: (cases) =>
    `En productos que se envían, el envío gratis, o un pedido mínimo indicado para obtenerlo, puntúa ${cases}.`,
  how: {
    free: 'si se indica',
    none: 'si no se indica',
  },
  notApplicable: { notShipped: 'Aquí no se envía nada.' },
  notMeasured: { unclearIfShipped: 'No está claro si se envía algo.', absent: 'Una oferta de envío' },
  observed: {
    free: ({ said }) => `La página dice ${quote(said)}.`,
    paid: ({ said }) => `Lo único que dice la página sobre el envío es ${quote(said)}.`,
    none: 'No se encontró envío gratis ni un importe mínimo para obtenerlo.',
  },
  searched: ['el texto visible desde la cabecera hasta el pie, por si menciona el envío'],
  advice: {
    title: {
      paid: ({ said }) =>
        `Convierte ${quote(said, 50)} en envío gratis a partir de un importe, si el margen lo permite`,
      none: ({ page }) => `Prueba en ${page} el envío gratis a partir de un importe, si el margen lo permite`,
    },
    steps: [
      'Calcula el valor de pedido con el que puedes cubrir el coste del envío.',
      'Muéstralo en la cabecera y junto al precio, con las mismas palabras.',
      'Mide el beneficio por visitante, no solo los pedidos: los estudios no incluyen los márgenes.',
    ],
  },
};
