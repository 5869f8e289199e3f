import type { Text } from './phrasing.text.ts';

type Spot = Parameters<Text['spot']['left']>[0];

const at = (side: string, { depth, place }: Spot) =>
  depth < 2 ? `${side} de la ${depth < 1 ? 'primera' : 'segunda'} pantalla` : `${side}, ${place}`;

export const text: Text = {
  locale: 'es-ES',
  marks: { open: '«', close: '»' },
  and: 'y',
  more: ({ count }) => `${count} más`,
  kilobytes: 'KB',
  megabytes: 'MB',
  place: {
    first: 'en la primera pantalla',
    second: 'en la segunda pantalla',
    below: ({ screens }) => `${screens} pantallas más abajo`,
    anywhere: 'en la página',
  },
  on: {
    desktop: ({ what }) => `${what} en escritorio`,
    mobile: ({ what }) => `${what} en el móvil`,
  },
  notShown: { desktop: 'no se muestra en escritorio', mobile: 'no se muestra en el móvil' },
  unnamed: {
    one: ({ thing, spot, code }) => `${thing} sin texto${spot}${code}`,
    many: ({ count, spot, code }) => `${count} elementos sin texto${spot}${code}`,
  },
  codeIn: ({ own, parent }) => `${own} en ${parent}`,
  spot: {
    left: (spot) => at('a la izquierda', spot),
    middle: (spot) => at('en el centro', spot),
    right: (spot) => at('a la derecha', spot),
  },
  nextTo: ({ what }) => (what.startsWith('el ') ? `junto al ${what.slice(3)}` : `junto a ${what}`),
};
