import type { PerViewport } from '../../../capture/snapshot.ts';
import { figure, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function ratios(contrast: PerViewport<number>): string {
  return perViewport(contrast, (ratio) => `${figure(ratio, 1)}:1`);
}

export const text: Text = {
  title: {
    passes: 'El botón principal contrasta con su fondo',
    fails: 'El botón principal se confunde con su fondo',
  },
  why: 'WCAG 1.4.11 exige un contraste de al menos 3:1 entre un control y lo que lo rodea. En las pruebas, cambiar solo el color del botón no tuvo efecto en promedio (0,0\u00a0%): vale cualquier color, siempre que se vea la forma del botón.',
  measure: (scale) =>
    `El contraste entre el relleno o el borde del botón, el que sea mayor, y lo que lo rodea, en el dispositivo con el valor más bajo: ${scale}. Un texto con un contraste de 4,5:1 o más puntúa al menos 0,5. No se puntúa un botón sobre una imagen o un degradado.`,
  notApplicable: {
    noAction: 'La página no tiene llamada a la acción principal.',
    noButton: 'La llamada a la acción principal no tiene forma de botón.',
  },
  notMeasured: { background: 'No se pudo determinar el fondo del botón.' },
  observed: {
    contrast: ({ label, contrast, needed }) =>
      `El contraste entre ${quote(label)} y su fondo es de ${ratios(contrast)}${needed === null ? '' : ` (necesita ${needed}:1 para que todo el mundo vea su forma)`}.`,
  },
  advice: {
    unnamed: 'el botón principal',
    title: ({ label }) => `Aumenta el contraste entre ${quote(label, 40)} y su fondo`,
    steps: ({ label, contrast, needed }) => [
      `El contraste entre ${quote(label, 40)} y su fondo es de ${ratios(contrast)}. Elige un relleno más oscuro o más claro, o añade un borde, hasta llegar a ${needed}:1.`,
      'Comprueba que el texto siga teniendo un contraste de 4,5:1 o más con el nuevo relleno.',
      'Vale cualquier color. Solo importa la diferencia de luminosidad con el fondo.',
    ],
    design: [
      'Relleno o borde con al menos 3:1 respecto a lo que lo rodea, y texto con al menos 4,5:1 respecto al relleno.',
    ],
  },
};
