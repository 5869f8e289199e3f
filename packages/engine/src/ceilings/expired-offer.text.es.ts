import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './expired-offer.text.ts';

export const text: Text = {
  title: 'El evento o la oferta ya terminó',
  measure:
    'Baja la puntuación un 40\u00a0% si la fecha de una página de evento ya pasó y la página no lo dice, o si la página dice en la primera pantalla, o en la mayoría de sus botones, que la oferta terminó o está agotada; un 15\u00a0% si ya pasó el fin indicado de una oferta.',
  reason: {
    event: ({ date }) => `La fecha del evento ya pasó: ${date}.`,
    closed: ({ said }) => `La página dice: ${quote(said, 80)}.`,
    over: ({ said }) => `El fin indicado ya pasó: ${said}.`,
  },
};
