import { translated } from '@liftmark/contract/translated';
import { text as de } from './phrasing.text.de.ts';
import { text as es } from './phrasing.text.es.ts';
import { text as fr } from './phrasing.text.fr.ts';

interface Unnamed {
  thing: string;
  /** With the space before it. */
  spot: string;
  code: string;
}

interface Spot {
  /** In screens. */
  depth: number;
  place: string;
}

const at = (side: string, { depth, place }: Spot) =>
  `${side} ${depth >= 1 && depth < 2 ? 'of the second screen' : place}`;

const english = {
  locale: 'en-US',
  marks: { open: '“', close: '”' },
  and: 'and',
  more: ({ count }: { count: number }) => `${count} more`,
  kilobytes: 'KB',
  megabytes: 'MB',
  place: {
    first: 'above the fold',
    second: 'on the second screen',
    below: ({ screens }: { screens: number }) => `${screens} screens down`,
    anywhere: 'on the page',
  },
  on: {
    desktop: ({ what }: { what: string }) => `${what} on desktop`,
    mobile: ({ what }: { what: string }) => `${what} on mobile`,
  },
  notShown: { desktop: 'not shown on desktop', mobile: 'not shown on mobile' },
  unnamed: {
    one: ({ thing, spot, code }: Unnamed) => `the ${thing} without text${spot}${code}`,
    many: ({ count, thing, spot, code }: Unnamed & { count: number }) =>
      `${count} ${thing}s without text${spot}${code}`,
  },
  codeIn: ({ own, parent }: { own: string; parent: string }) => `${own} in ${parent}`,
  spot: {
    left: (spot: Spot) => at('on the left', spot),
    middle: (spot: Spot) => at('in the middle', spot),
    right: (spot: Spot) => at('on the right', spot),
  },
  nextTo: ({ what }: { what: string }) => `next to ${what}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
