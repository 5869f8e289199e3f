import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './covered-page.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'Una capa cubre la página',
  measure:
    'Baja la puntuación un 40\u00a0% si una capa oculta el 50\u00a0% del texto de la primera pantalla en escritorio o en el móvil, lo que sea peor; un 65\u00a0% si oculta el 90\u00a0%, y un 75\u00a0% si lo oculta todo. Hasta el 15\u00a0% no la baja. Cuenta la mitad si no se subieron con la página scripts u hojas de estilos: podrían quitar la capa.',
  reason: ({ share, device, isDoubtful }) =>
    `Una capa oculta el ${percent(share)} del texto de la primera pantalla ${devices.on[device]}${isDoubtful ? ', lo que cuenta la mitad porque no se subieron scripts u hojas de estilos que podrían quitarla' : ''}.`,
};
