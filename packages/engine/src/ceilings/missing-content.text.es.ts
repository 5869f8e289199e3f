import { capitalized, percent, quote } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './missing-content.text.ts';

export const text: Text = {
  title: 'Falta contenido prometido',
  measure:
    'Baja la puntuación si la parte principal dice que el contenido llegará pronto, no se pudo cargar o sigue cargando, o pide rellenar un formulario que no está: un 8\u00a0% por una línea así, un 13\u00a0% por dos y un 22\u00a0% por cinco o más. La baja un 20\u00a0% si una animación de carga no termina nunca, y un 35\u00a0% si son tres o si una de ellas está en la primera pantalla. La baja un 12\u00a0% si los marcos en blanco ocupan el 5\u00a0% de la página, un 30\u00a0% si ocupan un tercio y un 55\u00a0% si ocupan dos tercios.',
  reason: {
    blank: ({ share, device }) =>
      `Hay marcos en blanco que ocupan el ${percent(share)} de la página ${devices.on[device]}.`,
    loaders: ({ count, device }) =>
      `${capitalized(devices.on[device])}, ${count === 1 ? '1 animación de carga no termina' : `${count} animaciones de carga no terminan`} nunca.`,
    announced: ({ line }) => `La página promete contenido que aún no está: ${quote(line, 80)}.`,
    failed: ({ line }) => `Parte del contenido no se pudo cargar: ${quote(line, 80)}.`,
    loading: ({ line }) => `Parte del contenido no termina de cargar: ${quote(line, 80)}.`,
    form: ({ line }) => `La página pide rellenar un formulario, pero no muestra ninguno: ${quote(line, 80)}.`,
  },
};
