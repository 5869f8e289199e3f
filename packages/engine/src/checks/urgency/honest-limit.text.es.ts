import { quote } from '../shared/phrasing.ts';
import type { Text } from './honest-limit.text.ts';

export const text: Text = {
  steps: ({ claim }) => [
    `Si hay un límite real, indícalo junto a ${quote(claim, 60)}: la fecha, la hora y la zona horaria del final, o el número real. Quita la oferta cuando se alcance el límite.`,
    `Si no hay límite, borra ${quote(claim, 60)}. No perderás puntos, porque una página sin urgencia no se penaliza. La oferta tiene que convencer por sí sola.`,
  ],
};
