import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'El texto del botón principal es claro',
    fails: 'El texto del botón principal no es claro',
  },
  why: 'La gente lee enlaces y botones sueltos, así que su texto tiene que decir qué abren, y una promesa incumplida resta confianza. Cambiar solo las palabras rara vez mueve los ingresos, pero un texto que no dice nada o que los lectores de pantalla no pueden leer sigue siendo un problema.',
  measure:
    'El texto de la llamada a la acción principal puntúa 1 si nombra una acción y su objeto o es uno que todo el mundo conoce («Añadir al carrito», «Donar»), 0,8 si es solo un verbo claro, 0,2 si es genérico («Enviar», «Haz clic aquí») y 0 si no tiene nombre accesible.',
  notApplicable: { none: 'La página no tiene llamada a la acción principal.' },
  notMeasured: {
    unknown: ({ label }) => `No está claro si el texto ${quote(label)} dice lo que hace.`,
  },
  observed: {
    'act-and-object': ({ action }) => `${action} dice lo que hace.`,
    standard: ({ action }) => `${action} tiene un texto que todo el mundo conoce.`,
    'telling-verb': ({ action }) => `${action} nombra la acción.`,
    topic: ({ action }) => `${action} tiene un texto concreto, no un simple «Enviar» o «Más».`,
    generic: ({ action }) => `${action} no dice lo que hace.`,
    nameless: ({ action }) => `${action} no tiene nombre accesible.`,
  },
  action: {
    named: ({ label }) => `La llamada a la acción principal ${quote(label)}`,
    unnamed: ({ place }) => `La llamada a la acción principal, ${place},`,
  },
  button: 'el botón',
  mainButton: 'el botón principal',
  advice: {
    title: {
      rename: ({ label }) => `Haz que el botón ${quote(label, 40)} diga lo que hace`,
      add: ({ button }) => `Pon un texto en ${button}`,
      addToMain: 'Pon un texto en el botón principal',
    },
    steps: [
      'Nombra la acción y lo que se obtiene, en dos a cinco palabras.',
      'Asegúrate de que la página siguiente empiece con las mismas palabras.',
    ],
    altText: 'Si el botón solo contiene una imagen, usa ese texto como texto alternativo de la imagen.',
  },
};
