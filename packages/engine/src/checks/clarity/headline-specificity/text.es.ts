import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const ANY_PAGE = 'solo contiene un nombre o palabras que valdrían en cualquier página';

const lineBelow = (subheadline: string | null) =>
  subheadline === null ? 'la línea de debajo' : `la línea de debajo, ${quote(subheadline)}`;

const fromBelow = (subheadline: string | null) =>
  subheadline === null ? lineBelow(null) : `${lineBelow(subheadline)},`;

export const text: Text = {
  title: { passes: 'El titular es concreto', fails: 'El titular es vago' },
  why: 'Los visitantes deciden en unos diez segundos si una página es para ellos, y un texto objetivo hizo las páginas claramente más fáciles de usar que uno publicitario. Un titular cuyas palabras se repiten en el título y las secciones nombra la oferta; si no se repiten, es un eslogan.',
  measure: (scale) =>
    `Palabras clave del titular y del subtítulo que se repiten en el título, los encabezados o el texto: ${scale}, pero como máximo 0,6 si todas están en el subtítulo. No cuentan las palabras vacías, los términos genéricos, los elogios ni la marca, aunque sí una palabra de la marca que nombra el tipo de negocio, como «festival». Un titular de más de 20 palabras pierde 0,2. Un titular con al menos dos palabras clave puntúa 0,8 si el texto tiene menos de 60 palabras, y 1 si dice qué se vende y su precio; el texto de relleno puntúa 0. No se aplica a páginas que empiezan con un formulario de contacto y no tienen oferta propia.`,
  notApplicable: { noHeadline: 'La página no tiene titular.' },
  observed: {
    filler: ({ headline }) => `El titular ${quote(headline)} es texto de relleno de una plantilla.`,
    littleCopy: ({ headline }) =>
      `El titular ${quote(headline)} nombra algo, pero hay muy poco texto para confirmar que la página trata de ello.`,
    priced: ({ headline }) => `El titular ${quote(headline)} nombra la oferta y su precio.`,
    empty: ({ headline }) => `El titular ${quote(headline)} ${ANY_PAGE}.`,
    emptyButBelow: ({ headline, subheadline }) =>
      `El titular ${quote(headline)} ${ANY_PAGE}; ${fromBelow(subheadline)} dice más.`,
    unrelated: ({ headline, inTitle }) =>
      `Las palabras clave del titular ${quote(headline)} no aparecen en ${inTitle ? '' : 'el título, '}los encabezados ni el texto.`,
    unrelatedButBelow: ({ headline, subheadline }) =>
      `Las palabras clave del titular ${quote(headline)} no aparecen en el título, los encabezados ni el texto; sí lo hacen palabras de ${lineBelow(subheadline)}.`,
    shared: ({ headline }) =>
      `El titular ${quote(headline)} y la línea de debajo usan las mismas palabras que el resto de la página.`,
    oneWord: ({ headline, word }) =>
      `Solo la palabra ${quote(word)} del titular ${quote(headline)} aparece en el título, los encabezados o el texto.`,
    words: ({ headline, words }) =>
      `Las palabras ${list(words.map((word) => quote(word)))} del titular ${quote(headline)} aparecen en el título, los encabezados o el texto.`,
    long: ({ sentence, words }) => `${sentence} El titular tiene ${words} palabras.`,
  },
  searched: ['título de la página', 'encabezados', 'texto'],
  advice: {
    title: ({ headline }) => `Reescribe el titular ${quote(headline, 60)} para decir qué ofreces y a quién`,
    steps: ({ others }) => [
      'Nombra la oferta con las palabras de tus visitantes; las de tu título y tus encabezados son un buen comienzo.',
      `Di para quién es o qué se obtiene. Deja fuera los elogios que podría hacer ${others.any}.`,
      'Que tenga menos de 20 palabras; lleva lo demás a la línea de debajo.',
      'Enséñalo cinco segundos a alguien que no te conozca y pregúntale qué ofrece la página.',
    ],
  },
};
