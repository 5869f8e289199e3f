import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { judgedPageType, PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { byPlace } from '@liftmark/contract/places';
import { categorySchema, ceilingSchema, effortSchema, gradeSchema } from '@liftmark/contract/report';
import { scoreWords } from '@liftmark/contract/score-words';
import { z } from 'zod';
import { CHARACTERS, pageWords, sentence, tagged } from '../page-text.ts';
import { text } from '../text.ts';
import type { KeptReport } from '../workspace.ts';

const { print } = text;

const MOST = { ceilings: 5, first: 5, warnings: 3 };

export const summarySchema = z.object({
  reportId: z.uuid(),
  url: z.string(),
  pageTitle: z.string(),
  analyzedAt: z.string(),
  score: z.int().nullable(),
  grade: gradeSchema.nullable(),
  range: z.object({ low: z.int(), high: z.int() }).nullable(),
  pageType: z.enum(PAGE_TYPES),
  language: z.string().nullable(),
  mode: z.enum(['rendered', 'static']),
  checks: z.object({ measured: z.int(), notMeasured: z.int(), notApplicable: z.int() }),
  categories: z.array(z.object({ category: categorySchema, score: z.int().nullable() })),
  ceilings: z.array(ceilingSchema.pick({ id: true, title: true, reason: true, points: true })),
  summary: z.string(),
  first: z.array(z.object({ id: z.string(), title: z.string(), effort: effortSchema.nullable() })),
  counts: z.object({ first: z.int(), also: z.int(), housekeeping: z.int() }),
  lockedCount: z.int(),
  warnings: z.array(z.string()),
});
export type Summary = z.infer<typeof summarySchema>;

export function summaryOf({ id, results }: KeptReport): Summary {
  const { overall, coverage, ceilings = [], recommendations } = results;
  const { first, also, housekeeping } = byPlace(recommendations);
  return {
    reportId: id,
    url: pageWords(results.finalUrl, CHARACTERS.sentence),
    pageTitle: pageWords(results.title),
    analyzedAt: results.capturedAt,
    score: overall.percent,
    grade: overall.grade,
    range: overall.range ?? null,
    pageType: judgedPageType(results.pageType),
    language: results.language,
    mode: results.mode,
    checks: {
      measured: coverage.measured,
      notMeasured: coverage.notMeasured,
      notApplicable: coverage.notApplicable,
    },
    categories: CATEGORIES.map((category) => ({ category, score: results.scores[category] ?? null })),
    ceilings: ceilings.slice(0, MOST.ceilings).map(({ id, title, reason, points }) => ({
      id,
      title,
      reason: sentence(reason),
      points,
    })),
    summary: sentence(results.summary, CHARACTERS.paragraph),
    first: [...first, ...also].slice(0, MOST.first).map((item) => ({
      id: item.id,
      title: sentence(item.title),
      effort: 'effort' in item ? item.effort : null,
    })),
    counts: { first: first.length, also: also.length, housekeeping: housekeeping.length },
    lockedCount: results.lockedCount,
    warnings: results.warnings.slice(0, MOST.warnings).map((warning) => sentence(warning)),
  };
}

export function printedSummary(summary: Summary): string {
  const { checks, counts, lockedCount } = summary;
  const score = scoreWords({ percent: summary.score, grade: summary.grade, range: summary.range });
  const lines = [
    print.report({ id: summary.reportId }),
    print.page({ url: summary.url, title: tagged(summary.pageTitle), date: summary.analyzedAt }),
    print.score({
      score: score ?? print.noScore,
      type: PAGE_TYPE_LABELS[summary.pageType],
      measured: checks.measured,
      of: checks.measured + checks.notMeasured,
    }),
    summary.mode === 'static' && print.isStatic,
    print.categories({ scores: summary.categories.map(categoryWords).join(', ') }),
    ...summary.ceilings.map(print.ceiling),
    '',
    summary.summary,
    '',
    print.fixFirst,
    ...summary.first.map(({ id, title, effort }, index) =>
      print.diagnosis({ number: index + 1, id, title, effort: effort ?? print.isLocked }),
    ),
    print.more({ id: summary.reportId, also: counts.also, housekeeping: counts.housekeeping }),
    lockedCount > 0 && print.locked({ count: lockedCount }),
    ...summary.warnings.map((warning) => print.warning({ warning })),
    '',
    text.notice,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

function categoryWords({ category, score }: Summary['categories'][number]): string {
  return `${CATEGORY_LABELS[category]} ${score ?? print.notMeasured}`;
}
