import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La prueba es lo bastante corta para decidir',
    fails: 'Una prueba larga retrasa la decisión',
  },
  why: 'En una comparación aleatorizada de 7, 14 y 30 días en una gran empresa de software, la prueba de 7 días trajo un 5,6\u00a0% más de suscripciones. Donde seguía habiendo un plan gratuito, un experimento real con 680\u00a0588 usuarios no halló efecto en la conversión inmediata, así que las pruebas con plan gratuito quedan fuera.',
  measure: (scale) =>
    `La duración de la prueba en días: ${scale}. Se aplica a pruebas con una duración indicada y sin un plan gratuito, salvo que el botón principal lleve a una lista de espera.`,
  notApplicable: {
    noTrial: 'No se ofrece una prueba gratuita.',
    waitingList: 'La página apunta a una lista de espera, así que aún no se puede empezar una prueba.',
    noLength: 'No se indica la duración de la prueba.',
    freePlan: 'Después de la prueba se puede seguir con un plan gratuito.',
  },
  notMeasured: { unclearIfFreePlan: 'No está claro si queda un plan gratuito después de la prueba.' },
  observed: {
    short: ({ days, said }) => `La prueba dura ${amount(days, 'día', 'días')}: ${quote(said)}.`,
    long: ({ days, said, fullScoreDays }) =>
      `La prueba dura ${amount(days, 'día', 'días')}: ${quote(said)}. Una de hasta ${amount(fullScoreDays, 'día', 'días')} obtendría la puntuación completa.`,
  },
  advice: {
    title: ({ days }) => `Prueba un periodo de prueba de menos de ${amount(days, 'día', 'días')}`,
    steps: ({ said }) => [
      `Muestra ${quote(said, 50)} a la mitad de los visitantes nuevos, y a la otra mitad una prueba de 7 o 14 días.`,
      'Compara los clientes que pagan cuando hayan terminado ambas pruebas, y cuántos siguen tres meses después.',
      'Conserva la prueba larga si hacen falta semanas para ver el valor: a los usuarios con experiencia les fue mejor con pruebas más largas.',
    ],
  },
};
