import { createHash } from 'node:crypto';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { reports, reportTicks } from '../../database/schema.ts';
import type { AnalysisInput } from './input.ts';
import { addressIn, currentOnPage, LEADING_FIRST } from './pages.ts';

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
  leadingId: number | null;
  previous: Pick<
    typeof reports.$inferSelect,
    'id' | 'scorePercent' | 'rubricVersion' | 'recommendations'
  > | null;
}

/**
 * Makes a new report the current version of its page: the previous version steps back, and the page's tracking
 * continues in the new one. An archived page that is analyzed again, in any kind, is reopened.
 */
export async function startPageVersion(
  transaction: Transaction,
  owner: { userId: string | null },
  input: AnalysisInput,
  secureId: string,
): Promise<PageVersion> {
  const pageKey = await keyOf(transaction, input, secureId);
  const { userId } = owner;
  if (userId === null) return { values: { pageKey }, leadingId: null, previous: null };
  // Two analyses of the same page may end at the same time; one of them has to be the newest.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} `} || ${addressIn(pageKey)}, 0))`,
  );
  const onPage = currentOnPage(userId, pageKey);
  const [leading] = await transaction
    .select({ id: reports.id, tracked })
    .from(reports)
    .where(onPage)
    .orderBy(LEADING_FIRST)
    .limit(1);
  if (leading === undefined) return { values: { pageKey }, leadingId: null, previous: null };
  await transaction
    .update(reports)
    .set({ optimizationStatus: BROUGHT_BACK })
    .where(and(onPage, eq(reports.optimizationStatus, 'archived')));
  const [previous] = await transaction
    .update(reports)
    .set({ isCurrent: false })
    .where(and(onPage, eq(reports.pageKey, pageKey)))
    .returning({
      id: reports.id,
      scorePercent: reports.scorePercent,
      rubricVersion: reports.rubricVersion,
      recommendations: reports.recommendations,
    });
  const values = { ...leading.tracked, pageKey };
  if (values.optimizationStatus === 'archived') {
    values.optimizationStatus = values.isOptimized ? 'optimized' : 'action_required';
  }
  return { values, leadingId: leading.id, previous: previous ?? null };
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

/** Checkmarks carry over for advice that the new version still gives, unless the page got worse. */
export async function carryTicks(
  transaction: Transaction,
  previousId: number,
  next: { id: number; recommendations: { id: string }[]; changes: ReportChanges | null },
): Promise<void> {
  const regressed = new Set(
    next.changes?.followUps
      .filter(({ verdict }) => verdict === 'regressed')
      .map(({ recommendation }) => recommendation.id),
  );
  const advised = next.recommendations.map(({ id }) => id).filter((id) => !regressed.has(id));
  if (advised.length === 0) return;
  const advice = sql<string>`split_part(${reportTicks.item}, ':', 1)`;
  const kept = await transaction
    .select()
    .from(reportTicks)
    .where(and(eq(reportTicks.reportId, previousId), inArray(advice, advised)));
  if (kept.length === 0) return;
  await transaction.insert(reportTicks).values(kept.map((tick) => ({ ...tick, reportId: next.id })));
}
