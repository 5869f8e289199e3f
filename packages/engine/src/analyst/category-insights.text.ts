import { translated } from '@liftmark/contract/translated';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './category-insights.text.de.ts';
import { text as es } from './category-insights.text.es.ts';
import { text as fr } from './category-insights.text.fr.ts';

/** The sentences of a category's paragraph. */
const english = {
  scored: ({ category, score, grade }: { category: string; score: number; grade: string }) =>
    `${category} scores ${score} out of 100 (${grade}).`,
  unscored: ({ category }: { category: string }) =>
    `${category} has no score because we couldn’t measure enough of it, so it doesn’t count toward the overall score.`,

  namedGaps: ({ gaps, points, titles }: { gaps: number; points: string; titles: string }) =>
    gaps === 1
      ? `Another problem costs ${points} points: ${titles}.`
      : `${gaps} other problems cost ${points} points: ${titles}.`,
  countedGaps: ({ gaps, points }: { gaps: number; points: string }) =>
    `${amount(gaps, 'other problem')} ${gaps === 1 ? 'costs' : 'cost'} ${points} points; see the full list of findings.`,

  filled: ({ judged }: { judged: number }) =>
    judged === 0
      ? 'No check found anything to judge here, so the category gets the page’s average.'
      : `Only ${amount(judged, 'check')} found anything to judge here, so the score is partly based on the page’s average.`,

  working: ({ observed, others }: { observed: string; others: number }) =>
    `What works: ${observed}${others === 0 ? '' : ` ${amount(others, 'more check')} passed.`}`,

  unmeasured: ({ checks }: { checks: number }) => `${amount(checks, 'check')} couldn’t be measured here.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
