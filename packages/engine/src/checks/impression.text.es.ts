import type { Text } from './impression.text.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

const isOrAre = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const text: Text = {
  browserTypeShare: (value) =>
    value < 0.5
      ? 'parte del texto está en la fuente predeterminada del navegador'
      : 'el texto está en la fuente predeterminada del navegador',
  bodyPx: (value) => `el texto mide ${Math.round(value)} px`,
  lineHeight: (value) =>
    value < 1.7 ? 'las líneas del texto están muy juntas' : 'las líneas del texto están muy separadas',
  lineLetters: (value) =>
    value < 60 ? 'las líneas de texto son muy cortas' : 'las líneas de texto son muy largas',
  headlineScale: () => 'el texto más grande de la primera pantalla es apenas mayor que el texto normal',
  tinyShare: (value) => `el ${percent(value)} del texto mide menos de 11 px`,
  capitalsShare: (value) => `el ${percent(value)} del texto está en mayúsculas`,
  centeredCopyShare: (value) => `el ${percent(value)} del texto está centrado`,
  typeSizes: (value) =>
    value < 4
      ? 'los títulos, el texto y la letra pequeña tienen casi el mismo tamaño'
      : 'los títulos, el texto y la letra pequeña se distinguen por el tamaño menos que en otras páginas',
  browserLinkShare: () => 'los enlaces tienen el azul predeterminado del navegador',
  loudTextShare: (value) => `el ${percent(value)} del texto está en colores chillones`,
  loudAreaShare: (value) => `el ${percent(value)} de la página está relleno de colores chillones`,
  textColors: () => 'casi ningún texto se distingue por su color',
  fills: (value) =>
    value < 2 ? 'toda la página tiene un solo color de fondo' : `la página usa ${value} colores de fondo`,
  faintShare: (value) => `el ${percent(value)} del texto tiene un contraste inferior a 2,3:1`,
  textDensity: () => 'la página tiene poco texto para su longitud',
  firstScreenText: () => 'hay poco texto en la primera pantalla',
  emptyShare: (value) => `el ${percent(value)} de la altura de la página está vacío`,
  edgeShare: (value) => `el ${percent(value)} del texto toca el borde de la pantalla`,
  usedWidth: (value) => `el texto usa el ${percent(value)} del ancho de la pantalla`,
  leftEdges: (value) => `el texto empieza en ${value} márgenes izquierdos distintos`,
  overlapShare: (value) => `el ${percent(value)} del texto se superpone a otro texto`,
  columnsShare: () => 'casi todo está en una sola columna',
  picturesPerScreen: (value) => `cada pantalla tiene ${figure(value, 1)} imágenes en promedio`,
  firstScreenPicture: (value) =>
    value === 0
      ? 'no hay ninguna imagen en la primera pantalla'
      : 'las imágenes ocupan poco de la primera pantalla',
  coarsePictures: (value) =>
    `${amount(value, 'imagen se muestra', 'imágenes se muestran')} a más tamaño que el del archivo`,
  stretchedPictures: (value) => amount(value, 'imagen está estirada', 'imágenes están estiradas'),
  browserControls: (value) =>
    `${amount(value, 'botón o campo tiene', 'botones y campos tienen')} el aspecto predeterminado del navegador`,
  styledButtons: (value) => (value === 0 ? 'ningún botón tiene estilo' : 'pocos botones tienen estilo'),
  roundedShare: (value) => `el ${percent(value)} de los recuadros tiene esquinas redondeadas`,
  oldElements: (value) => `${amount(value, 'elemento usa', 'elementos usan')} formato HTML anticuado`,
  layoutTables: (value) =>
    `${amount(value, 'tabla', 'tablas')} ${isOrAre(value, 'sirve', 'sirven')} para maquetar`,
  colorfulness: (value) =>
    value < 30
      ? 'apenas hay color en la primera pantalla'
      : 'los colores de la primera pantalla son chillones',
  contrast: () => 'apenas hay contraste en la primera pantalla',
  detail: () => 'la primera pantalla se ve vacía',
  ground: (value) => `un solo color cubre el ${percent(value)} de la primera pantalla`,
  phoneOverflow: (value) => `en el móvil sobran ${Math.round(value)} px de ancho`,
  phoneTiny: (value) => `el ${percent(value)} del texto mide menos de 11 px en el móvil`,
};
