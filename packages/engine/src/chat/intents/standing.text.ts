import { translated } from '@liftmark/contract/translated';
import { text as de } from './standing.text.de.ts';
import { text as es } from './standing.text.es.ts';
import { text as fr } from './standing.text.fr.ts';

/** Where a page ranks among others. */
const english = {
  score: ({ score }: { score: string }) => `Your page scores ${score} out of 100.`,
  middle: ({ low, high, median }: { low: number; high: number; median: number }) =>
    `Half of those pages score between ${low} and ${high}; the middle one is at about ${median}.`,
  above: 'So yours is above the middle.',
  below: 'So yours is in the lower half.',
  level: 'So yours is in the middle.',
  next: ({ points, share }: { points: number; share: number }) =>
    `With ${points} more points, it would be ahead of ${share}%.`,
  strongest: ({ category, score }: { category: string; score: number }) =>
    `Your strongest category is ${category} (${score})`,
  weakest: ({ category, score }: { category: string; score: number }) =>
    `your weakest is ${category} (${score}).`,
  allTypes: 'Too few pages of your type were measured, so this compares with pages of every type.',
  none: 'This report has no score to compare, because too little of the page could be measured.',
  old: 'This report is from before pages were compared with each other. Analyze the page again to see where it stands.',
  elsewhere:
    'This report has no score to compare. Open the conversion report of the page: it shows how its score ranks among measured pages.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
