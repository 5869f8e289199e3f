import { createHash } from 'node:crypto';
import type { Recommendation } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { predecessorOf } from '@liftmark/contract/same-advice';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { reanalysisSchedules, reports, reportTicks } from '../../database/schema.ts';
import { addressIn, currentOnPage, LEADING_FIRST } from '../pages/pages.ts';
import { carryTasks } from '../tasks/carry-tasks.ts';
import type { AnalysisInput } from './input.ts';

/** Analyses with the same kind and request are versions of one report. A manual one is always its own. */
export function pageKeyOf(input: AnalysisInput, secureId: string): string {
  switch (input.inputType) {
    case 'manual':
      return `manual:${input.repeats ?? secureId}`;
    case 'competitor':
      return `competitor:${[input.primaryUrl, ...input.competitorUrls].map(sameAddress).join(' ')}`;
    default:
      return `${input.inputType}:${sameAddress(input.url)}`;
  }
}

/**
 * The rest of a longer address is replaced by its hash: an index takes 2,700 bytes, and a comparison has four
 * addresses.
 */
const MAX_ADDRESS = 600;

function sameAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  const { href } = url;
  if (href.length <= MAX_ADDRESS) return href;
  return `${href.slice(0, MAX_ADDRESS)}#${createHash('sha256').update(href).digest('base64url')}`;
}

type Tracked = Pick<
  typeof reports.$inferInsert,
  | 'pageKey'
  | 'optimizationStatus'
  | 'isOptimized'
  | 'optimizedAt'
  | 'cvrTrackedAt'
  | 'cvrReminderDismissedAt'
  | 'cvrReminderMailedAt'
  | 'preOptimizationCvr'
  | 'postOptimizationCvr'
  | 'preVisitors'
  | 'preConversions'
  | 'postVisitors'
  | 'postConversions'
>;

const tracked = {
  optimizationStatus: reports.optimizationStatus,
  isOptimized: reports.isOptimized,
  optimizedAt: reports.optimizedAt,
  cvrTrackedAt: reports.cvrTrackedAt,
  cvrReminderDismissedAt: reports.cvrReminderDismissedAt,
  cvrReminderMailedAt: reports.cvrReminderMailedAt,
  preOptimizationCvr: reports.preOptimizationCvr,
  postOptimizationCvr: reports.postOptimizationCvr,
  preVisitors: reports.preVisitors,
  preConversions: reports.preConversions,
  postVisitors: reports.postVisitors,
  postConversions: reports.postConversions,
};

/** The status of an archived page after it is analyzed again. */
const BROUGHT_BACK = sql`case when ${reports.isOptimized} then 'optimized' else 'action_required' end`;

export interface PageVersion {
  /** Values that the new report takes over from the page. */
  values: Tracked;
  /** The report that represented the page before; null for a new page. */
  leading: Pick<typeof reports.$inferSelect, 'id' | 'recommendations'> | null;
}

/**
 * Makes a new report the current version of its page: the previous version steps back, and the page's tracking
 * continues in the new one. An archived page that is analyzed again, in any kind, is reopened.
 */
export async function startPageVersion(
  transaction: Transaction,
  owner: { workspaceId: string | null },
  input: AnalysisInput,
  secureId: string,
): Promise<PageVersion> {
  const pageKey = await keyOf(transaction, input, secureId);
  const { workspaceId } = owner;
  if (workspaceId === null) return { values: { pageKey }, leading: null };
  await lockPage(transaction, workspaceId, pageKey);
  const onPage = currentOnPage(workspaceId, pageKey);
  const [leading] = await transaction
    .select({ id: reports.id, recommendations: reports.recommendations, tracked })
    .from(reports)
    .where(onPage)
    .orderBy(LEADING_FIRST)
    .limit(1);
  if (leading === undefined) return { values: { pageKey }, leading: null };
  await transaction
    .update(reports)
    .set({ optimizationStatus: BROUGHT_BACK })
    .where(and(onPage, eq(reports.optimizationStatus, 'archived')));
  await transaction
    .update(reports)
    .set({ isCurrent: false })
    .where(and(onPage, eq(reports.pageKey, pageKey)));
  const values = { ...leading.tracked, pageKey };
  if (values.optimizationStatus === 'archived') {
    values.optimizationStatus = values.isOptimized ? 'optimized' : 'action_required';
  }
  return { values, leading };
}

/**
 * The version of a page before one, captured alike: its owner, maybe signed in, sees another page in a browser than the
 * one we open. Null if there is none.
 */
export async function findVersionBefore(
  transaction: Transaction,
  workspaceId: string,
  { id, pageKey, inputData }: Pick<typeof reports.$inferSelect, 'id' | 'pageKey' | 'inputData'>,
): Promise<Pick<typeof reports.$inferSelect, 'scorePercent' | 'rubricVersion' | 'recommendations'> | null> {
  if (pageKey === null) return null;
  const [before] = await transaction
    .select({
      scorePercent: reports.scorePercent,
      rubricVersion: reports.rubricVersion,
      recommendations: reports.recommendations,
    })
    .from(reports)
    .where(
      and(
        eq(reports.workspaceId, workspaceId),
        eq(reports.pageKey, pageKey),
        lt(reports.id, id),
        sql`(${reports.inputData} ? 'received') = (${JSON.stringify(inputData)}::jsonb ? 'received')`,
      ),
    )
    .orderBy(desc(reports.id))
    .limit(1);
  return before ?? null;
}

type Judged = Pick<typeof reports.$inferSelect, 'rubricVersion'>;

/** Whether two rubrics judged the versions: their scores then differ by more than the page. */
export function isOtherRubric(now: Judged, before: Judged): boolean {
  return now.rubricVersion !== before.rubricVersion;
}

/**
 * Makes the version before a deleted report the current one, with the page's tracking. A page without any version left
 * isn't analyzed on a schedule anymore.
 */
export async function endPageVersion(
  transaction: Transaction,
  deleted: Pick<typeof reports.$inferSelect, 'workspaceId' | 'isCurrent' | keyof Tracked>,
): Promise<void> {
  const { workspaceId, pageKey, isCurrent } = deleted;
  if (workspaceId === null || pageKey === null || !isCurrent) return;
  await lockPage(transaction, workspaceId, pageKey);
  const versions = and(eq(reports.workspaceId, workspaceId), eq(reports.pageKey, pageKey));
  const [previous] = await transaction
    .select({ id: reports.id })
    .from(reports)
    .where(versions)
    .orderBy(desc(reports.id))
    .limit(1);
  if (previous === undefined) {
    await transaction
      .delete(reanalysisSchedules)
      .where(and(eq(reanalysisSchedules.workspaceId, workspaceId), eq(reanalysisSchedules.pageKey, pageKey)));
    return;
  }
  const values = Object.fromEntries(
    Object.keys(tracked).map((name) => [name, deleted[name as keyof Tracked]]),
  );
  await transaction
    .update(reports)
    .set({ ...values, isCurrent: true })
    .where(eq(reports.id, previous.id));
}

/** Two analyses of the same page may end at the same time; one of them has to be the newest. */
async function lockPage(transaction: Transaction, workspaceId: string, pageKey: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${workspaceId} `} || ${addressIn(pageKey)}, 0))`,
  );
}

/** A repeated manual analysis stays on the page of its first version. */
async function keyOf(transaction: Transaction, input: AnalysisInput, secureId: string): Promise<string> {
  if (input.inputType !== 'manual' || input.repeats === undefined) return pageKeyOf(input, secureId);
  const [earlier] = await transaction
    .select({ pageKey: reports.pageKey })
    .from(reports)
    .where(eq(reports.secureId, input.repeats));
  return earlier?.pageKey ?? pageKeyOf(input, secureId);
}

/**
 * Checkmarks carry over for advice that the new version still gives, unless the page got worse; also where a diagnosis
 * now gives it under another id.
 */
export async function carryTicks(
  transaction: Transaction,
  previous: { id: number; recommendations: readonly Advised[] },
  next: {
    id: number;
    recommendations: readonly Advised[];
    changes: ReportChanges | null;
    workspaceId: string | null;
    pageKey: string | null;
  },
): Promise<void> {
  const regressed = new Set(
    next.changes?.followUps
      .filter(({ verdict }) => verdict === 'regressed')
      .map(({ recommendation }) => recommendation.id),
  );
  const repeated = next.recommendations.flatMap((item) => {
    const earlier = predecessorOf(item, previous.recommendations);
    return earlier ? [{ from: earlier.id, to: item.id }] : [];
  });
  const { workspaceId, pageKey } = next;
  if (workspaceId !== null && pageKey !== null)
    await carryTasks(transaction, { workspaceId, pageKey }, repeated);
  const carried = repeated.filter(({ from }) => !regressed.has(from));
  if (carried.length === 0) return;
  const advice = sql<string>`split_part(${reportTicks.item}, ':', 1)`;
  const kept = await transaction
    .select({ tick: reportTicks, advice })
    .from(reportTicks)
    .where(
      and(
        eq(reportTicks.reportId, previous.id),
        inArray(
          advice,
          carried.map(({ from }) => from),
        ),
      ),
    );
  const ticks = carried.flatMap(({ from, to }) =>
    kept
      .filter((each) => each.advice === from)
      .map(({ tick }) => ({ ...tick, reportId: next.id, item: to + tick.item.slice(from.length) })),
  );
  if (ticks.length > 0) await transaction.insert(reportTicks).values(ticks);
}

type Advised = Pick<Recommendation, 'id' | 'checks'>;
