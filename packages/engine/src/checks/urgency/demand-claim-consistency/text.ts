import { quote } from '../../phrasing.ts';

export const text = {
  title: {
    passes: 'Activity messages are consistent between visits',
    fails: 'Activity messages are inconsistent between visits',
  },
  why: 'Messages about other people’s demand gained a little on average in tests, and demand is the one form of scarcity that recent meta-analyses support. Researchers showed that one in eleven activity messages on shopping sites was made up; regulators treat them like fake timers.',
  measure:
    'Claims such as “9 people viewing” are read three times within a minute. Readings that spread over more than half of their mean (and over more than our own three visits), or one event whose age starts over, score 0.1; consistent readings score 0.85. Fewer readings aren’t measured.',
  notApplicable: { none: 'The page makes no claims about other people’s demand.' },
  observed: {
    readings: ({ claim, observed }: { claim: string; observed: string }) => `${quote(claim)}: ${observed}`,
  },
  advice: {
    title: ({ claim }: { claim: string }) => `Show real figures in ${quote(claim, 60)}, or remove it`,
    steps: ({ observed }: { observed: string }) => [
      observed,
      'Base the message on real counts from the last hour or day, rounded down, and name the period.',
      'If the plugin only makes up random figures, remove the plugin.',
    ],
  },
};
