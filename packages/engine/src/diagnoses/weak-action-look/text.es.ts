import { figure, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const FILL =
  'Dale un relleno sólido de un color que la página no use en ningún otro sitio y un texto con un contraste de al menos 4,5:1.';
const SIZE =
  'Haz que mida al menos 44 px de alto, con espacio alrededor del texto, para que sea fácil de tocar con el pulgar.';
const ALONE = 'Deja discretos los demás enlaces cercanos, para que este botón destaque.';

function name(label: string): string {
  return quote(label, 40);
}

export const text: Text = {
  why: 'La gente recorre la página buscando lo que parece un botón. No ve una llamada a la acción que parece texto normal, una leyenda o un botón desactivado.',
  measure:
    'Se señala en la llamada a la acción principal si es texto sin más o un elemento del menú y ningún botón de la página invita a actuar, si su texto tiene un contraste inferior a 2,6:1 (2,2:1 sobre un relleno de color), si su relleno es gris o parecido al fondo, si parece un botón del navegador sin estilo, o si es solo un contorno y ningún botón está relleno. La gravedad la decide el primero de estos casos que se cumpla. Un elemento del menú nunca figura entre los cinco primeros si la página no tiene ningún otro botón.',
  link: (label) => ({
    title: `Convierte ${name(label)} en un botón`,
    observed: `${quote(label, 60)} es la llamada a la acción de la página, pero parece un texto cualquiera. Ningún botón de la página invita a actuar.`,
    steps: [
      `Da a ${name(label)} el estilo de un botón relleno.`,
      FILL,
      SIZE,
      'Ponlo bajo el titular y repítelo al final de la página.',
    ],
  }),
  menu: (label) => ({
    title: `Convierte en botón el elemento del menú ${name(label)}`,
    observed: `${quote(label, 60)} es solo texto en el menú. Nada más en la página invita a actuar.`,
    steps: [
      `Da a ${name(label)} el estilo de un botón relleno en el extremo derecho del menú.`,
      'Pon el mismo botón bajo el titular, donde se decide.',
      FILL,
    ],
  }),
  menuBeside: (label, other) => ({
    title: `Convierte en botón el elemento del menú ${name(label)}`,
    observed: `${quote(label, 60)} es solo texto en el menú, mientras que ${quote(other, 60)} es un botón.`,
    steps: [
      `Da a ${name(label)} el estilo de un botón relleno en el extremo derecho del menú.`,
      'Pon el mismo botón bajo el titular, donde se decide.',
      FILL,
    ],
  }),
  letters: (label, ratio) => ({
    title: `Haz que se lea el texto de ${name(label)}`,
    observed: `El texto de ${quote(label, 60)} tiene un contraste de ${figure(ratio, 1)}:1 con el botón (necesita 4,5:1).`,
    steps: [
      `Oscurece el relleno de ${name(label)} o cambia el color de su texto hasta que el contraste sea de al menos 4,5:1.`,
      'Usa los mismos colores en todos los botones con la misma función.',
      'Mira el botón en un móvil al aire libre, donde antes se nota el bajo contraste.',
    ],
  }),
  faded: (label, ratio) => ({
    title: `Da a ${name(label)} un color que destaque`,
    observed: `${quote(label, 60)} parece desactivado: su relleno tiene un contraste de ${figure(ratio, 1)}:1 con el fondo (necesita 3:1).`,
    steps: [FILL, SIZE, ALONE],
  }),
  browser: (label, height) => ({
    title: `Da a ${name(label)} el aspecto de un botón de verdad`,
    observed: `${quote(label, 60)} mide ${Math.round(height)} px de alto y parece un botón del navegador sin estilo.`,
    steps: [FILL, SIZE, 'Pon su texto en la misma fuente que el resto de la página.'],
  }),
  outline: (label) => ({
    title: `Rellena ${name(label)} con un color`,
    observed: `${quote(label, 60)} es solo un contorno fino, y ningún botón de la página está relleno.`,
    steps: [FILL, 'Usa un contorno solo para el botón secundario de al lado.', ALONE],
  }),
};
