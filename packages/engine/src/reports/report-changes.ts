import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { text } from '@liftmark/contract/report-changes.text';
import { inLanguageOf } from '@liftmark/contract/translated';
import type { Comparison } from './compare.ts';

/** A comparison as it is stored and shown. `secureId` is the earlier report's. */
export function reportChanges(secureId: string, comparison: Comparison): ReportChanges {
  return inLanguageOf(comparison.after, () => changesOf(secureId, comparison));
}

function changesOf(secureId: string, { before, after, ...changes }: Comparison): ReportChanges {
  const titles = new Map<string, string>([
    ...[...before.findings, ...after.findings].map(({ check, title }) => [`check ${check}`, title] as const),
    ...[before, after].flatMap(({ ceilings = [] }) =>
      ceilings.map(({ id, title }) => [`ceiling ${id}`, title] as const),
    ),
  ]);
  return {
    previous: { secureId, capturedAt: before.capturedAt, ...standingOf(before) },
    now: standingOf(after),
    score: {
      ...changes.score,
      lines: changes.score.lines.map((line) => ({
        ...line,
        title: titles.get(`${line.kind} ${line.of}`) ?? titleOf(line),
      })),
    },
    followUps: changes.followUps.map(({ recommendation, ...followUp }) => ({
      ...followUp,
      recommendation: {
        id: recommendation.id,
        type: recommendation.type,
        title: recommendation.title,
        checks: recommendation.checks,
      },
      points: pointsOf(recommendation, changes.score),
    })),
    worse: changes.worse.map((pair) => ({
      check: pair.after.check,
      category: pair.after.category,
      title: pair.after.title,
      before: pair.before.observed,
      after: pair.after.observed,
    })),
  };
}

function standingOf({ overall, pageType, rubricVersion }: ConversionReport): ReportChanges['now'] {
  const { percent, grade, range } = overall;
  return { percent, grade, range, pageType: judgedPageType(pageType), rubricVersion };
}

/** The title of a line that is neither a check nor a ceiling. */
function titleOf({ kind, of, category }: Comparison['score']['lines'][number]): string {
  const name = category === null ? of : CATEGORY_LABELS[category];
  switch (kind) {
    case 'filler':
      return text.lines.filler({ category: name });
    case 'floor':
      return text.lines.floor({ category: name });
    case 'rounding':
      return text.lines.rounding;
    default:
      return of;
  }
}

/** Points that its checks and ceilings contributed to the change; null if it isn't known. */
function pointsOf(
  { checks, ceilings = [] }: Recommendation,
  { page, lines }: Comparison['score'],
): number | null {
  if (page === null) return null;
  return lines
    .filter(
      ({ kind, of }) =>
        (kind === 'check' && checks.includes(of)) || (kind === 'ceiling' && ceilings.includes(of)),
    )
    .reduce((sum, { points }) => sum + points, 0);
}
