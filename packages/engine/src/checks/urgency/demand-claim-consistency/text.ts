import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'Activity messages are consistent between visits',
    fails: 'Activity messages are inconsistent between visits',
  },
  why: 'In tests, messages about how many other people are viewing or buying brought a small gain on average, and demand is the one form of scarcity that recent meta-analyses support. Researchers showed that one in eleven activity messages on shopping sites was made up; regulators treat them like fake timers.',
  measure:
    'Claims such as “9 people viewing”, read three times within a minute, score 0.1 if the figures differ by more than half of their average (and by more than our own three visits could explain), or if the age of the same event starts over, otherwise 0.85. Not scored with fewer than three readings.',
  notApplicable: { none: 'The page makes no claims about how many other people are viewing or buying.' },
  observed: {
    readings: ({ claim, observed }: { claim: string; observed: string }) => `${quote(claim)}: ${observed}`,
  },
  advice: {
    title: ({ claim }: { claim: string }) => `Show real figures in ${quote(claim, 60)}, or remove it`,
    steps: ({ observed }: { observed: string }) => [
      observed,
      'Base the message on real counts from the last hour or day, rounded down, and say which period it covers.',
      'If a plugin just makes up random figures, remove it.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
