import { quote } from '../../shared/phrasing.ts';

interface Reading {
  claim: string;
  /** What the visits read, as a sentence. */
  readings: string;
}

export const text = {
  title: {
    passes: 'Stock claims are consistent between visits',
    fails: 'Stock claims are vague or inconsistent',
  },
  why: 'Of 29 kinds of tests at online stores, stock messages had the best average result, but they’re lawful only if the figure is true. A later meta-analysis found that limited quantities had no effect. A number that rises between two visits shows visitors that it’s made up.',
  measure:
    'We read claims such as “Only 3 left” on desktop, on mobile and a third time. If the number rises or differs by more than 1, or structured data states a higher number, the score is 0.1. A claim without a number scores 0.6, and consistent readings 0.85. With fewer than two readings, the check isn’t scored.',
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
