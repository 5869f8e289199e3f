import type { PerViewport } from '../../../capture/snapshot.ts';
import { places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Las pruebas están donde se decide',
    fails: 'Las pruebas están demasiado abajo en la página',
  },
  why: 'Los visitantes pasan tres cuartas partes del tiempo en las dos primeras pantallas, así que pocos ven las pruebas que están más abajo. Cuando una tienda probó tres formas de llevar la valoración a su cabecera, la mejor aumentó claramente los pedidos y las otras dos apenas.',
  measure: (scale) =>
    `A cuántas pantallas está la primera prueba social: ${scale}. Cerca de la llamada a la acción principal o del formulario puntúa 1.`,
  notApplicable: { none: 'La página no muestra prueba social.' },
  notMeasured: {
    proof: 'No está claro si la página muestra prueba social.',
    rendering: 'La página no se mostró en escritorio ni en el móvil.',
  },
  observed: {
    nearButton: ({ quoted }) =>
      quoted === null
        ? 'Hay prueba social cerca de la llamada a la acción principal.'
        : `${quote(quoted)} está cerca de la llamada a la acción principal.`,
    nearForm: ({ quoted }) =>
      quoted === null
        ? 'Hay prueba social cerca del formulario.'
        : `${quote(quoted)} está cerca del formulario.`,
    first: ({ quoted, depth }) =>
      `La primera prueba social${quoted === null ? '' : `, ${quote(quoted)},`} está ${places(depth)}.`,
  },
  advice: {
    nextTo: {
      title: ({ quoted, button }) => `Sube ${named(quoted)} y ponla junto a ${quote(button, 40)}`,
      step: ({ quoted, button, depth }) =>
        `Pon ${named(quoted)} junto a ${quote(button, 40)}. ${whereNow(depth)}`,
    },
    aboveFold: {
      title: ({ quoted }) => `Sube ${named(quoted)} a la primera pantalla`,
      step: ({ quoted, depth }) => `Sube ${named(quoted)} a la primera pantalla. ${whereNow(depth)}`,
    },
    shorten: ({ name }) =>
      `Usa ahí solo su frase más convincente y el nombre (${name ?? '[nombre del cliente]'}). Deja la versión larga donde está.`,
    checkOnPhone: 'Comprueba en un móvil que la prueba y el botón quepan en una pantalla.',
  },
};

function named(quoted: string | null): string {
  return quoted === null ? 'la primera prueba social' : `la prueba social ${quote(quoted, 60)}`;
}

function whereNow(depth: PerViewport<number> | null): string {
  return `La primera prueba social está ahora ${depth ? places(depth) : 'más abajo'}.`;
}
