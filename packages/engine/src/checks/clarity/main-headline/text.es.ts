import type { ViewportName } from '../../../capture/snapshot.ts';
import { figure, list, perViewport, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const pixels = (px: number) => `${Math.round(px)} px`;

const DEVICES: Record<ViewportName, string> = { desktop: 'en escritorio', mobile: 'en el móvil' };

export const text: Text = {
  title: { passes: 'El titular destaca', fails: 'Ningún titular destaca' },
  titleFromHtml: {
    passes: 'La página tiene un titular principal',
    fails: 'La página no tiene titular principal (h1)',
  },
  why: 'Es en los primeros diez segundos cuando más visitantes se van, y la mayor parte del tiempo se pasa en la primera pantalla. Un titular que se ve enseguida les muestra que están en el sitio correcto.',
  measure:
    'La línea que se lee primero, según su tamaño y posición, puntúa 1 si está entera en la primera pantalla y mide al menos 1,2 veces el tamaño de texto más común, 0,6 si está en la primera pantalla pero es menor o está cortada, 0,3 si está más abajo y 0 si no hay ninguna. No se puntúa si una imagen al principio puede contenerla. Solo con el HTML, un h1 visible puntúa 1, y lo demás no se puntúa.',
  notMeasured: {
    static: 'Solo podemos juzgar si un titular destaca con la página mostrada en un navegador.',
    picture:
      'Una imagen grande en la primera pantalla puede contener el titular, pero no leemos texto en imágenes.',
    lettering: 'Una imagen al principio puede contener el titular, pero no leemos texto en imágenes.',
    viewports: 'La página no se mostró en escritorio ni en el móvil.',
  },
  observed: {
    fromHtml: ({ headline }) => `El h1 es ${quote(headline)}.`,
    none: 'Ninguna línea destaca como titular de la página.',
    onlyName: ({ siteName }) =>
      `Aparte del nombre ${quote(siteName)}, ninguna línea destaca como titular de la página.`,
    found: ({ headline, depth, pictured, fontSizePx, small, cut }) => {
      const size = pictured
        ? `una imagen de ${perViewport(fontSizePx, (px) => `${pixels(px)} de alto`)}`
        : perViewport(fontSizePx, pixels);
      return `El titular ${quote(headline)} está ${places(depth)} (${size})${faults(small, cut)}.`;
    },
  },
  searched: [
    'encabezados de todos los niveles',
    'el texto más grande de las dos primeras pantallas',
    'el texto de enlaces e imágenes de la cabecera',
  ],
  advice: {
    add: {
      title: ({ page }) => `Añade a ${page} un titular que diga qué ofrece`,
      steps: [
        'Escribe una línea que diga qué ofreces, para quién es y qué se consigue con ello.',
        'Hazla el h1 de la página y el primer texto de la primera pantalla.',
        'Comprueba en un móvil que toda la línea se ve sin desplazarse.',
      ],
      design: ({ prominent }) => [
        `Al menos ${figure(prominent, prominent % 1 === 0 ? 0 : 1)} veces el tamaño del texto normal; 28 px o más en el móvil.`,
      ],
    },
    improve: {
      title: {
        moveUp: ({ headline }) => `Sube el titular ${quote(headline, 60)} entero a la primera pantalla`,
        enlarge: ({ headline }) => `Haz que destaque el titular ${quote(headline, 60)}`,
        both: ({ headline }) =>
          `Sube el titular ${quote(headline, 60)} entero a la primera pantalla y haz que destaque`,
      },
      moveUp: ({ headline, depth }) => [
        `Sube ${quote(headline)} hasta que se vea entero en la primera pantalla, en escritorio y en el móvil (ahora está ${places(depth)}).`,
        'Reduce la altura de las barras, los carruseles y las imágenes que lo empujan hacia abajo.',
      ],
      enlarge: ['Haz que sea el texto más grande de la primera pantalla.'],
      design: ({ fontSizePx, bodyPx, prominent }) => [
        `Ahora mide ${perViewport(fontSizePx, pixels)}; el texto normal, ${perViewport(bodyPx, pixels)}. Usa al menos ${figure(prominent, prominent % 1 === 0 ? 0 : 1)} veces el tamaño del texto normal.`,
      ],
    },
  },
};

function faults(small: readonly ViewportName[], cut: readonly ViewportName[]): string {
  const found = [
    ...(small.length > 0
      ? [`es apenas mayor que el texto normal ${list(small.map((name) => DEVICES[name]))}`]
      : []),
    ...(cut.length > 0
      ? [`no se ve entero en la primera pantalla ${list(cut.map((name) => DEVICES[name]))}`]
      : []),
  ];
  return found.length > 0 ? `; ${found.join(' y ')}` : '';
}
