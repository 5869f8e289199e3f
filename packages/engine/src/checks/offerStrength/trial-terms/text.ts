import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const parts = {
  length: 'the trial length',
  priceAfter: 'the price after the trial',
  card: 'the card requirement',
};

export type TrialPart = keyof typeof parts;

interface Incomplete {
  said: string;
  missing: readonly TrialPart[];
}

const named = (missing: readonly TrialPart[]) => list(missing.map((part) => parts[part]));

const english = {
  title: { passes: 'Trial terms are clear', fails: 'Trial terms are incomplete' },
  why: 'A card requirement decides who starts: in a comparison of 100 software companies, 0.5 to 2% of visitors started a trial when it required a card, compared with 5 to 10% when it didn’t. In the US, ROSCA requires the terms of an offer that renews automatically to be clear before consent.',
  measure:
    'A third of the score each for the length, the price after the trial, and whether a card is required. Applies to free trials, unless a one-time purchase follows.',
  notApplicable: {
    noTrial: 'No free trial is offered.',
    paidOnce: 'The trial is followed by a one-time purchase, not a subscription.',
  },
  observed: {
    complete: ({ said }: { said: string }) =>
      `${quote(said)} and the text near it state the length, the price after the trial and whether a card is required.`,
    missing: ({ said, missing }: Incomplete) => `Missing next to ${quote(said)}: ${named(missing)}.`,
  },
  searched: ['text near the trial offer, for any mention of trials and cards', 'price links'],
  advice: {
    title: ({ said, missing }: Incomplete) => `Add ${named(missing)} to ${quote(said, 50)}`,
    steps: ({ said, missing }: Incomplete) => [
      `Next to ${quote(said, 50)}, state ${named(missing)}.`,
      'Say what happens on the last day: does the trial end, or does it turn into a paid plan?',
      'Legal risk in the US: ROSCA applies to offers that renew automatically without clear terms and consent.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
