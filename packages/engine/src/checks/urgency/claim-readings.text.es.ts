import { quote, seconds } from '../shared/phrasing.ts';
import type { Text } from './claim-readings.text.ts';

export const text: Text = {
  countdown: {
    onceOnly: 'Solo leímos la cuenta atrás una vez.',
    tooClose: 'Las dos lecturas de la cuenta atrás estaban demasiado juntas.',
    noSeconds: 'La cuenta atrás no muestra segundos, así que comparar dos visitas no demuestra nada.',
    atZeroTwice: 'La cuenta atrás estaba en cero en las dos visitas.',
    showed: ({ first, later, elapsedMs }) =>
      `La cuenta atrás mostraba ${first} en una visita y ${later} en una visita nueva ${seconds(elapsedMs)} después.`,
    inconclusive: 'El final de la cuenta atrás cambió entre visitas, pero la diferencia no es concluyente.',
    atZero: 'Estaba en cero en todas las visitas.',
  },
  number: {
    none: 'La afirmación no da ningún número.',
    structured: ({ stated, stock }) => `La página dice ${stated}; sus datos estructurados dicen ${stock}.`,
    onceOnly: 'Solo leímos el número una vez.',
    showed: ({ values }) =>
      `La página mostró estos números en ${values.length} visitas: ${values.join(', ')}.`,
    tooFew: 'Leímos el número en menos de tres visitas.',
    withinMinute: ({ values }) =>
      `La página mostró estos números en tres visitas en menos de un minuto: ${values.join(', ')}.`,
  },
  ended: ({ end }) =>
    end === null
      ? 'Terminó antes del día de esta visita.'
      : `Terminó el ${end}, antes del día de esta visita.`,
  age: ({ event, first, later, elapsedMs }) =>
    `${quote(event)} tenía ${first} s de antigüedad en una visita y ${later} s en otra ${seconds(elapsedMs)} después.`,
};
