import { translated } from '@liftmark/contract/translated';
import { allOf, amount, partOf } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Informative images have alt text', fails: 'Informative images lack alt text' },
  why: 'The accessibility standard requires a text alternative for every image that carries meaning, and many people who rely on it leave when it’s missing. Browsers also show alt text in place of an image that doesn’t load.',
  measure: (scale: string) =>
    `The share of informative images (the only content of a link or button, images of what the page offers, customer logos) that have an accessible name: ${scale}. Empty alt text counts as intentional, except in a link. File names, words such as “Image” and characters other than letters aren’t names.`,
  notApplicable: { none: 'The page has no informative images.' },
  observed: {
    all: ({ total }: { total: number }) => `${allOf(total, 'informative image')} alt text.`,
    some: ({ nameless, total }: { nameless: number; total: number }) =>
      `${partOf(nameless, total, 'informative image')} no meaningful alt text.`,
  },
  image: 'image',
  advice: {
    title: {
      one: ({ image }: { image: string }) => `Add alt text to ${image}`,
      several: ({ count, image }: { count: number; image: string }) =>
        `Add alt text to ${amount(count, 'image')}, starting with ${image}`,
    },
    steps: {
      each: ({ image }: { image: string }) => `Add alt text to ${image}.`,
      linked: 'If an image is the entire link or button, say where it leads, not what it shows.',
      wording:
        'Keep alt text under 15 words and skip “picture of”. Leave it empty (alt="") for purely decorative images.',
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
