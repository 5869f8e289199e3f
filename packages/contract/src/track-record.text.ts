import { amount, figure, signedPercentWords } from './figures.ts';
import { text as de } from './track-record.text.de.ts';
import { text as es } from './track-record.text.es.ts';
import { text as fr } from './track-record.text.fr.ts';
import type { TrackRecord } from './track-record.ts';
import { translated } from './translated.ts';

interface Lift {
  lift: number;
  low: number;
  high: number;
}

const english = {
  /** "Done 14 times here". */
  done: { installation: times('here'), workspace: times('in this workspace') } satisfies Record<
    TrackRecord['of'],
    (done: number) => string
  >,
  verified: (count: number) => (count === 0 ? ', not verified yet' : `, verified ${figure(count)}`),
  /** "; measured +3.1% (−0.4% to +6.8%), 6 cases". */
  measured: ({ lift, low, high }: Lift, cases: number) =>
    `; measured ${signedPercentWords(lift)} (${signedPercentWords(low)} to ${signedPercentWords(high)}), ${amount(cases, 'case', 'cases')}`,
  tooFew: (cases: number) => `; ${amount(cases, 'case', 'cases')} measured, too few for a figure`,
};

function times(where: string) {
  return (done: number) => `Done ${amount(done, 'time', 'times')} ${where}`;
}

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
