import type { Evidence } from '@liftmark/contract/report';
import { amount, figure, nodeName, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const nameOf = (widest: Evidence): string => nodeName(widest, 'el elemento', { viewport: 'mobile' });

export const text: Text = {
  why: 'En la mayoría de los sitios, más de la mitad de las visitas llegan desde el móvil. Quien tiene que ampliar o desplazarse hacia los lados para leer, o al principio solo ve un menú, se va antes de saber qué se ofrece.',
  measure:
    'Se señala si el móvil encoge la versión de escritorio porque falta la etiqueta viewport, si la página es más ancha que una pantalla de 390 px, si el móvil muestra mucho menos texto que el escritorio, si los enlaces del menú apilados ocupan gran parte de la primera pantalla o si el titular solo aparece en la primera pantalla en escritorio. Las páginas encogidas y el contenido que falta son lo más grave. El contenido que se sale menos de 40 px de la pantalla y los enlaces apilados nunca figuran por sí solos entre los cinco primeros. No cuenta el título de una columna que el móvil muestra debajo de otra.',
  shrunk: {
    title: ({ shownAt }) => `El móvil encoge toda la página al ${percent(shownAt)} de su tamaño`,
    observed: ({ bodyPx }) =>
      `La página no tiene la etiqueta viewport para móviles, así que el móvil muestra la versión de escritorio con un texto de unos ${bodyPx} px de alto.`,
    steps: [
      'Añade <meta name="viewport" content="width=device-width, initial-scale=1"> al head de la página.',
      'Después apila las columnas en pantallas estrechas y deja que las imágenes se ajusten al ancho de la pantalla.',
    ],
  },
  wide: {
    title: {
      words: ({ px, widest }) =>
        widest
          ? `En el móvil, ${nameOf(widest)} se sale ${px} px de la pantalla`
          : `En el móvil, el texto se sale ${px} px de la pantalla`,
      boxes: ({ px }) => `En el móvil, la página es ${px} px más ancha que la pantalla`,
    },
    observed: ({ px, widest }) =>
      `En una pantalla de 390 px, a la página le sobran ${px} px de ancho${widest ? ` (lo más ancho: ${nameOf(widest)})` : ''}, así que hay que desplazarse hacia los lados.`,
    steps: ({ widest }) => [
      widest
        ? `Limita ${nameOf(widest)} al ancho de la pantalla (max-width: 100%) y deja que el texto salte de línea.`
        : 'Busca anchos fijos y sustitúyelos por max-width: 100%.',
      'Deja que las tablas y los menús anchos se desplacen por separado, o conviértelos en listas.',
    ],
  },
  missing: {
    title: ({ share }) => `El móvil solo muestra el ${percent(share)} del texto de la página`,
    steps: [
      'Muestra en el móvil el mismo texto que en escritorio; revisa qué secciones oculta una regla de estilo en pantallas pequeñas.',
    ],
  },
  pushed: {
    title: ({ headline }) => `En el móvil hay que desplazarse para leer ${quote(headline, 50)}`,
    observed: ({ headline, depth }) =>
      `En el móvil, el titular ${quote(headline, 50)} empieza ${figure(depth, 1)} pantallas más abajo; en escritorio está cerca del principio.`,
    steps: [
      'En el móvil, reduce lo que hay antes del titular (menú, logotipo, imagen, datos de contacto) o ponlo debajo de él.',
      'Comprueba que el titular y el botón principal se vean sin desplazarse en una pantalla de 390 × 844 px.',
    ],
  },
  menu: {
    title: ({ links, share }) =>
      `En el móvil, ${amount(links, 'enlace del menú ocupa', 'enlaces del menú ocupan')} el ${percent(share)} de la primera pantalla`,
    observed: ({ links, first }) =>
      links === 1
        ? `El enlace del menú, ${quote(first, 30)}, está encima del contenido.`
        : `Los ${amount(links, 'enlace', 'enlaces')} del menú, empezando por ${quote(first, 30)}, están apilados encima del contenido.`,
    steps: ['En el móvil, guarda el menú tras un botón «Menú» y deja a la vista solo el botón principal.'],
  },
  check: 'Recorre la página en un móvil de verdad, hasta el último botón.',
};
