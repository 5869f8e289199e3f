import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La navegación de escritorio está a la vista',
    fails: 'La navegación de escritorio está oculta en un menú',
  },
  why: 'En un estudio con 179 personas en seis sitios reales, ocultar la navegación redujo casi a la mitad lo que se encontraba y ralentizó a la gente. El efecto era mayor en escritorio, donde hay espacio para los enlaces, que en el móvil.',
  measure: 'Puntúa 0,3 si en escritorio hay un botón de menú con un enlace a su lado como máximo; si no, 1.',
  notApplicable: { none: 'La página no tiene navegación superior.' },
  notMeasured: { unclear: 'No se pudo identificar la navegación superior.' },
  observed: {
    hidden: ({ toggle }) =>
      `En escritorio, los enlaces están ocultos tras ${toggle === '' ? 'un botón de menú' : quote(toggle)}.`,
    visible: ({ links }) => `La navegación superior muestra ${amount(links, 'enlace', 'enlaces')}.`,
  },
  advice: {
    title: ({ toggle }) =>
      `En escritorio, sustituye ${toggle === '' ? 'el botón de menú' : quote(toggle, 30)} por enlaces visibles`,
    steps: [
      'Elige los tres a seis enlaces que hacen falta para decidir.',
      'Muéstralos en la cabecera siempre que la pantalla sea lo bastante ancha y deja el botón de menú para el móvil.',
    ],
  },
};
