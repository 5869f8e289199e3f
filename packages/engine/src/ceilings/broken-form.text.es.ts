import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './broken-form.text.ts';

export const text: Text = {
  title: 'El formulario no se puede enviar',
  measure:
    'Baja la puntuación un 6\u00a0% si el formulario principal de la página (dos campos o más) no tiene botón de enviar o lo tiene desactivado, y un 25\u00a0% si no lo tiene y la página no tiene ningún otro botón.',
  reason: {
    noButton: ({ form }) => `El formulario ${quote(form, 40)} no tiene botón de enviar.`,
    disabled: ({ button }) => `El botón de enviar ${quote(button, 40)} del formulario está desactivado.`,
  },
};
