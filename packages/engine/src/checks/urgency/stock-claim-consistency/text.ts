import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Reading {
  claim: string;
  /** What the visits read, as a sentence. */
  readings: string;
}

const english = {
  title: {
    passes: 'Stock claims are consistent between visits',
    fails: 'Stock claims are vague or inconsistent',
  },
  why: 'Of 29 kinds of tests at online stores, stock messages had the best average result, but they’re lawful only if the figure is true. A later meta-analysis found that limited quantities had no effect. A number that rises between two visits shows visitors that it’s made up.',
  measure:
    'Claims such as “Only 3 left”, read on desktop, on mobile and once more, score 0.1 if the number rises or differs by more than 1, or if structured data states a higher one, 0.6 without a number, and 0.85 if they’re consistent. Not scored with fewer than two readings.',
  notApplicable: { none: 'The page makes no claims about limited stock or spots.' },
  notMeasured: { unknown: 'We couldn’t compare the number between visits.' },
  observed: {
    noNumber: ({ claim }: { claim: string }) => `${quote(claim)} doesn’t state a number.`,
    contradicted: ({ claim, readings }: Reading) => `${quote(claim)}: ${readings}`,
    consistent: ({ claim, readings }: Reading) =>
      `${quote(claim)}: ${readings} Consistent readings don’t prove that the number is real, so this doesn’t earn the full score.`,
  },
  advice: {
    title: {
      contradicted: ({ claim }: { claim: string }) =>
        `Connect ${quote(claim, 60)} to your actual stock, or remove it`,
      vague: ({ claim }: { claim: string }) => `Add the real number to ${quote(claim, 60)}, or remove it`,
    },
    steps: [
      'Pull the number from your inventory at the moment of the visit, and show the message only when stock is really low.',
      'Use the same number in the text and in the structured data.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
