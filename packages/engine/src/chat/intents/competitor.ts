import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { QuestionResponse } from '@liftmark/contract/chat';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { standingWords } from '@liftmark/contract/score-words';
import { NOTABLE } from '@liftmark/contract/standings';
import { list, lowerFirst } from '../../checks/shared/phrasing.ts';
import { pattern } from '../../language/patterns.ts';
import { composeAnswer, plain } from '../citations.ts';
import { text } from './competitor.text.ts';
import { followedBy, type Intent, plainAnswer } from './intent.ts';

const ASKS = pattern('asksForCompetitor');
const MAX_DIFFERENCES = 3;

/** What competitors do better. */
export const competitorIntent: Intent = {
  name: 'competitor',
  asks: ({ question }) => ASKS.test(question),
  answer: ({ report }) => {
    if (report.kind === 'competitor') return competitorAnswer(report);
    // Threats of competition have their own words.
    if (report.kind === 'swot') return null;
    const standing =
      report.kind === 'conversion' && report.standing ? standingWords(report.standing, report.overall) : null;
    const meanwhile = standing && text.meanwhile({ standing: lowerFirst(standing) });
    return plainAnswer([text.notCompared, meanwhile]);
  },
};

export function competitorAnswer({ insights }: CompetitorReport): QuestionResponse {
  const { differences = [], matrix, recommendations, summary } = insights;
  const better = differences.filter(({ lead }) => lead === 'theirs').slice(0, MAX_DIFFERENCES);
  const behind = matrix.filter(({ difference }) => difference !== null && difference <= -NOTABLE);
  const ahead = matrix.filter(({ difference }) => difference !== null && difference >= NOTABLE);
  const categories = [
    ...behind.map(({ category, best, primary, bestTitle }) =>
      text.behind({
        category: CATEGORY_LABELS[category],
        best: best ?? 0,
        own: primary ?? 0,
        name: bestTitle ?? '',
      }),
    ),
    ...(ahead.length === 0
      ? []
      : [text.ahead({ categories: list(ahead.map(({ category }) => CATEGORY_LABELS[category])) })]),
  ].join(' ');
  if (better.length > 0) {
    const statements = better.map(({ check, name, title, theirs, yours, takeOver }) => ({
      title: text.difference({ name, title }),
      text: [text.sides({ theirs, yours }), takeOver === null ? '' : text.takeOver({ step: takeOver })]
        .join(' ')
        .trim(),
      citation: { check, title: plain(title) },
    }));
    return followedBy(composeAnswer(text.lead, statements, 'numbered'), [categories]);
  }
  // Older reports have no differences.
  return recommendations.length > 0
    ? plainAnswer([summary, ...recommendations.slice(0, MAX_DIFFERENCES), categories])
    : plainAnswer([text.none, categories]);
}
