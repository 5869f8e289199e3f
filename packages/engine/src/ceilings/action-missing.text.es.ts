import type { Text } from './action-missing.text.ts';

export const text: Text = {
  title: 'La página no tiene una llamada a la acción clara',
  measure:
    'Baja la puntuación un 35\u00a0% si una página cuyo tipo lo necesita no tiene llamada a la acción principal, formulario ni botón; un 20\u00a0% en artículos, portafolios, páginas de categoría y páginas de tipo desconocido; y menos si se muestra un teléfono o un correo, o si no se pudo leer un servicio integrado de pago, reservas o formularios. La baja un 20\u00a0% si una página de ese tipo solo tiene un enlace como siguiente paso (un 10\u00a0% si destaca), un 10\u00a0% si hay botones pero ninguno destaca, y un 12\u00a0% si en escritorio o en el móvil no hay botones mientras que en el otro hay dos o más.',
  reason: {
    noneStandsOut: 'Ningún botón destaca como siguiente paso.',
    onlyLink: 'No hay botones ni formularios. El único siguiente paso es un enlace.',
    unread: 'Fuera de las partes que no pudimos leer, no hay botones ni formularios.',
    none: 'No hay botones ni formularios, así que los visitantes no tienen un siguiente paso.',
    oneDevice: {
      mobile: ({ count }) =>
        `En el móvil no se muestra ningún botón, mientras que en escritorio hay ${count}.`,
      desktop: ({ count }) =>
        `En escritorio no se muestra ningún botón, mientras que en el móvil hay ${count}.`,
    },
  },
};
