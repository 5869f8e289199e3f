import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'No queda texto de plantilla',
    fails: 'Queda texto de plantilla en la página',
  },
  why: 'Las pautas de Stanford advierten de que incluso los errores pequeños dañan la credibilidad más de lo que la mayoría imagina. Un texto de relleno muestra a primera vista que nadie ha revisado la página.',
  measure: (cases) =>
    `El relleno visible como «lorem ipsum», los textos sin sustituir, «undefined», «Logo 1», «Not found» en letra grande, los caracteres mal codificados, «Tu titular aquí» o un título que solo contiene eso, los teléfonos, direcciones, correos y perfiles de ejemplo (como +00 123 4567), el código sin procesar y las notas para quien hace la página puntúan ${cases}. No se tienen en cuenta el código, los campos de formulario, las citas ni las páginas que tratan de ese tipo de texto.`,
  how: {
    some: 'si hay alguno',
    none: 'si no hay ninguno',
  },
  observed: {
    none: 'No se encontró ningún texto de plantilla conocido.',
    some: ({ remnants }) =>
      `Queda texto de plantilla en la página: ${list(remnants.map((remnant) => quote(remnant, 50)))}.`,
  },
  searched: ['el texto visible de toda la página'],
  advice: {
    title: ({ remnant }) => `Sustituye el texto de plantilla ${quote(remnant, 50)}`,
    noteTitle: ({ remnant }) => `Quita la nota ${quote(remnant, 50)}`,
    encoding: ({ remnant }) =>
      `${quote(remnant, 60)}: un carácter guardado en una codificación y leído en otra. Guarda el texto y sirve la página en UTF-8.`,
    filler: ({ remnant }) => `${quote(remnant, 60)}: escribe el texto real o quita el bloque.`,
  },
};
