import type { Evidence } from '@liftmark/contract/report';
import { capitalized, hasWords, nodeName } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function nameOf(widest: Evidence): string {
  return nodeName(widest, 'el elemento', { viewport: 'mobile' });
}

export const text: Text = {
  title: {
    passes: 'La página cabe en la pantalla del móvil',
    fails: 'La página se ve mal en el móvil',
  },
  titleFromHtml: {
    passes: 'El viewport está configurado para móviles',
    fails: 'El viewport no está configurado para móviles',
  },
  why: 'WCAG 1.4.10 exige que el contenido quepa en una pantalla estrecha sin que haya que desplazarse en dos direcciones, y los visitantes no ven lo que queda fuera. Sin declarar el viewport, una página apenas se lee en el móvil, y si el zoom está bloqueado, quien necesita letra más grande no tiene cómo conseguirla.',
  measure: (scale) =>
    `Declarar el viewport con el ancho del dispositivo puntúa 1, y no hacerlo 0; bloquear el zoom multiplica por 0,6. Se multiplica por cuánto sobresale la página de una pantalla de 390 px (${scale}; como máximo 0,7 si hay palabras que se salen), si el diseño se mostró.`,
  searched: ['etiquetas meta de la página'],
  observed: {
    declared: 'La página ajusta su viewport al ancho del dispositivo',
    undeclared:
      'La página no ajusta su viewport al ancho del dispositivo, así que el móvil la muestra al ancho de escritorio y la encoge',
    zoomBlocked: 'bloquea el zoom',
    notRendered: 'su versión móvil no se mostró',
    fits: 'nada es más ancho que una pantalla de 390 px',
    barelyWide: ({ px }) => `es ${px} px más ancha que una pantalla de 390 px, lo que apenas se nota`,
    tooWide: ({ px, widest, cutsWords }) =>
      `a 390 px le sobran ${px} px de ancho${widest ? ` (lo más ancho: ${nameOf(widest)})` : ''}${cutsWords ? ', y hay palabras que se salen de la pantalla' : ''}`,
    sentence: ({ parts }) => `${parts.join('; ')}.`,
  },
  advice: {
    title: {
      tooWide: ({ px }) => `Haz que la página quepa en el móvil: le sobran ${px} px de ancho`,
      zoom: 'Permite ampliar la página en el móvil',
      viewport: 'Añade la etiqueta viewport para que la página quepa en el móvil',
    },
    addViewport:
      'Añade <meta name="viewport" content="width=device-width, initial-scale=1"> al head de la página.',
    allowZoom: 'Quita user-scalable=no y maximum-scale de la etiqueta viewport.',
    narrow: ({ px, widest }) =>
      widest
        ? `${capitalized(nameOf(widest))} se sale ${px} px de la pantalla: usa max-width: 100%${hasWords(widest) ? ', deja que el texto salte de línea' : ''} o deja que se desplace por separado.`
        : `Algo se sale ${px} px de la pantalla. Busca anchos fijos.`,
    checkNarrowest: 'Comprueba la página también a 320 px, el ancho que usa WCAG.',
  },
};
