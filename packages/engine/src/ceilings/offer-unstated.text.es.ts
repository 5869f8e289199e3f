import type { Text } from './offer-unstated.text.ts';

export const text: Text = {
  title: 'La página no dice qué ofrece',
  measure:
    'Baja la puntuación un 30\u00a0% si no hay titular ni frase en la primera pantalla que explique la oferta, y un 18\u00a0% si el titular no menciona la oferta y no le sigue una frase así. No se aplica si una imagen ocupa la primera pantalla.',
  reason: {
    noHeadline: 'No hay titular, y ninguna frase de la primera pantalla dice qué ofreces.',
    emptyHeadline: 'El titular no menciona la oferta, y ninguna frase de la primera pantalla la explica.',
  },
};
