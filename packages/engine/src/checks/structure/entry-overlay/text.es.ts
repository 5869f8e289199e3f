import type { PerViewport } from '../../../capture/snapshot.ts';
import { capitalized, nodeName, percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Named = Parameters<Text['advice']['shrink']['title']>[0]['overlay'];

const KINDS: Record<Named['kind'], string> = {
  consent: 'el aviso de consentimiento',
  age: 'la comprobación de edad',
  gate: 'la pantalla de acceso',
  chat: 'el botón de chat',
  promotional: 'la ventana emergente',
  other: 'la capa superpuesta',
};

function nameOf({ kind, evidence }: Named): string {
  const name = nodeName(evidence, KINDS[kind], { limit: 60 });
  return name.startsWith('«') ? `${KINDS[kind]} ${name}` : name;
}

function shares(covered: PerViewport<number>): string {
  return perViewport(covered, (share) => `el ${percent(share)} de la pantalla`);
}

export const text: Text = {
  title: {
    passes: 'Nada cubre la página al llegar',
    fails: 'Una ventana emergente cubre la página al llegar',
  },
  why: 'En el sitio de un producto, el 69\u00a0% de las visitas terminó ante un anuncio de su aplicación a pantalla completa; al cambiarlo por un banner, los usuarios activos diarios subieron un 17\u00a0%. En una encuesta a 452 adultos estadounidenses, los anuncios modales estaban entre los más odiados.',
  measure: ({ promotional, other }) =>
    `La parte de la pantalla que cubre la mayor capa presente al terminar la carga o, en escritorio, que se abre sin que nadie la pida en los primeros 8 segundos, en el dispositivo con el peor valor: para promociones, ${promotional}; para avisos de consentimiento, comprobaciones de edad, códigos de acceso y fines desconocidos, ${other}. Los botones de chat y las barras de menos del 15\u00a0% puntúan 1.`,
  searched: ['capas fijas y modales en escritorio y en el móvil'],
  observed: {
    none: 'Nada cubría la página después de cargar.',
    small: 'Ninguna capa cubre el 15\u00a0% de la pantalla o más.',
    gate: ({ overlay, covered }) =>
      `${capitalized(nameOf(overlay))} pide un código o una contraseña antes que nada y cubre ${shares(covered)}.`,
    overlay: ({ overlay, covered, isLate, isSmall, lacksClose }) =>
      `${capitalized(nameOf(overlay))} ${isLate ? 'se abre sin que nadie lo pida en los primeros 8 segundos y ' : ''}cubre ${isSmall ? 'solo ' : ''}${shares(covered)}.${lacksClose ? ' No encontramos ningún control para cerrar esa capa.' : ''}`,
  },
  advice: {
    open: {
      title: ({ gate }) => `Deja que todos vean la página que hay tras ${nameOf(gate)}`,
      steps: [
        'Quien no tiene un código se va sin saber qué ofreces. Muestra la página y pide el código solo al comprar o iniciar sesión.',
        'Si la página tiene que seguir cerrada, di en la pantalla de acceso qué hay detrás, para quién es y cómo se consigue un código.',
      ],
    },
    shrink: {
      title: ({ overlay }) => `Reduce ${nameOf(overlay)}`,
      steps: ({ overlay, covered }) => [
        `Cubre ${shares(covered)}. Usa en su lugar una barra o un recuadro pequeño para que se pueda leer el titular.`,
        ...(overlay.kind === 'consent' ? ['Haz que aceptar y rechazar sean igual de fáciles.'] : []),
      ],
      design: ['Que cubra menos del 40\u00a0% de la pantalla, también en el móvil.'],
    },
    postpone: {
      title: ({ overlay }) =>
        `Muestra más tarde o como barra ${overlay ? nameOf(overlay) : 'la ventana emergente'}`,
      steps: ({ covered, closing }) => [
        `Cubre ${shares(covered)} antes de que nadie haya leído la página. Muestra este contenido cuando se haya empezado a leer, o conviértelo en una barra que cubra menos del 15\u00a0% de la pantalla.`,
        closing === null
          ? 'Añade en la esquina un botón de cerrar de al menos 24 × 24 px y deja que también se cierre con la tecla Escape.'
          : `Haz que ${quote(closing, 30)} sea fácil de ver y de tocar, y deja que también se cierre con la tecla Escape.`,
      ],
      design: ['Menos del 15\u00a0% de la pantalla, o integrado en la página.'],
    },
  },
};
