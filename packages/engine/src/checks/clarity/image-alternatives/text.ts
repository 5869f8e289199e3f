import { allOf, amount, partOf } from '../../shared/phrasing.ts';

export const text = {
  title: { passes: 'Informative images have alt text', fails: 'Informative images lack alt text' },
  why: 'WCAG requires a text alternative for every image that carries meaning, and many people who rely on it leave when it’s missing. Browsers also show alt text in place of an image that doesn’t load.',
  measure:
    'Measures the share of informative images (those that are the only content of a link or button, images of what the page offers, and customer logos) that have an accessible name: 50% scores 0, 95% scores 1. Empty alt text counts as intentional, except on an image that’s the only content of a link. File names, words such as “Image” and characters other than letters don’t count as a name. We don’t judge how well a name fits its image.',
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
