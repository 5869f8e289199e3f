import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Una promesa demasiado buena hace dudar también de las ciertas. La primera de las pautas de credibilidad de Stanford es que las afirmaciones de un sitio sean fáciles de comprobar. Las cuentas atrás o los límites que resultan falsos son ilegales en la Unión Europea.',
  measure:
    'Se señala si la urgencia de la página no se sostiene, como una cuenta atrás en cero o una oferta terminada, o si la página promete resultados del 30\u00a0% o más sin una fuente cerca. Cuantas más afirmaciones de este tipo hay, más grave es. Una oferta sin fecha de fin nunca figura entre los cinco primeros.',
  claimed: {
    title: (claim) => `Indica de dónde sale esta cifra: ${quote(claim, 70)}`,
    observed: (claim, claims) =>
      `${quote(claim, 120)} no cita ninguna fuente${claims === 1 ? '' : claims === 2 ? ', y otra cifra tampoco' : `, y otras ${claims - 1} cifras tampoco`}.`,
    steps: ({ one, many }) => [
      `Junto a la cifra, cita la fuente (un estudio, una prueba o «media de 40 ${many} en 2026») y di quién la midió, dónde y cuándo.`,
      `Enlaza la fuente o muestra el cálculo con el caso real de un ${one}.`,
      `Si no puedes respaldarla, sustitúyela por el resultado de un ${one} con nombre y apellido, o quítala.`,
    ],
  },
};
