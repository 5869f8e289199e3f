import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './content-missing-on-phones.text.ts';

export const text: Text = {
  title: 'El móvil muestra muy poco de la página',
  measure:
    'Baja la puntuación un 20\u00a0% si el móvil solo muestra el 30\u00a0% del texto de escritorio, o al revés, y un 45\u00a0% si es el 5\u00a0% o menos. A partir del 60\u00a0% no la baja. Se aplica a páginas con 400 caracteres de texto o más.',
  reason: {
    mobile: ({ share }) => `El móvil solo muestra el ${percent(share)} del texto que hay en escritorio.`,
    desktop: ({ share }) =>
      `La versión de escritorio solo muestra el ${percent(share)} del texto que hay en el móvil.`,
  },
};
