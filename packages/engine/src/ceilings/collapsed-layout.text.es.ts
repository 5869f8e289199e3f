import { amount, capitalized, list, percent } from '../checks/shared/phrasing.ts';
import type { Text } from './collapsed-layout.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'El diseño está roto',
  measure:
    'Baja la puntuación hasta un 75\u00a0% si hay texto superpuesto a otro texto (al menos un 4\u00a0%), si otras partes de la página tapan texto, si hay texto que se sale de la pantalla (al menos un 5\u00a0%), si el texto está comprimido en menos de un tercio del ancho en escritorio o del 60\u00a0% en el móvil, o si la página en el móvil es más ancha que la pantalla.',
  reason: {
    covered: ({ count }) => `otras partes de la página tapan ${amount(count, 'línea', 'líneas')} de texto`,
    overlap: ({ share, device }) =>
      `el ${percent(share)} del texto ${devices.on[device]} se superpone a otro texto`,
    beyond: ({ share, device }) =>
      `el ${percent(share)} del texto ${devices.on[device]} se sale de la pantalla`,
    squeezed: ({ share, device }) =>
      `el texto está comprimido en el ${percent(share)} del ancho ${devices.on[device]}`,
    wide: ({ px }) => `la página es ${px} px más ancha que la pantalla del móvil`,
  },
  all: ({ reasons }) => `${capitalized(list(reasons, reasons.length))}.`,
};
