import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './unstyled-page.text.ts';

export const text: Text = {
  title: 'La página no tiene estilos',
  measure:
    'Baja la puntuación hasta un 70\u00a0% si el 60\u00a0% o más del texto en escritorio o en el móvil, lo que sea peor, está en la fuente predeterminada del navegador, y menos si recuadros de color, botones y columnas muestran que la página tiene un diseño.',
  reason: ({ share, device }) =>
    `El ${percent(share)} del texto ${devices.on[device]} está en la fuente predeterminada del navegador, como si faltara la hoja de estilos.`,
};
