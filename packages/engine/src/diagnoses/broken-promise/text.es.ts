import type { ViewportName } from '../../capture/snapshot.ts';
import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 5;

const PLACES = {
  desktop: 'En la primera pantalla en escritorio',
  mobile: 'En la primera pantalla en el móvil',
} satisfies Record<ViewportName, string>;

const quoted = (words: readonly string[]) =>
  list(
    words.map((word) => quote(word)),
    SHOWN,
  );
const near = (headline: string | null) => (headline === null ? '' : `, junto al titular ${headline}`);

export const text: Text = {
  why: 'Quien hace clic en un anuncio, un correo o un resultado de búsqueda busca lo que se le prometió. Las pruebas de repetir las mismas palabras han dado resultados desiguales, pero un precio o una condición que la página no cumple hace dudar de todo lo demás.',
  measure:
    'Se señala solo si indicas el texto del anuncio, del correo o de la búsqueda. La gravedad es 3 de 3 si la página dice otro precio, porcentaje o plazo que ese texto, 2 si no menciona alguno que el texto promete, y de 1 a 2 si en la primera pantalla en escritorio o en el móvil aparece menos de un tercio de sus palabras clave.',
  title: {
    different: ({ promised, page }) => `Prometes ${promised}, pero la página dice ${page}`,
    missing: ({ promised }) => `Prometes ${promised}, pero la página no lo menciona`,
    vague: ({ promised, page }) => `Prometes ${promised}, pero la página solo dice ${page}`,
    words: ({ headline }) =>
      headline === null
        ? 'Repite las palabras que traen a los visitantes'
        : `Repite en el titular ${headline} las palabras que traen a los visitantes`,
  },
  observed: {
    message: ({ message }) => `El texto que trae a los visitantes dice ${message}.`,
    different: ({ promised, page }) => `En lugar de ${promised}, la página dice ${page}.`,
    missing: ({ promised }) => `La página no menciona ${promised}.`,
    vague: ({ promised, page }) => `Sobre ${promised}, la página solo dice ${page}.`,
    words: ({ found, total, missing, on }) =>
      `${on === null ? 'En la primera pantalla' : PLACES[on]}, la página ${found === 0 ? 'no repite ninguna' : `repite ${found}`} de las ${total} palabras clave de ese texto. Faltan: ${quoted(missing)}.`,
  },
  steps: {
    different: ({ promised, page }) =>
      `Cambia ${promised} en el texto que trae a los visitantes, o ${page} en la página, para que coincidan.`,
    missing: ({ promised, headline }) =>
      `Muestra ${promised} en la primera pantalla${near(headline)}, o quítalo del texto que trae a los visitantes.`,
    words: ({ words, headline }) =>
      `Añade ${quoted(words)} ${headline === null ? 'a un titular' : `al titular ${headline} o al subtítulo`}, si describen la oferta.`,
    several:
      'Si varios anuncios, correos o búsquedas llevan aquí, prueba una página distinta para cada oferta.',
  },
};
