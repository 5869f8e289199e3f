import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Missing = Parameters<Text['observed']['missing']>[0];
type Page = Missing['missing'][number];

const PAGES: Record<Page, { a: string; the: string }> = {
  privacy: { a: 'una política de privacidad', the: 'la política de privacidad' },
  terms: { a: 'las condiciones', the: 'las condiciones' },
};

const named = (pages: readonly Page[]) => list(pages.map((page) => PAGES[page].the));

function instead(unlinked: Missing['unlinked']): string {
  const dead = unlinked.flatMap(({ words, address }) =>
    address === null
      ? []
      : [`${quote(words, 40)} (${address === '' ? 'sin dirección' : quote(address, 40)})`],
  );
  const plain = unlinked.flatMap(({ words, address }) => (address === null ? [quote(words, 40)] : []));
  const parts = [
    dead.length > 0 ? `${list(dead)} no ${dead.length > 1 ? 'llevan' : 'lleva'} a ninguna parte` : '',
    plain.length > 0 ? `${list(plain)} no ${plain.length > 1 ? 'tienen' : 'tiene'} enlace` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(', y ')}` : '';
}

export const text: Text = {
  title: { passes: 'Las páginas legales están enlazadas', fails: 'Falta el enlace a una página legal' },
  why: 'En un experimento de laboratorio, los compradores que podían ver cómo tratan sus datos las tiendas elegían las que más los protegen, y algunos incluso pagaban más. Informar de entrada es desde hace tiempo un signo de un sitio creíble; las promesas ruidosas junto a un formulario también pueden ser contraproducentes, así que lo que cuenta es un simple enlace.',
  measure:
    'Un enlace visible a una política de privacidad puntúa 1; si la página pide dinero o una cuenta, vale 0,6, y un enlace a las condiciones, 0,4.',
  notMeasured: { unknown: 'No está claro si la página enlaza a páginas legales.' },
  observed: {
    all: ({ asksForTerms }) =>
      asksForTerms
        ? 'La política de privacidad y las condiciones están enlazadas.'
        : 'Hay un enlace a una política de privacidad.',
    missing: ({ linked, missing, unlinked }) => {
      const first = linked === null ? 'No' : `Hay un enlace a ${PAGES[linked].a}; no`;
      return `${first} se encontró ningún enlace a ${missing.map((page) => PAGES[page].a).join(' ni a ')}${instead(unlinked)}.`;
    },
  },
  advice: {
    title: ({ missing }) => `Enlaza en el pie de página ${named(missing)}`,
    link: ({ words }) =>
      `Convierte ${quote(words, 40)}, que ya está en la página, en un enlace al texto completo.`,
    footer: ({ missing }) =>
      `Añade al pie de todas las páginas un enlace visible ${list(missing.map((page) => `a ${PAGES[page].the}`))}.`,
    form: ({ submit }) =>
      submit
        ? `Repite el enlace de privacidad en letra pequeña debajo de ${quote(submit)}.`
        : 'Repite el enlace de privacidad debajo de cada formulario.',
    privacy: 'Explica con palabras sencillas qué datos guardas, por qué y durante cuánto tiempo.',
    donationTerms:
      'Explica en las condiciones para qué se usan las donaciones, cómo se detienen las periódicas y si se pueden reembolsar.',
    terms: ({ books, signsUp }) =>
      `Explica en las condiciones qué se acepta al ${books ? 'reservar' : 'comprar'}${signsUp ? ' o registrarse' : ''} aquí.`,
  },
};
