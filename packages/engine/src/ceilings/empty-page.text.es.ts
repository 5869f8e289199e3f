import { amount, capitalized, percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './empty-page.text.ts';

export const text: Text = {
  title: 'Falta casi todo el contenido',
  measure:
    'Baja la puntuación si la página tiene poco texto en su propio idioma (menos de 700 caracteres; menos de 200 en formularios, portafolios, aplicaciones y páginas de categoría), si el 45\u00a0% o más de su altura está vacío, y un 25\u00a0% si no hay texto ni imágenes en la primera pantalla. En conjunto la bajan hasta un 79\u00a0%. Del espacio vacío cuenta el peor de los dos, escritorio o móvil.',
  reason: {
    few: ({ letters }) => `Toda la página tiene solo ${amount(letters, 'carácter', 'caracteres')} de texto.`,
    bare: ({ device }) =>
      `${capitalized(devices.on[device])}, en la primera pantalla solo se ve la cabecera.`,
    empty: ({ device, share }) =>
      `${capitalized(devices.on[device])}, el ${percent(share)} de la altura de la página está vacío.`,
  },
};
