import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './covered-page.text.ts';
import { text as devices } from './devices.text.ts';

const doubt =
  ', lo que cuenta la mitad porque no se subieron scripts u hojas de estilos que podrían quitarla';

export const text: Text = {
  title: 'Una capa cubre la página',
  measure:
    'Baja la puntuación un 40\u00a0% si una capa oculta el 50\u00a0% del texto de la primera pantalla en escritorio o en el móvil, lo que sea peor; un 65\u00a0% si oculta el 90\u00a0%, y un 75\u00a0% si lo oculta todo. Hasta el 15\u00a0% no la baja. Una ventana emergente la baja un 26\u00a0% si ocupa media pantalla, un 50\u00a0% si ocupa cuatro quintos y un 60\u00a0% si la ocupa entera, sea cual sea el texto que haya debajo. Cuenta la mitad si no se subieron con la página scripts u hojas de estilos: podrían quitar la capa.',
  reason: {
    words: ({ share, device, isDoubtful }) =>
      `Una capa oculta el ${percent(share)} del texto de la primera pantalla ${devices.on[device]}${isDoubtful ? doubt : ''}.`,
    area: ({ share, device, isDoubtful }) =>
      `Una ventana emergente ocupa el ${percent(share)} de la pantalla ${devices.on[device]}${isDoubtful ? doubt : ''}.`,
  },
};
