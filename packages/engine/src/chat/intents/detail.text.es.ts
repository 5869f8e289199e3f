import type { Text } from './detail.text.ts';

export const text: Text = {
  why: ({ why, reason }) => [why, reason].filter((part) => part !== null).join(' '),
  how: 'Haz lo siguiente:',
  step: ({ step }) => `- ${step}`,
  example: ({ copy }) => `Por ejemplo: ${copy}`,
  noExample: ({ step }) =>
    `Para esto no hay un texto ya hecho, porque depende de datos que solo tú conoces. El primer paso: ${step}`,
  time: ({ time }) => `Tiempo de trabajo: ${time}.`,
  where: ({ place }) => `El lugar en la página: ${place}.`,
  whereQuote: ({ quote, screens }) => (screens === null ? quote : `${quote}, ${screens}`),
  top: 'arriba del todo',
  down: ({ screens }) => (screens === 1 ? 'una pantalla más abajo' : `unas ${screens} pantallas más abajo`),
  nowhere: 'Afecta a la página en su conjunto, así que no hay un lugar concreto que mostrar.',
  noSuch: ({ count }) =>
    count === 1
      ? 'Mi última respuesta solo tenía un punto.'
      : `Mi última respuesta solo tenía ${count} puntos.`,
};
