import type { PageHints } from '@liftmark/contract/analysis';
import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { type Comparison, compareReports } from '@liftmark/engine/reports/compare';
import { measureAlike } from '@liftmark/engine/score/explain-change';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import type { StoredReport } from '../reports/find-report.ts';
import type { EngineRun } from './engine.ts';
import type { AnalysisInput } from './input.ts';
import type { AnalysisWorker } from './jobs.ts';
import { pageKeyOf } from './page-version.ts';

/**
 * What changed on the page since the report that the analysis repeats, or since its owner's last report on the page;
 * null if there is none.
 */
export async function findChanges(
  worker: AnalysisWorker,
  actor: string,
  input: AnalysisInput,
  now: ConversionReport,
  run: EngineRun,
): Promise<ReportChanges | null> {
  if (input.inputType !== 'url' && input.inputType !== 'manual') return null;
  const previous = await findPrevious(worker.database, actor, input);
  if (previous?.analysisResults.kind !== 'conversion') return null;
  const before = previous.analysisResults;
  const rejudged = measureAlike(before, now)
    ? null
    : await judgeAgain(worker, previous, { ...input, pageType: judgedPageType(now.pageType) }, run);
  return presentChanges(previous.secureId, compareReports(before, now, rejudged));
}

async function findPrevious(
  database: Database,
  actor: string,
  input: AnalysisInput,
): Promise<StoredReport | undefined> {
  const [kind, id] = actor.split(':', 2);
  if (input.repeats === undefined && (kind !== 'user' || id === undefined)) return undefined;
  const isPrevious =
    input.repeats === undefined
      ? and(
          eq(reports.userId, id ?? ''),
          eq(reports.pageKey, pageKeyOf(input, '')),
          eq(reports.isCurrent, true),
        )
      : eq(reports.secureId, input.repeats);
  const [found] = await database.select().from(reports).where(isPrevious).orderBy(desc(reports.id)).limit(1);
  return found;
}

/** Judges the earlier capture by today's rules, so that a change of rules doesn't count as a change of the page. */
async function judgeAgain(
  { engine, files, onError }: AnalysisWorker,
  previous: StoredReport,
  hints: PageHints,
  run: EngineRun,
): Promise<ConversionReport | null> {
  if (!previous.snapshotFile) return null;
  try {
    return await engine.judge(await files.read(previous.snapshotFile), hints, run);
  } catch (error) {
    run.signal.throwIfAborted();
    // The two scores are then shown without an explanation.
    onError(error);
    return null;
  }
}

function standingOf({ overall, pageType, rubricVersion }: ConversionReport): ReportChanges['now'] {
  const { percent, grade, range } = overall;
  return { percent, grade, range, pageType: judgedPageType(pageType), rubricVersion };
}

function presentChanges(secureId: string, { before, after, ...changes }: Comparison): ReportChanges {
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

/** The title of a line that is neither a check nor a ceiling. */
function titleOf({ kind, of, category }: Comparison['score']['lines'][number]): string {
  const name = category === null ? of : CATEGORY_LABELS[category];
  switch (kind) {
    case 'filler':
      return `${name}: checks counted as average`;
    case 'floor':
      return `${name}: raised to the lowest possible score`;
    case 'rounding':
      return 'Rounding to a whole number';
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
