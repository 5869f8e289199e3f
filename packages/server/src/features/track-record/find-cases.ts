import { effectsOf } from '@liftmark/contract/effects/effects';
import { type CaseEffect, caseEffect } from '@liftmark/contract/effects/pooled-effect';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { doneItems } from '@liftmark/contract/optimization-tasks';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports, reportTicks, type trackCases } from '../../database/schema.ts';
import { type KnownChange, readChanges } from '../metrics/changes.ts';
import { isWhole, readExperiments } from '../metrics/page-measuring.ts';
import { readDays } from '../metrics/read-days.ts';

export type TrackCase = typeof trackCases.$inferInsert;

/** Pages whose days are in memory at once. */
const PAGES_AT_ONCE = 100;

/** A recommendation of a page, with the newest report of each kind that gives it. */
interface Advised {
  page: string;
  advice: string;
  checks: string[];
  reportIds: number[];
}

/**
 * The cases of a workspace: each recommendation that was ever given for a page is one, however often the page was
 * analyzed.
 */
export async function findCases(database: Database, workspaceId: string): Promise<TrackCase[]> {
  const advised = await findAdvised(database, workspaceId);
  const ticks = await findTicks(database, workspaceId);
  const changes = await readChanges(database, workspaceId);
  const dated = Map.groupBy(changes, keyOf);
  const tested = await findTested(database, workspaceId);
  const compared = await compare(database, workspaceId, changes);
  return advised.map((each) => {
    const { page, advice, checks, reportIds } = each;
    const key = keyOf({ page, recommendation: advice });
    const own = dated.get(key) ?? [];
    // Visitors of a test saw both versions on the same days, so it wins over a comparison of before and after.
    const test = tested.get(key);
    const isTicked = reportIds.some((id) => doneItems([advice], ticks.get(id) ?? []).has(advice));
    return {
      workspaceId,
      page,
      advice,
      kind: checks.includes(advice) ? 'check' : 'diagnosis',
      checks,
      isDone: isTicked || own.length > 0 || test !== undefined,
      isVerified: own.some(({ origin }) => origin === 'verified'),
      ...(test ?? compared.get(key) ?? { effect: null, error: null }),
      isTested: test !== undefined,
    };
  });
}

/** Advice of a language model is worded for one page, so it has no record. */
async function findAdvised(database: Database, workspaceId: string): Promise<Advised[]> {
  const { rows } = await database.execute<{
    id: number;
    url: string;
    pageKey: string;
    advice: string;
    checks: string[];
  }>(sql`
    select r.id, r.url, coalesce(r.page_key, '') as "pageKey", a->>'id' as advice, a->'checks' as checks
    from reports r, jsonb_array_elements(r.recommendations) a
    where r.workspace_id = ${workspaceId} and r.url is not null and not a ? 'suggestedBy'
    order by r.id`);
  const found = new Map<string, Omit<Advised, 'reportIds'> & { newest: Map<string, number> }>();
  for (const { id, url, pageKey, advice, checks } of rows) {
    const page = measuredPageOf(url);
    if (page === null) continue;
    const key = keyOf({ page, recommendation: advice });
    const newest = found.get(key)?.newest ?? new Map<string, number>();
    found.set(key, { page, advice, checks: checks ?? [], newest: newest.set(pageKey, id) });
  }
  return [...found.values()].map(({ newest, ...each }) => ({ ...each, reportIds: [...newest.values()] }));
}

/** What the members of the workspace checked off, by report. */
async function findTicks(database: Database, workspaceId: string): Promise<Map<number, string[]>> {
  const rows = await database
    .select({ reportId: reportTicks.reportId, item: reportTicks.item })
    .from(reportTicks)
    .innerJoin(reports, eq(reports.id, reportTicks.reportId))
    .where(and(eq(reports.workspaceId, workspaceId), eq(reportTicks.workspaceId, workspaceId)));
  const ticks = new Map<number, string[]>();
  for (const { reportId, item } of rows) ticks.set(reportId, [...(ticks.get(reportId) ?? []), item]);
  return ticks;
}

/** What the newest test of each recommendation measured. */
async function findTested(database: Database, workspaceId: string): Promise<Map<string, CaseEffect>> {
  const tests = await readExperiments(database, workspaceId);
  return new Map(
    tests.toReversed().flatMap(({ page, shown: { recommendation, result } }) => {
      const effect = caseEffect(result);
      return recommendation === null || effect === null ? [] : [[keyOf({ page, recommendation }), effect]];
    }),
  );
}

/** What before and after say of each recommendation: the first time, if it was done more than once. */
async function compare(
  database: Database,
  workspaceId: string,
  changes: readonly KnownChange[],
): Promise<Map<string, CaseEffect>> {
  const effects = new Map<string, CaseEffect>();
  const byPage = Map.groupBy(changes, ({ page }) => page);
  const pages = [...byPage.keys()];
  for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
    const only = pages.slice(at, at + PAGES_AT_ONCE);
    for (const { page, days } of await readDays(database, workspaceId, { only })) {
      for (const estimate of effectsOf(days.filter(isWhole), byPage.get(page) ?? [])) {
        const [change] = estimate.changes;
        const effect = estimate.effect && caseEffect(estimate.effect);
        if (change && effect && isSeparate(estimate.changes)) effects.set(keyOf(change), effect);
      }
    }
  }
  return effects;
}

/** Whether everything that changed at that time follows one recommendation. */
function isSeparate([first, ...others]: readonly KnownChange[]): boolean {
  if (first === undefined || first.recommendation === null) return false;
  return others.every(({ recommendation }) => recommendation === first.recommendation);
}

/** A page has no space in it. */
function keyOf({ page, recommendation }: Pick<KnownChange, 'page' | 'recommendation'>): string {
  return `${page} ${recommendation}`;
}
