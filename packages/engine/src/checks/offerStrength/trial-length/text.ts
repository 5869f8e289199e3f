import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'The trial is short enough to decide',
    fails: 'A long trial delays the decision',
  },
  why: 'In a randomized comparison of 7, 14 and 30 days at a large software company, the 7-day trial brought 5.6% more subscriptions. Where a free plan remained, a field experiment with 680,588 users found no effect on immediate conversion, so trials with a free plan are left out.',
  measure: (scale: string) =>
    `The trial length in days: ${scale}. Applies to trials with a stated length and no free plan alongside, unless the main button leads to a waiting list.`,
  notApplicable: {
    noTrial: 'No free trial is offered.',
    waitingList: 'The page signs people up for a waiting list, so no trial can start yet.',
    noLength: 'The trial’s length isn’t stated.',
    freePlan: 'Visitors can stay on a free plan after the trial.',
  },
  notMeasured: { unclearIfFreePlan: 'It’s unclear whether a free plan remains after the trial.' },
  observed: {
    short: ({ days, said }: { days: number; said: string }) =>
      `The trial lasts ${amount(days, 'day')}: ${quote(said)}.`,
    long: ({ days, said, fullScoreDays }: { days: number; said: string; fullScoreDays: number }) =>
      `The trial lasts ${amount(days, 'day')}: ${quote(said)}. A trial of up to ${amount(fullScoreDays, 'day')} would earn the full score.`,
  },
  advice: {
    title: ({ days }: { days: number }) => `Test a trial shorter than ${amount(days, 'day')}`,
    steps: ({ said }: { said: string }) => [
      `Show half of new visitors ${quote(said, 50)} and the other half a trial of 7 or 14 days.`,
      'Compare paying customers after both trials have ended, and retention three months later.',
      'Keep the long trial if people need weeks to see the value: experienced users did better with longer trials.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
