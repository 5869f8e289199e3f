import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { QuestionResponse } from '@liftmark/contract/chat';
import type { ConversionReport, Standing } from '@liftmark/contract/report';
import { distributionBars, scoreWords, standingWords } from '@liftmark/contract/score-words';
import { NOTABLE } from '@liftmark/contract/standings';
import { pattern } from '../../language/patterns.ts';
import { competitorAnswer } from './competitor.ts';
import { type Intent, plainAnswer } from './intent.ts';
import { text } from './standing.text.ts';

const ASKS = pattern('asksForStanding');
/** Shares of pages that are worth naming as the next one to overtake. */
const GOALS = [50, 75, 90];

/** How a page does among the measured pages of its type. */
export const standingIntent: Intent = {
  name: 'standing',
  asks: ({ question }) => ASKS.test(question),
  answer: ({ report }) => {
    if (report.kind === 'competitor') return competitorAnswer(report);
    return report.kind === 'conversion' ? standingAnswer(report) : plainAnswer([text.elsewhere]);
  },
};

function standingAnswer(report: ConversionReport): QuestionResponse {
  const { overall, standing } = report;
  const score = scoreWords(overall);
  if (score === null || overall.percent === null) return plainAnswer([text.none]);
  if (standing === undefined || standing === null)
    return plainAnswer([`${text.score({ score })} ${text.old}`]);
  return plainAnswer([
    `${text.score({ score })} ${standingWords(standing, overall)}`,
    standing.pageType === null ? text.allTypes : null,
    // A score that may be anywhere in a range has no place beside the middle.
    overall.range == null
      ? [middle(standing, overall.percent), next(standing, overall.percent)].join(' ').trim()
      : null,
    categories(report),
  ]);
}

function middle(standing: Standing, percent: number): string {
  const median = scoreAt(standing, 50);
  const place = Math.abs(percent - median) < 3 ? text.level : percent > median ? text.above : text.below;
  return `${text.middle({ low: scoreAt(standing, 25), high: scoreAt(standing, 75), median })} ${place}`;
}

function next(standing: Standing, percent: number): string {
  const share = GOALS.find((goal) => standing.higherThan < goal && scoreAt(standing, goal) > percent);
  return share === undefined ? '' : text.next({ points: scoreAt(standing, share) - percent, share });
}

/** The score below which so many percent of the pages are, within a step of the distribution. */
function scoreAt(standing: Standing, share: number): number {
  const total = standing.distribution.reduce((sum, count) => sum + count, 0);
  const bars = distributionBars(standing);
  let below = 0;
  for (const [index, count] of standing.distribution.entries()) {
    const bar = bars[index];
    if (bar && below + count >= (share / 100) * total) {
      const part = count === 0 ? 0 : ((share / 100) * total - below) / count;
      return Math.round(bar.from + part * (bar.to - bar.from));
    }
    below += count;
  }
  return 100;
}

function categories({ scores }: ConversionReport): string | null {
  const scored = CATEGORIES.flatMap((category) => {
    const score = scores[category];
    return score == null ? [] : [{ category: CATEGORY_LABELS[category], score }];
  }).toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  const worst = scored.at(-1);
  if (best === undefined || worst === undefined || best.score - worst.score < NOTABLE) return null;
  return `${text.strongest(best)}, ${text.weakest(worst)}`;
}
