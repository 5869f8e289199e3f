import { quote } from '../../phrasing.ts';

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
  why: 'True stock messages had the best average of 29 kinds of tests at online stores, and are lawful only if the figure is true; a later meta-analysis found no effect of limited quantity. A number that rises between two visits shows visitors that it’s made up.',
  measure:
    'Claims such as “Only 3 left” are read on desktop, on mobile and once more. Readings that rise or differ by more than 1, or structured data that states more, score 0.1; a claim without a number 0.6; consistent readings 0.85. Fewer than two readings aren’t measured.',
  notApplicable: { none: 'The page makes no claims about limited stock or places.' },
  notMeasured: { unknown: 'The number couldn’t be compared.' },
  observed: {
    noNumber: ({ claim }: { claim: string }) => `${quote(claim)} doesn’t state a number.`,
    contradicted: ({ claim, readings }: Reading) => `${quote(claim)}: ${readings}`,
    consistent: ({ claim, readings }: Reading) =>
      `${quote(claim)}: ${readings} Consistent readings don’t prove the number, so this doesn’t earn full points.`,
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
