import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 60;
const NAMED = 4;

export const text: Text = {
  why: 'En pruebas de seguimiento ocular, el 79\u00a0% de las personas ojeaba la página y solo el 16\u00a0% la leía palabra por palabra. Lo que está en medio de un bloque de texto es como si estuviera oculto.',
  measure:
    'Se señala si un párrafo tiene 100 palabras o más (200 en artículos, 60 si está centrado), si 220 palabras siguen sin un encabezado, una línea parecida, una lista, una columna ni un espacio, o si una página tiene más de 9000 caracteres en más de 12 pantallas. Cuanto más largo es el bloque, más grave es. Un texto de varios bloques bajo un encabezado y un bloque de menos de 150 palabras nunca figuran entre los cinco primeros. También es más grave si el texto está centrado o sus líneas tienen más de 115 caracteres.',
  wall: {
    title: ({ words, heading, start }) =>
      heading === null
        ? `Divide el bloque de ${amount(words, 'palabra', 'palabras')} que empieza por ${quote(start, 40)}`
        : `Divide las ${amount(words, 'palabra', 'palabras')} que hay bajo ${quote(heading, SHOWN)}`,
    observed: ({ words, heading, start, isCentered, lineLetters }) =>
      `${heading === null ? `El texto que empieza por ${quote(start, SHOWN)}` : `El texto bajo ${quote(heading, SHOWN)}`} sigue durante ${amount(words, 'palabra', 'palabras')} sin un encabezado, una lista ni un espacio${
        isCentered ? ', y está centrado, así que cada línea empieza en un punto distinto' : ''
      }${lineLetters === null ? '' : `${isCentered ? ';' : ', y'} sus líneas tienen unos ${lineLetters} caracteres (de 60 a 80 se leen bien)`}.`,
    steps: ({ isCentered, lineLetters }) => [
      'Redúcelo a la mitad: borra saludos, historia y todo lo que no ayude a decidir.',
      'Pon lo más importante (precio, lugar, fechas, resultado) en la primera frase, o en una línea aparte encima del texto.',
      'Divide el resto en párrafos de tres frases como máximo y convierte en lista cualquier serie de elementos.',
      'Pon a cada párrafo un encabezado corto que diga su idea principal.',
      ...(isCentered || lineLetters !== null
        ? ['Alinea el texto a la izquierda y limita su ancho a unos 70 caracteres por línea.']
        : []),
    ],
  },
  long: {
    title: ({ screens }) => `Acorta la página: mide ${screens} pantallas`,
    observed: ({ screens, words, headings }) =>
      `La página ${words === null ? 'ocupa' : `reparte ${amount(words, 'palabra', 'palabras')} en`} ${screens} pantallas en escritorio${
        headings.length > NAMED
          ? `, en secciones como ${list(
              headings.slice(0, NAMED).map((heading) => quote(heading, 40)),
              NAMED,
            )}`
          : ''
      }. Casi nadie llega al final.`,
    steps: [
      'Anota la pregunta que responde cada sección y une las secciones que responden a la misma.',
      'Pliega los detalles que solo algunos necesitan, o dales su propia página.',
      'Pon el precio, las pruebas y el botón principal en el primer tercio de la página.',
      'Añade enlaces internos a las secciones que queden.',
    ],
  },
};
