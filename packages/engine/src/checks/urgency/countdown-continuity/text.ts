import { quote } from '../../phrasing.ts';

export const text = {
  title: {
    passes: 'The countdown has a fixed end time',
    fails: 'The countdown restarts with every visit',
  },
  why: 'Of 393 countdowns found on shopping sites, 40% were deceptive, most because they restart. False time limits are banned in the European Union and were held unlawful in a British settlement, and visitors who reload notice right away.',
  measure:
    'We read the countdown again in a fresh visit at least 8 seconds later. It scores 1 if the implied end moved by at most 2 seconds, and 0 if it moved by at least 80% of the time passed. Anything in between, units coarser than seconds, a single reading, and a countdown at zero aren’t measured. Timers that hold the visitor’s own cart or seat aren’t included.',
  notApplicable: { none: 'The page has no countdown.' },
  notMeasured: { unknown: 'We couldn’t determine whether the page has a countdown.' },
  advice: {
    title: ({ countdown }: { countdown: string }) =>
      `Give the countdown ${quote(countdown, 50)} a real end, or remove it`,
    steps: ({ observed }: { observed: string }) => [
      observed,
      'Calculate the time left from a fixed end time, with time zone, that the server sends, not from the start of the visit.',
      'Show the end next to it: “until [date], [time and time zone]”.',
      'End the offer when the countdown reaches zero. If the offer doesn’t end, remove the countdown.',
    ],
    design: [
      'False time limits are unlawful in the European Union and the United Kingdom; see the sources below.',
    ],
  },
};
