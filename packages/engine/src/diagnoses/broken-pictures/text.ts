import { translated } from '@liftmark/contract/translated';
import { amount, list, percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'A broken image is the first thing visitors notice, and often the thing they came to see. It makes the page and the offer look neglected.',
  measure:
    'Reported if images, background images or videos from your own site don’t load. A missing logo or a missing video above the fold counts more than any other single image, and a background counts less. It’s most serious if most of the images are missing.',
  title: {
    hero: ({ others }: { others: number }) =>
      others === 0
        ? 'The background above the fold doesn’t load'
        : `The background above the fold and ${amount(others, 'other image')} don’t load`,
    logo: 'The logo doesn’t load',
    one: ({ name }: { name: string }) =>
      name === '' ? 'An image doesn’t load' : `The image ${quote(name, 50)} doesn’t load`,
    some: ({ count, withLogo }: { count: number; withLogo: boolean }) =>
      `${amount(count, 'image')} don’t load${withLogo ? ', including the logo' : ''}`,
    all: ({ count }: { count: number }) =>
      count === 2 ? 'Both images on the page are broken' : `All ${count} images on the page are broken`,
  },
  picture: 'image',
  observed: ({ count, share, files }: { count: number; share: number; files: readonly string[] }) =>
    `${amount(count, 'image')} on the page${share < 0.95 && count > 2 ? ` (${percent(share)} of all images)` : ''} ${count === 1 ? 'is' : 'are'} missing: ${list(files, 4)}. Visitors see a broken-image icon or an empty box instead.`,
  step: {
    upload: ({ files }: { files: readonly string[] }) =>
      `Upload ${list(files, 4)} again, or correct ${files.length === 1 ? 'its address' : 'their addresses'} on the page. Watch for capital letters and spaces in file names.`,
    logo: 'Check the logo first: it’s in the header of every page.',
    remove: 'Remove images you no longer have, along with the boxes around them.',
    test: 'Load the page in a private window, which doesn’t have old copies of the images.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
