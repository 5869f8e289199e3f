import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La llamada a la acción no parece un anuncio',
    fails: 'La llamada a la acción parece un anuncio',
  },
  titleFromHtml: {
    passes: 'La llamada a la acción no está programada como un anuncio',
    fails: 'La llamada a la acción está programada como un anuncio',
  },
  why: 'En una prueba con 276\u00a0232 visitantes de un sitio, quitar el borde y el fondo que hacían parecer un anuncio la petición de donar aumentó las conversiones un 27,5\u00a0%. Los estudios muestran desde hace tiempo que quien busca algo pasa por alto los banners llamativos.',
  measure:
    'Empieza en 1 y pierde 0,4 por cada una de estas señales: la llamada a la acción principal es solo una imagen (no cuentan las insignias de las tiendas de aplicaciones), está en un recuadro relleno o con borde de un tamaño de anuncio habitual (con 4 px de margen), o tiene un id o clases que ocultan los filtros de anuncios comunes.',
  notApplicable: { noAction: 'La página no tiene llamada a la acción principal.' },
  signs: {
    picture: 'es una imagen sin texto propio',
    box: 'está en un recuadro relleno o con borde de un tamaño de anuncio habitual',
    names: 'su id o sus clases coinciden con filtros de anuncios',
  },
  observed: {
    none: ({ label }) => `Nada en ${quote(label)} parece un anuncio.`,
    signs: ({ label, signs }) => `${quote(label)} parece un anuncio: ${list(signs)}.`,
  },
  advice: {
    unnamed: 'la llamada a la acción principal',
    title: ({ label }) => `Haz que ${quote(label, 40)} parezca parte de la página`,
    replacePicture: 'Sustituye la imagen por un botón de verdad con texto.',
    removeBox:
      'Quita el recuadro que lo rodea, o hazlo tan ancho como la columna para que se lea como parte de la página.',
    renameInCode:
      'Cambia su id y sus clases: los filtros de anuncios ocultan elementos con nombres como «ad», «banner» o «sponsor».',
  },
};
