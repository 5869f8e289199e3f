import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 4;

const phrasesOf = (phrases: readonly string[]) =>
  list(
    phrases.map((phrase) => quote(phrase)),
    SHOWN,
  );

export const text: Text = {
  title: {
    passes: 'El título de la página coincide con la sección inicial',
    fails: 'El título de la página y el titular no coinciden',
  },
  titleFromHtml: {
    passes: 'El título de la página y el titular coinciden',
    fails: 'El título de la página y el titular no coinciden',
  },
  why: 'Quien hace clic en un resultado de búsqueda o en un enlace compartido ha leído el título y busca sus palabras en la página. Las pruebas de coincidencia del mensaje han dado resultados desiguales, así que esto cuenta poco, pero se arregla en minutos.',
  measure: (scale) =>
    `La parte de las palabras clave del título, en cualquiera de sus formas y sin la marca, que aparece en la primera pantalla o en sus textos alternativos (solo con el HTML, en el titular o el subtítulo): ${scale}. Una página sin título puntúa 0; «Inicio» o «Sin título», 0,2. No se juzga un título con menos de dos palabras clave, ni uno corto de una sola parte sin coincidencias, porque puede ser solo un nombre.`,
  notApplicable: { short: 'El título tiene menos de dos palabras clave.' },
  notMeasured: {
    uncompared: 'No se pudo comparar el título con el texto de la primera pantalla.',
    uncomparedFromHtml: 'No se pudo comparar el título con el titular y el subtítulo.',
    name: 'El título puede ser solo un nombre, que la página quizá muestre únicamente como logotipo.',
  },
  observed: {
    noTitle: 'La página no tiene título.',
    onlyName: ({ title }) =>
      `El título ${quote(title)} solo contiene un nombre y una palabra genérica para una página de inicio.`,
    unnamed: ({ title }) => `El título ${quote(title)} no dice nada de lo que ofrece la página.`,
    share: ({ title, withoutSite, found, total, missing, fromHtml }) =>
      [
        `${wordsOf(found, total)} del título ${quote(title)}${withoutSite ? ' (sin el nombre del sitio)' : ''} ${found === 0 || found === 1 ? 'aparece' : 'aparecen'} ${fromHtml ? 'en el titular o el subtítulo' : 'en la primera pantalla'}.`,
        ...(missing.length > 0
          ? [`${missing.length === 1 ? 'Falta' : 'Faltan'}: ${phrasesOf(missing)}.`]
          : []),
      ].join(' '),
  },
  searched: {
    title: ['el elemento title'],
    aboveFold: ['el texto de la primera pantalla en escritorio y en el móvil'],
    fromHtml: ['titular y subtítulo'],
  },
  advice: {
    write: {
      title: ({ title }) => `Nombra la oferta en el título ${quote(title, 60)}`,
      titleless: ({ url }) => `Añade un título a la página ${url}`,
      steps: [
        'Escribe un título que nombre primero la oferta y después el sitio.',
        'Usa las mismas palabras para la oferta en el título y en el titular.',
      ],
      example: ({ headline }) => `${headline ?? '[Oferta]'} | [Nombre del sitio]`,
    },
    match: {
      unnamed: {
        title: 'Usa las mismas palabras en el titular y en el título',
        step: 'Nombra la oferta con las mismas palabras en el titular y en el título, sin datos de contacto.',
      },
      title: ({ title }) => `Haz que el titular coincida con el título ${quote(title, 60)}`,
      missing: ({ missing }) =>
        `Añade ${phrasesOf(missing)} al titular o al subtítulo, o ${missing.length === 1 ? 'quítalo' : 'quítalos'} del título.`,
      slogan: 'Si el título es correcto y el titular es un eslogan, cambia el titular.',
      arrival: {
        search: null,
        ads: 'Tus visitantes llegan desde anuncios: repite en la primera pantalla la oferta y las palabras del anuncio.',
        social:
          'Tus visitantes llegan desde redes sociales: usa las mismas palabras en la vista previa (og:title, og:description) y en la primera pantalla.',
        email:
          'Tus visitantes llegan desde el correo: repite en la primera pantalla las palabras del enlace en el que hicieron clic.',
        direct: null,
      },
    },
  },
};

function wordsOf(found: number, total: number): string {
  if (found === 0) return 'Ninguna palabra clave';
  if (found === total) return total === 1 ? 'La única palabra clave' : `Las ${total} palabras clave`;
  return `${found} de ${total} palabras clave`;
}
