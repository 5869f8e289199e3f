import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 60;

export const text: Text = {
  why: 'Los visitantes deciden en unos diez segundos si una página es para ellos, y casi todos leen el titular. Si solo contiene un saludo, un elogio o el nombre de la empresa, no tienen motivo para quedarse.',
  measure:
    'Se señala si la página no tiene titular, o si el titular es el nombre de la página («Nuestros servicios»), un saludo, el nombre del negocio, una llamada a la acción, poco más que palabras que usa cualquier negocio, un eslogan cuyas palabras apenas vuelven a aparecer en el título, los encabezados, el menú y el texto, o solo el nombre del oficio. Es menos grave si la línea de debajo dice más, o si en este tipo de página se espera un titular así; el nombre de la página, el mero nombre de un negocio o de un oficio y un eslogan con una línea debajo que dice más nunca figuran entre los cinco primeros. Un titular demasiado pequeño, cortado o fuera de la primera pantalla, o cuyas palabras no vuelven a aparecer, es un problema menos grave.',
  missing: {
    title: ({ page }) => `Añade a ${page} un titular que diga qué ofreces`,
    observed: ({ title }) =>
      `Ninguna línea de la primera pantalla destaca como titular.${title.trim() === '' ? '' : ` El título de la página, ${quote(title)}, está en la pestaña del navegador, donde casi nadie lo lee.`}`,
    steps: [
      'Escribe una línea que diga qué ofreces, para quién es y qué se consigue con ello.',
      'Hazla el h1 de la página, como el texto más grande de la primera pantalla, y no la pongas en una imagen.',
      'Añade debajo una frase con tu ubicación, tu precio o lo que te distinga, y después el botón principal.',
      'Enséñala cinco segundos a alguien que no te conozca y pregúntale qué ofrece la página.',
    ],
  },
  title: {
    'page-name': ({ headline }) =>
      `El titular ${quote(headline, SHOWN)} nombra la página y no lo que ofreces`,
    greeting: ({ headline }) => `El titular ${quote(headline, SHOWN)} saluda en lugar de decir qué ofreces`,
    name: ({ headline }) => `El titular es solo el nombre ${quote(headline, SHOWN)}`,
    trade: ({ headline }) => `El titular ${quote(headline, SHOWN)} dice quién eres, pero no por qué elegirte`,
    request: ({ headline }) =>
      `El titular ${quote(headline, SHOWN)} pide actuar antes de decir qué se obtiene`,
    formula: ({ headline, people }) =>
      `El titular ${quote(headline, SHOWN)} les serviría igual a ${people.others.all}`,
    slogan: ({ headline, below }) =>
      below === null
        ? `El titular ${quote(headline, SHOWN)} no dice qué ofreces`
        : `El titular ${quote(headline, SHOWN)} no dice qué ofreces; lo dice un texto más pequeño`,
    bare: ({ headline }) => `El titular ${quote(headline, SHOWN)} no da motivos para elegirte`,
  },
  observed: {
    'page-name': ({ headline, title }) =>
      `${quote(headline)} podría ser el titular de esta página en cualquier sitio.${titled(title)}`,
    greeting: ({ headline, title }) =>
      `${quote(headline)} ocupa la línea más leída de la página sin decir qué se obtiene.${titled(title)}`,
    name: ({ headline, title }) =>
      `La línea más leída de la página es el nombre ${quote(headline)}, que dice poco a quien aún no te conoce.${titled(title)}`,
    trade: ({ headline, title }) =>
      `La línea más leída de la página, ${quote(headline)}, es un nombre con lo que haces, sin un motivo para elegirte a ti y no a otros.${titled(title)}`,
    request: ({ headline, title }) =>
      `${quote(headline)} pide actuar, pero no nombra lo que ofreces.${titled(title)}`,
    formula: ({ headline, generic, own }) =>
      `Aparte de palabras que podría usar cualquier negocio (${quoted(generic)}), el titular ${quote(headline)} solo dice ${quoted(own)}.`,
    slogan: ({ headline, title }) =>
      title === null
        ? `Las palabras del titular ${quote(headline)} apenas aparecen en el resto de la página, así que podría ser de cualquier negocio.`
        : `El titular ${quote(headline)} no comparte ninguna palabra con ${quote(title)}, del título de tu página.`,
    bare: ({ headline }) => `${quote(headline)} nombra el tema, pero no da motivos para quedarse.`,
  },
  below: ({ below }) =>
    below === null
      ? 'Ninguna frase a su lado lo explica.'
      : `Para saber más hay que leer la línea más pequeña de al lado, ${quote(below)}.`,
  steps: {
    write: ({ many }) =>
      `Sustitúyelo por una línea que diga qué ofreces, para quién es y qué se consigue, con las palabras de tus ${many}.`,
    name: ({ name }) =>
      `Deja ${quote(name, SHOWN)} en el logotipo y usa el titular para decir qué ofreces, para quién es y qué se consigue.`,
    fromTitle: ({ title }) =>
      `Compáralo con el título de tu página, ${quote(title)}, y usa las palabras concretas de ambos.`,
    fromBelow: ({ below }) =>
      `Sube al titular las palabras más concretas de la línea más pequeña (${quote(below)}) y acorta lo que quede de ella.`,
    addBelow: ({ others }) =>
      `Bajo el titular, añade una frase que diga cómo funciona tu oferta o por qué te eligen a ti y no a ${others.all}.`,
    fact: ({ town, people }) =>
      `Añade un dato que no puedan copiar ${people.others.all}: ${town === null ? 'tu ciudad o región' : `tu ciudad (${town})`}, un precio, un plazo o una cifra.`,
    ask: 'Enséñalo cinco segundos a alguien que no te conozca y pregúntale qué ofrece la página.',
  },
};

function quoted(words: readonly string[]): string {
  return list(words.map((word) => quote(word)));
}

function titled(title: string | null): string {
  return title === null ? '' : ` El título de tu página dice ${quote(title)}.`;
}
