import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'El temporizador de reserva deja tiempo suficiente',
    fails: 'El temporizador de reserva no se puede ampliar',
  },
  why: 'WCAG exige que se pueda desactivar, ajustar o ampliar un límite de tiempo, salvo los de más de 20 horas y los eventos en tiempo real. Si no, quien escribe despacio o usa un lector de pantalla pierde su carrito o su asiento en el último paso.',
  measure:
    'Un temporizador del carrito, los asientos o la sesión del propio visitante puntúa 1 si se puede ampliar o dura más de 20 horas; si no, 0,3.',
  notApplicable: {
    none: 'La página no tiene un temporizador del carrito, los asientos o la sesión del visitante.',
  },
  observed: {
    extendable: ({ timer }) => `El temporizador ${quote(timer)} se puede ampliar.`,
    long: ({ timer, hours }) => `El temporizador ${quote(timer)} dura ${amount(hours, 'hora', 'horas')}.`,
    fixed: ({ timer }) => `No encontramos forma de ampliar el temporizador ${quote(timer)}.`,
  },
  searched: ['controles cerca del temporizador', 'texto cerca del temporizador'],
  advice: {
    title: ({ timer }) => `Permite ampliar ${quote(timer, 60)}`,
    steps: [
      'Al menos 20 segundos antes del final, pregunta «¿Necesitas más tiempo?» y deja ampliarlo con una tecla o un toque, al menos diez veces.',
      'Cuando se acabe el tiempo, conserva lo que se haya escrito para que nadie tenga que empezar de nuevo.',
      'Si en realidad no se reserva nada, quita el temporizador.',
    ],
  },
};
