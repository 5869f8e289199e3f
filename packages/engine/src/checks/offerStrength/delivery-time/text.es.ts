import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'el botón de compra');

export const text: Text = {
  title: { passes: 'Se muestra el plazo de entrega', fails: 'No se muestra el plazo de entrega' },
  why: 'Entre el 16 y el 23\u00a0% de los compradores estadounidenses que abandonaron un pago citó la entrega lenta. Mostrar una fecha no la acelera, pero responde a la pregunta antes de que la gente se vaya a buscarla, e informar de entrada es uno de los signos constantes de un sitio creíble.',
  measure: (cases) =>
    `En productos que se envían, una fecha de entrega, un margen de entrega o un plazo de envío puntúa ${cases}. No se puntúa si no está claro que algo se envíe.`,
  how: {
    near: 'cerca del botón de compra',
    linked: 'tras un enlace',
    away: 'en otra parte de la página',
    none: 'si no hay ninguno',
  },
  notApplicable: { notShipped: 'Nada de esta página se envía.' },
  notMeasured: { unclearIfShipped: 'No está claro si se envía algo.', absent: 'Un plazo de entrega' },
  observed: {
    near: ({ said }) => `Cerca del botón de compra, la página dice ${quote(said)}.`,
    linked: ({ said }) => `El plazo de entrega está tras un enlace: ${quote(said)}.`,
    away: ({ said }) => `La página dice ${quote(said)}, pero no cerca del botón de compra.`,
    none: 'No se encontró ninguna fecha, margen de entrega ni plazo de envío.',
  },
  searched: ['el texto visible y los enlaces de toda la página, por si mencionan la entrega'],
  advice: {
    title: ({ button }) => `Muestra el plazo de entrega ${nextToButton(button)}`,
    steps: ({ button }) => [
      `Añade una línea ${nextToButton(button)} con una fecha o un margen de entrega que puedas cumplir.`,
      'Si depende del destino, muestra el caso habitual y enlaza a la tabla completa.',
      'Muestra una hora límite («pide antes de las 14:00») solo si es real.',
    ],
  },
};
