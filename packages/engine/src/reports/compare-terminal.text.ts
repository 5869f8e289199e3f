import { translated } from '@liftmark/contract/translated';
import { text as de } from './compare-terminal.text.de.ts';
import { text as es } from './compare-terminal.text.es.ts';
import { text as fr } from './compare-terminal.text.fr.ts';

/** What a comparison with an earlier report says in a terminal. */
const english = {
  since: ({ date }: { date: string }) => `Changes since ${date}`,
  worse: 'What got worse',
  beforeAndNow: ({ before, now }: { before: string; now: string }) => `Before: ${before} Now: ${now}`,

  score: ({ from, to }: { from: string; to: string }) => `Liftmark Score ${from} → ${to}`,
  noScore: 'no score',
  byPage: ({ points }: { points: string }) => `${points} from changes to the page`,
  byRubric: ({ points }: { points: string }) => `${points} from changes to the rubric`,
  otherRubric: 'the rubric changed in between, so the two scores can’t be compared',
  otherType: ({ before, now }: { before: string; now: string }) =>
    `judged as “${now}” instead of “${before}”, so the two scores can’t be compared`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
