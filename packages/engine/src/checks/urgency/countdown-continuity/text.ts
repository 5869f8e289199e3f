import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'The countdown has a fixed end time',
    fails: 'The countdown restarts with every visit',
  },
  why: 'Of 393 countdowns found on shopping sites, 40% were deceptive, mostly because they restart. Fake deadlines are banned in the European Union and were declared unlawful in a court-backed UK settlement, and visitors who reload notice right away.',
  measure:
    'The countdown, read again on a new visit at least 8 seconds later, scores 1 if the end time it implies moved by at most 2 seconds, and 0 if it moved by at least 80% of the elapsed time. Not scored in between, if the countdown is at zero or doesn’t show seconds, or after only one reading. Timers on a visitor’s own cart or seats don’t count.',
  notApplicable: { none: 'The page has no countdown.' },
  notMeasured: { unknown: 'We couldn’t determine whether the page has a countdown.' },
  advice: {
    title: ({ countdown }: { countdown: string }) =>
      `Give the countdown ${quote(countdown, 50)} a real end, or remove it`,
    steps: ({ observed }: { observed: string }) => [
      observed,
      'Have the server send a fixed end time with its time zone, and calculate the time left from that, not from the start of the visit.',
      'Show the end time next to the countdown: “until [date], [time and time zone]”.',
      'End the offer when the countdown reaches zero. If the offer doesn’t end, remove the countdown.',
    ],
    design: [
      'Fake deadlines are unlawful in the European Union and the United Kingdom; see the sources below.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
