import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './broken-pictures.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'Hay imágenes rotas',
  measure:
    'Baja la puntuación un 6\u00a0% si no cargó una imagen, un 30\u00a0% si no cargó la mitad (cuatro o más) y un 45\u00a0% si no cargó ninguna. Las imágenes borrosas o estiradas a la mitad o más la bajan un 10\u00a0% si son la mitad de las imágenes, y un 22\u00a0% si son todas. No cuentan las imágenes de servidores que no nos respondieron.',
  reason: {
    missing: ({ count }) => `${amount(count, 'imagen no cargó', 'imágenes no cargaron')}.`,
    distorted: ({ count, device }) =>
      `${amount(count, 'imagen', 'imágenes')} ${devices.on[device]} ${count === 1 ? 'se ve borrosa o deformada' : 'se ven borrosas o deformadas'}.`,
  },
};
