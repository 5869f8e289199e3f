import { amount, capitalized, figure, list, percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { KeyTexts, Text } from './text.ts';

const shown = (ratio: number) => `${figure(Math.floor(ratio * 10) / 10, 1)}:1`;

const ROLES: Record<KeyTexts['role'], { one: string; many: string; of: string; the: string }> = {
  headline: { one: 'titular', many: 'titulares', of: 'del titular', the: 'El titular' },
  'primary-action': {
    one: 'llamada a la acción principal',
    many: 'llamadas a la acción principales',
    of: 'de la llamada a la acción principal',
    the: 'La llamada a la acción principal',
  },
  price: { one: 'precio', many: 'precios', of: 'del precio', the: 'El precio' },
  'field-label': {
    one: 'etiqueta de campo',
    many: 'etiquetas de campo',
    of: 'de la etiqueta de campo',
    the: 'La etiqueta de campo',
  },
};

export const text: Text = {
  title: { passes: 'El contraste del texto es suficiente', fails: 'El contraste del texto es muy bajo' },
  why: 'El estándar de accesibilidad exige un contraste de 4,5:1, o de 3:1 en texto grande, y el bajo contraste es el fallo de accesibilidad más común en las páginas de inicio. Ninguna prueba publicada ha medido lo que cuesta, pero las personas con baja visión, o cualquiera con el móvil al sol, no pueden leer un texto que no lo cumple.',
  measure: (scale) =>
    `La parte de los caracteres sobre un fondo conocido con un contraste inferior a 4,5:1 (3:1 a partir de 24 px, o de 18,66 px en negrita): ${scale}. La puntuación es como máximo 0,6 si un titular, una llamada a la acción principal, un precio o la etiqueta de un campo está por debajo de 3:1, y como máximo 0,3 si está por debajo de 2:1. No se puntúa si se desconoce el fondo de más de la mitad del texto. Sobre imágenes, el contraste se lee en la captura de pantalla: la mitad de los píxeles en torno a las letras tiene menos.`,
  notMeasured: { background: 'No se pudo determinar el fondo de más de la mitad del texto.' },
  observed: {
    share: ({ failing }) => `Texto por debajo del contraste exigido: ${perViewport(failing, percent)}.`,
    unreadable: ({ texts }) => `Apenas se lee: ${list(texts.map(keyTexts))}.`,
    pale: ({ texts }) => `Bajo contraste: ${list(texts.map(keyTexts))}.`,
    worst: ({ words, ratio }) => `Apenas se lee: ${quote(words, 40)}, con ${shown(ratio)}.`,
  },
  node: 'el elemento',
  advice: {
    title: {
      keyText: ({ role, words, ratio }) =>
        `Corrige el bajo contraste ${ROLES[role].of} ${quote(words, 40)} (${shown(ratio)})`,
      worst: ({ words, ratio }) =>
        `Corrige los textos con bajo contraste, como ${quote(words, 40)} (${shown(ratio)})`,
      any: 'Corrige los textos con bajo contraste',
    },
    steps: {
      keyText: ({ role, words, ratio, least }) =>
        `${ROLES[role].the} ${quote(words, 40)} (${shown(ratio)}): cambia el color del texto o del fondo hasta que el contraste sea de al menos ${least.toLocaleString('es')}:1.`,
      colors: ({ name, foreground, background, ratio, passing }) =>
        capitalized(`${name}: ${foreground} sobre ${background} da ${shown(ratio)}; ${passing} cumple.`),
      picture: ({ name, ratio }) =>
        capitalized(
          `${name}: la imagen de detrás deja solo ${shown(ratio)}. Oscurece la imagen o pon el texto sobre un fondo liso.`,
        ),
      source:
        'Cambia el color en el único sitio donde está definido (una variable de estilo o el tema) y revisa después las otras páginas que lo usan.',
    },
    design: ['Al menos 4,5:1 en el texto, o 3:1 en texto grande (24 px, o 18,66 px en negrita).'],
  },
};

function keyTexts({ role, ratios }: KeyTexts): string {
  const lowest = shown(Math.min(...ratios));
  const { one, many } = ROLES[role];
  const name = ratios.length === 1 ? one : amount(ratios.length, one, many);
  return `${name} con ${lowest}${ratios.some((ratio) => shown(ratio) !== lowest) ? ' o más' : ''}`;
}
