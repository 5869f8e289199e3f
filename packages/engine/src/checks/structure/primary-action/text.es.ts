import { list, quote } from '../../shared/phrasing.ts';
import { deadEnd } from '../dead-end.ts';
import type { Text } from './text.ts';

function endOf(deadAddress: string | null): string {
  return deadAddress === null ? '' : `; ${deadEnd(deadAddress)}`;
}

function below(headline: string | null): string {
  return headline === null ? 'en la primera pantalla' : `bajo ${quote(headline, 50)}`;
}

function names(labels: readonly string[]): string {
  return list(labels.map((label) => quote(label, 30)));
}

export const text: Text = {
  title: {
    passes: 'Destaca una llamada a la acción clara',
    fails: 'No destaca ninguna llamada a la acción',
  },
  titleFromHtml: {
    passes: 'La página tiene una llamada a la acción principal',
    fails: 'La página no tiene llamada a la acción principal',
  },
  why: 'La gente pasa el 57\u00a0% del tiempo en la primera pantalla y el 74\u00a0% en las dos primeras, así que el siguiente paso tiene que verse ahí con facilidad. Las pruebas que solo cambiaban el estilo de los botones no hallaron mejora en promedio, pero esos sitios ya tenían botones utilizables; que falte la llamada a la acción es otro tipo de problema.',
  measure: (cases) =>
    `La llamada a la acción que más promueve la página puntúa ${cases}. No se puntúa una página de fichas parecidas sin nada más que pulsar. No se aplica a páginas legales.`,
  how: {
    main: 'si es un botón o un enlace que lo parece',
    cards: 'por las fichas de producto de una página de categoría',
    nextStep: 'por cualquier llamada a la acción o enlace de contacto en artículos y portafolios',
    weak: 'si es un simple enlace de texto o apenas destaca',
    noneOnQuiet: 'si no hay ninguna en artículos y portafolios',
    none: 'si no hay ninguna en las demás',
  },
  notApplicable: { legalText: 'Es una página legal, que no pide nada a los visitantes.' },
  notMeasured: {
    cards:
      'En las páginas de categoría, las fichas de producto hacen de llamada a la acción, y aquí no pudimos identificar ninguna.',
    contact: 'No está claro si la página tiene un enlace de contacto.',
    choices: ({ count }) =>
      `La página ofrece ${count} fichas parecidas para elegir. No está claro si debería destacar una de ellas.`,
    subject: 'Una llamada a la acción principal',
    picture:
      'No se encontró ninguna llamada a la acción principal, pero las partes de la primera pantalla que no pudimos leer pueden contener una.',
  },
  searched: [
    'botones, botones de enviar y enlaces que parecen botones, desde la cabecera hasta el pie',
    'enlaces del contenido principal',
  ],
  observed: {
    main: ({ label, deadAddress }) =>
      `La llamada a la acción principal es ${quote(label)}${endOf(deadAddress)}.`,
    cards: ({ count }) =>
      count === 1
        ? 'La ficha de producto se puede pulsar y hace de llamada a la acción.'
        : `Las ${count} fichas de producto se pueden pulsar y hacen de llamada a la acción.`,
    nextStep: ({ label }) => `El siguiente paso es ${quote(label)}.`,
    weak: ({ label, isLink, deadAddress }) =>
      `La llamada a la acción principal ${quote(label)} ${isLink ? 'es un simple enlace de texto' : 'no destaca'}${endOf(deadAddress)}.`,
    none: ({ isRendered }) =>
      isRendered
        ? 'Ningún botón o enlace destaca como siguiente paso.'
        : 'No encontramos ningún botón o enlace que lleve al siguiente paso.',
    rivals: ({ labels, isRendered }) =>
      labels.length === 1
        ? `El único botón no ${isRendered ? 'destaca como' : 'es el'} siguiente paso: ${names(labels)}.`
        : `Ninguno de los ${labels.length} botones ${isRendered ? 'destaca como' : 'es el'} siguiente paso: ${names(labels)}.`,
  },
  advice: {
    strengthen: {
      title: ({ label, isLink }) =>
        isLink
          ? `Convierte el enlace ${quote(label, 40)} en un botón`
          : `Haz que ${quote(label, 40)} destaque`,
      steps: ({ label }) => [
        `Da a ${quote(label, 40)} una forma rellena que contraste claramente con su fondo y mida al menos 44 px de alto.`,
        'Deja los demás enlaces de la pantalla como simples enlaces, para que solo destaque una cosa.',
      ],
      design: ['Al menos 3:1 de contraste entre botón y fondo, y 4,5:1 entre texto y botón.'],
    },
    add: {
      title: ({ headline }) => `Añade un botón claro ${below(headline)}`,
      steps: ({ headline, rivals }) => [
        'Decide qué única cosa debe hacer aquí un visitante.',
        headline === null
          ? 'Haz de ella un botón que se vea sin desplazarse, en escritorio y en el móvil.'
          : `Haz de ella un botón ${below(headline)}, en la primera pantalla, en escritorio y en el móvil.`,
        rivals.length > 0
          ? `Convierte ${rivals.length === 1 ? `el otro (${names(rivals)}) en un simple enlace o un botón de contorno más pequeño` : `los demás (${names(rivals)}) en simples enlaces o botones de contorno más pequeños`}.`
          : 'Repite el botón, con el mismo texto, al final de la página.',
      ],
      design: ['Al menos 44 px de alto, con al menos 3:1 de contraste con el fondo.'],
    },
  },
};
