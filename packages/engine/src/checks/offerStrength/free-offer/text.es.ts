import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'el botón principal');

export const text: Text = {
  title: {
    passes: 'Se puede empezar gratis',
    fails: 'No se puede empezar gratis',
  },
  why: 'En 100 empresas de software, entre el 5 y el 10\u00a0% de los visitantes empezó una prueba que no pedía tarjeta, frente a entre el 0,5 y el 2\u00a0% si la pedía. Las cifras son de empresas distintas, y las pruebas aleatorizadas no coinciden en la mejor duración, así que compara clientes que pagan y no pruebas iniciadas.',
  measure: (cases) =>
    `Un plan gratuito, una prueba, una demostración, una muestra o una primera consulta puntúa ${cases}. El envío gratis no cuenta. No lo necesitan los servicios, porque no todos los sectores pueden ofrecer un primer paso gratis, ni los cursos y las aplicaciones sin precio.`,
  how: {
    offered: 'si se ofrece',
    none: 'si no hay nada',
  },
  notApplicable: {
    service: 'No todos los sectores pueden ofrecer un primer paso gratis.',
    noPrice: 'No se muestra ningún precio, así que no se espera una oferta gratuita.',
  },
  notMeasured: { unclear: 'No está claro si se ofrece algo gratis.', absent: 'Una oferta gratuita' },
  observed: {
    offered: ({ said }) => `La página ofrece ${quote(said)}.`,
    none: 'No se encontró ningún plan gratuito, prueba, demostración, muestra ni consulta.',
  },
  advice: {
    trial: {
      title: ({ button }) => `Valora ofrecer una prueba o demostración gratis ${nextToButton(button)}`,
      steps: ({ button }) => [
        'Elige la prueba o demostración más pequeña que muestre el valor.',
        `Descríbela ${nextToButton(button)}: su duración o alcance, y si hace falta tarjeta.`,
        'Compara clientes que pagan, no registros: si pides tarjeta empieza menos gente, pero paga una parte mayor.',
      ],
    },
    lesson: {
      title: ({ button }) => `Valora ofrecer una clase de muestra gratis ${nextToButton(button)}`,
      steps: ({ button }) => [
        'Elige la clase más corta que muestre el valor.',
        `Descríbela ${nextToButton(button)}: cuánto dura y qué se aprende en ella.`,
      ],
    },
  },
};
