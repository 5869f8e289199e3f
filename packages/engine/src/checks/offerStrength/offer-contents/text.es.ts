import { list, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const below = (headline: string | null) =>
  headline === null ? 'cerca del principio de la página' : `bajo ${quote(headline, 50)}`;

export const text: Text = {
  title: { passes: 'Una lista muestra qué incluye', fails: 'Ninguna lista muestra qué incluye' },
  why: 'En estudios de páginas de producto, el 20\u00a0% de las compras fallidas se debió a información que faltaba o no estaba clara. En una comparación de cinco versiones de un mismo sitio, un diseño fácil de ojear aumentó por sí solo la usabilidad medida un 47\u00a0%.',
  measure:
    'Una lista, tabla o fila de fichas en el contenido principal con al menos tres elementos de 2 a 25 palabras que muestran qué incluye la oferta (lo dice su encabezado, o sus elementos dicen más que el texto de un enlace o un encabezado) puntúa 1 en las tres primeras pantallas y 0,8 más abajo. No cuentan pasos, personas, cifras, horarios ni publicaciones. Una página sin listas ni filas de ningún tipo puntúa 0,2 (0,5 si no tiene un tipo concreto). No se puntúa si no está claro qué enumeran las filas. No se aplica a páginas que empiezan con un formulario de contacto y no tienen oferta propia, ni a portafolios, eventos, organizaciones sin ánimo de lucro y otras páginas sin precio.',
  notApplicable: { noPrice: 'No se muestra ningún precio, así que quizá la página no venda nada.' },
  notMeasured: {
    unclear: 'La página tiene listas o filas, pero no está claro si alguna muestra qué incluye la oferta.',
    absent: 'Una lista de lo que incluye',
  },
  observed: {
    listed: ({ items, depth }) =>
      `La lista con ${list(items.slice(0, 3).map((item) => quote(item, 50)))} está ${places(depth)}.`,
    none: 'Ninguna lista, tabla o fila de fichas muestra qué incluye la oferta.',
  },
  searched: ['listas, tablas y filas de fichas del contenido principal'],
  advice: {
    title: ({ headline }) => `Añade una lista de lo que se obtiene ${below(headline)}`,
    steps: ({ headline }) => [
      'Escribe de tres a siete elementos de 2 a 25 palabras que digan qué incluye o qué cambia para el visitante.',
      `Pon la lista ${below(headline)} o justo después de la primera sección, dentro de las tres primeras pantallas.`,
      'Empieza cada elemento por lo que es y pon los detalles en una segunda línea.',
    ],
    design: ['Un elemento por línea o ficha, todos con el mismo formato y las primeras palabras en negrita.'],
  },
};
