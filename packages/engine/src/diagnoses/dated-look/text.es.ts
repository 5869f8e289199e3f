import { capitalized, list } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'La gente juzga el aspecto de una página en una fracción de segundo, y casi la mitad de sus comentarios sobre la credibilidad tratan del diseño. Una página que parece casera o anticuada hace dudar de la empresa que hay detrás.',
  measure:
    'Se señala si el diseño obtiene menos de 0,25 sobre 1 por su tipografía, colores, imágenes y signos de antigüedad, en una escala ajustada a valoraciones de capturas hechas por personas. Cuanto más baja es la puntuación, más grave es. Nunca figura entre los cinco primeros.',
  title: ({ weaknesses }) => `La página parece casera: ${list(weaknesses.slice(0, 2))}`,
  observed: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
};
