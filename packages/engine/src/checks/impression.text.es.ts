import type { Text } from './impression.text.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

const isOrAre = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const text: Text = {
  browserTypeShare: (value) =>
    `el ${percent(value)} del texto está en la fuente predeterminada del navegador`,
  typefaces: (value) =>
    value > 3 ? `el texto usa ${value} tipos de letra` : 'todo el texto usa un solo tipo de letra',
  bodyPx: (value) => `el texto mide ${Math.round(value)} px`,
  lineHeight: (value) => `el interlineado del texto es de ${figure(value, 2)} (lo que mejor se lee es 1,5)`,
  lineLetters: (value) => `las líneas de texto tienen ${Math.round(value)} caracteres`,
  headlineScale: (value) =>
    `el texto más grande de la primera pantalla mide ${figure(value, 1)} veces el tamaño del texto normal`,
  tinyShare: (value) => `el ${percent(value)} del texto mide menos de 11 px`,
  capitalsShare: (value) => `el ${percent(value)} del texto está en mayúsculas`,
  centeredCopyShare: (value) => `el ${percent(value)} del texto está centrado`,
  typeSizes: (value) =>
    value < 7
      ? `solo hay ${amount(value, 'tamaño', 'tamaños')} de letra para distinguir unas cosas de otras`
      : `hay ${value} tamaños de letra`,
  browserLinkShare: (value) =>
    `el ${percent(value)} del texto son enlaces en el azul predeterminado del navegador`,
  loudTextShare: (value) => `el ${percent(value)} del texto está en colores chillones`,
  loudAreaShare: (value) => `el ${percent(value)} de la página está relleno de colores chillones`,
  textColors: (value) =>
    `solo hay ${amount(value, 'color', 'colores')} de texto para distinguir unas cosas de otras`,
  fills: (value) =>
    value < 2 ? 'toda la página tiene un solo color de fondo' : `la página usa ${value} colores de fondo`,
  faintShare: (value) => `el ${percent(value)} del texto tiene un contraste inferior a 2,3:1`,
  textDensity: (value) => `cada pantalla tiene ${Math.round(value)} caracteres de texto en promedio`,
  firstScreenText: (value) => `hay ${Math.round(value)} caracteres de texto en la primera pantalla`,
  emptyShare: (value) => `el ${percent(value)} de la altura de la página está vacío`,
  edgeShare: (value) => `el ${percent(value)} del texto toca el borde de la pantalla`,
  usedWidth: (value) => `el texto usa el ${percent(value)} del ancho de la pantalla`,
  leftEdges: (value) => `el texto empieza en ${value} márgenes izquierdos distintos`,
  overlapShare: (value) => `el ${percent(value)} del texto se superpone a otro texto`,
  columnsShare: (value) => `solo el ${percent(value)} de la altura de la página usa columnas`,
  picturesPerScreen: (value) => `cada pantalla tiene ${figure(value, 1)} imágenes en promedio`,
  firstScreenPicture: (value) => `las imágenes ocupan el ${percent(value)} de la primera pantalla`,
  coarsePictures: (value) =>
    `${amount(value, 'imagen se muestra', 'imágenes se muestran')} a más tamaño que el del archivo`,
  stretchedPictures: (value) => amount(value, 'imagen está estirada', 'imágenes están estiradas'),
  browserControls: (value) =>
    `${amount(value, 'botón o campo tiene', 'botones y campos tienen')} el aspecto predeterminado del navegador`,
  styledButtons: (value) =>
    value === 0
      ? 'ningún botón tiene estilo'
      : `solo ${amount(value, 'botón tiene estilo', 'botones tienen estilo')}`,
  roundedShare: (value) => `el ${percent(value)} de los recuadros tiene esquinas redondeadas`,
  oldElements: (value) => `${amount(value, 'elemento usa', 'elementos usan')} formato HTML anticuado`,
  layoutTables: (value) =>
    `${amount(value, 'tabla', 'tablas')} ${isOrAre(value, 'sirve', 'sirven')} para maquetar`,
  colorfulness: (value) =>
    value < 30
      ? 'apenas hay color en la primera pantalla'
      : 'los colores de la primera pantalla son chillones',
  contrast: () => 'apenas hay contraste en la primera pantalla',
  detail: (value) =>
    value < 0.04
      ? 'apenas hay detalle en la primera pantalla'
      : 'la primera pantalla está recargada de detalles',
  ground: (value) => `un solo color cubre el ${percent(value)} de la primera pantalla`,
  phoneOverflow: (value) => `en el móvil sobran ${Math.round(value)} px de ancho`,
  phoneTiny: (value) => `el ${percent(value)} del texto mide menos de 11 px en el móvil`,
};
