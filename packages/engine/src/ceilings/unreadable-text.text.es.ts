import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './unreadable-text.text.ts';

export const text: Text = {
  title: 'Casi todo el texto se lee mal',
  measure:
    'Baja la puntuación hasta un 55\u00a0% si el 10\u00a0% o más del texto tiene un contraste inferior a 1,8:1, hasta un 38\u00a0% si el 25\u00a0% o más lo tiene entre 1,8:1 y 2,3:1, y hasta un 35\u00a0% si el 30\u00a0% o más mide menos de 11 px. En conjunto la bajan hasta un 65\u00a0%. Cuenta el peor de los dos, escritorio o móvil.',
  reason: {
    invisible: ({ share, device }) =>
      `El ${percent(share)} del texto ${devices.on[device]} apenas tiene contraste (menos de 1,8:1)`,
    faint: ({ share, device }) =>
      `El ${percent(share)} del texto ${devices.on[device]} tiene muy poco contraste (menos de 2,3:1)`,
    tiny: ({ share, device }) => `El ${percent(share)} del texto ${devices.on[device]} mide menos de 11 px`,
  },
  all: ({ reasons }) => `${reasons.join('. ')}.`,
};
