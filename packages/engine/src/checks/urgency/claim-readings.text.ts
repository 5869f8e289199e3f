import { translated } from '@liftmark/contract/translated';
import { quote, seconds } from '../shared/phrasing.ts';
import { text as de } from './claim-readings.text.de.ts';
import { text as es } from './claim-readings.text.es.ts';
import { text as fr } from './claim-readings.text.fr.ts';

interface Age {
  event: string;
  /** In seconds. */
  first: number;
  later: number;
  elapsedMs: number;
}

const english = {
  countdown: {
    onceOnly: 'We read the countdown only once.',
    tooClose: 'The two readings of the countdown were too close together.',
    noSeconds: 'The countdown shows no seconds, so comparing two visits proves nothing.',
    atZeroTwice: 'The countdown was at zero on both visits.',
    showed: ({ first, later, elapsedMs }: { first: string; later: string; elapsedMs: number }) =>
      `The countdown showed ${first} on one visit and ${later} on a new visit ${seconds(elapsedMs)} later.`,
    inconclusive: 'The end of the countdown moved between visits, but the shift is inconclusive.',
    atZero: 'It was at zero on every visit.',
  },
  number: {
    none: 'The claim doesn’t state a number.',
    structured: ({ stated, stock }: { stated: number; stock: number }) =>
      `The page says ${stated}; its structured data says ${stock}.`,
    onceOnly: 'We read the number only once.',
    showed: ({ values }: { values: readonly number[] }) =>
      `The page showed these numbers on ${values.length} visits: ${values.join(', ')}.`,
    tooFew: 'We read the number on fewer than three visits.',
    withinMinute: ({ values }: { values: readonly number[] }) =>
      `The page showed these numbers on three visits within a minute: ${values.join(', ')}.`,
  },
  ended: ({ end }: { end: string | null }) => `It ended on ${end}, before the day of this visit.`,
  age: ({ event, first, later, elapsedMs }: Age) =>
    `${quote(event)} was ${first} s old on one visit and ${later} s old on another one ${seconds(elapsedMs)} later.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
