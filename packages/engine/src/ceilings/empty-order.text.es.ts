import type { Text } from './empty-order.text.ts';

export const text: Text = {
  title: 'La página de pago no muestra nada que comprar',
  measure: 'Baja la puntuación un 30\u00a0% si una página de pago no muestra ningún precio superior a cero.',
  reason: 'La página invita a comprar, pero no muestra ningún artículo ni un precio superior a cero.',
};
