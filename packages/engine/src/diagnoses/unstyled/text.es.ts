import { percent } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Los visitantes juzgan una página por su aspecto en una fracción de segundo. Un texto sin más, en la fuente predeterminada del navegador, parece una página que no ha cargado, y casi nadie compra o paga en una página así.',
  measure:
    'Se señala si el 60\u00a0% o más del texto está en la fuente predeterminada del navegador. Lo más grave es que tampoco haya recuadros de color, botones ni columnas.',
  title: ({ share }) =>
    `La página parece sin estilos: ${share > 0.95 ? 'todo el texto' : `el ${percent(share)} del texto`} está en la fuente del navegador`,
  observed: {
    font: ({ share }) =>
      `El ${percent(share)} del texto está en la fuente que usan los navegadores cuando la página no indica ninguna.`,
    bare: ({ buttons, fills }) =>
      buttons + fills === 0
        ? 'No hay ningún botón con estilo ni una zona de color, así que el titular, el menú y la oferta se ven iguales.'
        : '',
    failed: ({ file }) => `La hoja de estilos ${file} no cargó.`,
  },
  step: {
    failed: ({ file }) => `Sube la hoja de estilos ${file} o corrige su dirección en el head de la página.`,
    theme:
      'Si aún no hay hoja de estilos, aplica un tema sencillo ya hecho: una fuente, un color de acento y un ancho de contenido de unos 1100 px.',
    button:
      'Convierte la llamada a la acción principal en un botón relleno y pon el menú en una línea encima del contenido.',
  },
};
