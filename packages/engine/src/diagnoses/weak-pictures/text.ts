import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { amount, every, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Why the pictures show less than they could. */
export interface Flaw {
  kind: 'repeated' | 'drawn' | 'borrowed';
  /** Of the pictures, or of the places where one is shown. */
  count: number;
  /** Descriptions or file names, each once. */
  names: readonly string[];
  evidence: Evidence[];
}

const MOST_NAMES = 3;

const quoted = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, 40)),
    MOST_NAMES,
  );

const OBSERVED: Record<Flaw['kind'], (flaw: Flaw) => string> = {
  repeated: ({ count, names }) =>
    `The same image is shown ${count === 2 ? 'twice' : `${count} times`}${names.length > 1 ? `, as ${quoted(names)}` : ''}.`,
  drawn: ({ count }) =>
    `${every(count, 'image')} on the page ${count === 1 ? 'is a drawing' : 'are drawings'}. No photo shows the real thing.`,
  borrowed: ({ count, names }) =>
    `${amount(count, 'image')}, such as ${quoted(names.slice(0, 1))}, ${count === 1 ? 'comes' : 'come'} from a stock library or an image generator, judging by the file name.`,
};

const STEPS: Record<Flaw['kind'], readonly string[]> = {
  repeated: ['Give each item its own photo, and take all of them from the same angle and in the same light.'],
  drawn: [
    'Replace the drawings with photos: your people at work, your location, and what people end up with.',
  ],
  borrowed: [
    'Replace stock and generated images with your own photos. A sharp phone photo taken in daylight is better than a perfect photo of something else.',
  ],
};

const english = {
  why: 'Visitors study images of real people and real things, and skip purely decorative ones. An unrelated image, or the same one used for several things, makes them doubt the rest of the page.',
  measure:
    'Reported if one image is shown for several things, if all images are drawings on a page that sells something physical, or if file names show that they come from a stock library or an image generator. Logos and icons don’t count. A repeated image never comes among the first five.',
  titles: {
    repeated: ({ count, names }) =>
      names.length > 1
        ? `The same image is shown as ${quoted(names)}`
        : `The same image is shown ${count} times`,
    drawn: () => 'The page shows drawings where visitors expect photos',
    borrowed: ({ names }) => `Replace ${quoted(names.slice(0, 1))} with your own photo`,
  } satisfies Record<Flaw['kind'], (flaw: Flaw) => string>,
  observed: (flaws: readonly Flaw[]) => flaws.map((flaw) => OBSERVED[flaw.kind](flaw)).join(' '),
  steps: (flaws: readonly Flaw[]) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind]).slice(0, 4),
    'Keep the images that show something only you have, and delete the others.',
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
