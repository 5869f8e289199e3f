import { figure, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  together: ({ count }) =>
    count === 2 ? 'Aplica los dos arreglos a la vez.' : `Aplica los ${count} arreglos a la vez.`,
  overflow: ({ px }) => `La página es ${px} px más ancha que la pantalla.`,
  clipped: ({ words }) => `${quote(words)} no cabe en su recuadro.`,
  overlap: ({ words, other }) => `${quote(words)} tapa ${quote(other)}.`,
  contrast: ({ words, ratio }) =>
    `${quote(words)} tiene un contraste de ${figure(ratio, 1)}:1 (necesita 4,5:1).`,
  moved: ({ words }) => `${quote(words)} se desplaza hacia un lado.`,
  belowFold: ({ words }) => `${quote(words)} ya no está en la primera pantalla.`,
  check: ({ title, before, after }) => `${title}: ${figure(before, 1)} → ${figure(after, 1)}.`,
  score: ({ before, after }) => `La puntuación baja de ${before} a ${after}.`,
};
