import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What the screens of a comparison say themselves. */
const english = {
  title: 'Competitive Intelligence',
  reportTitle: 'Conversion Analysis Report',
  pages: ({ titles }: { titles: string }) => `Competitive Intelligence: ${titles}`,
  versus: ' vs. ',
  generated: 'Generated on',
  same: 'We captured all pages at the same time and judged them by the same rules.',
  export: 'Export Report',
  print: 'Print Report',
  again: 'New Analysis',
  summary: 'Summary',
  headToHead: 'Head to head',
  scores: 'Score Comparison',
  liftmarkScores: 'Liftmark Scores',
  matrix: {
    title: 'Performance Matrix',
    label: 'Performance matrix',
    caption: 'Scores from 0 to 100 per category, and the difference in points',
    category: 'Category',
    best: 'Best competitor',
    difference: 'Difference',
    none: 'None',
  },
  strategy: {
    title: 'Strategic Recommendations',
    lead: 'Things a competitor’s page does and yours doesn’t, sorted by how many points that costs you.',
  },
  actions: {
    title: 'Action Items',
    lead: 'Things a competitor’s page does and yours doesn’t, with the most important ones first.',
  },
  differences: {
    title: 'The differences that matter most',
    lead: 'Both pages side by side, starting with what you can learn from the other page.',
    keep: 'Keep this: your page does it better.',
    next: 'Next step:',
    leads: ', which leads here',
  },
  competitors: 'Competitors',
  yours: 'Your page',
  theirs: 'Competitor',
  scoreOfEach: ({ category }: { category: string }) => `${category} score of each page`,
  notMeasured: 'Not measured',
  add: {
    most: ({ count }: { count: number }) => `You can compare up to ${count} competitors.`,
    label: 'Add a competitor',
    hint: 'We’ll analyze all pages again under the same conditions.',
    submit: 'Add competitor',
    pending: 'Analyzing...',
    empty: 'Competitor URL cannot be empty',
    invalid: 'Please enter valid competitor URLs (e.g., https://example.com)',
  },
  list: {
    none: 'Your page passes every check that your competitors pass. There’s nothing to borrow from them.',
    more: ({ count }: { count: number }) => amount(count, 'more recommendation', 'more recommendations'),
    locked: 'Pro shows each one with what a competitor’s page does instead.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
