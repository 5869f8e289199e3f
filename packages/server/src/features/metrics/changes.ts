import type { DatedChange } from '@liftmark/contract/effects/windows';
import {
  type ChangeRequest,
  type ExperimentRequest,
  measuredPageOf,
  type ValueRequest,
} from '@liftmark/contract/measuring';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { pageChanges, pageExperiments, pageValues, reports } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { forgetPage } from './connections/forget-page.ts';
import { ownRow } from './find-row.ts';

/** A change of a page, with its id if a person entered it. */
export interface KnownChange extends DatedChange {
  page: string;
  id: string | null;
}

/** The changes of all pages of a workspace, or of one: those that a re-analysis verified, and those by hand. */
export async function readChanges(
  database: Database,
  workspaceId: string,
  page?: string,
): Promise<KnownChange[]> {
  const byHand = await database.select().from(pageChanges).where(eq(pageChanges.workspaceId, workspaceId));
  const all: KnownChange[] = [
    ...byHand.map(({ id, page: name, what, day }) => ({
      id,
      page: name,
      what,
      day,
      after: null,
      origin: 'by hand' as const,
    })),
    ...(await verifiedChanges(database, workspaceId)),
  ];
  return page === undefined ? all : all.filter((change) => change.page === page);
}

/** What re-analyses found fixed. */
async function verifiedChanges(database: Database, workspaceId: string): Promise<KnownChange[]> {
  const rows = await database
    .select({
      url: reports.url,
      day: sql<string>`to_char(${reports.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      after: sql<string | null>`left(${reports.changes}->'previous'->>'capturedAt', 10)`,
      fixed: sql<string[]>`jsonb_path_query_array(${reports.changes},
        '$.followUps[*] ? (@.verdict == "fixed").recommendation.title')`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.workspaceId, workspaceId),
        eq(reports.inputType, 'url'),
        sql`jsonb_path_exists(${reports.changes}, '$.followUps[*] ? (@.verdict == "fixed")')`,
      ),
    );
  return rows.flatMap(({ url, day, after, fixed }) => {
    const page = url === null ? null : measuredPageOf(url);
    if (page === null) return [];
    return fixed.map((what) => ({ id: null, page, what, day, after, origin: 'verified' as const }));
  });
}

const MOST_ROWS = 500;

export async function addChange(
  database: Database,
  { workspaceId }: UserActor,
  { page, what, day }: ChangeRequest,
): Promise<{ id: string }> {
  await requireRoom(database, pageChanges, workspaceId);
  const [row] = await database
    .insert(pageChanges)
    .values({ workspaceId, page: requirePage(page), what, day })
    .returning({ id: pageChanges.id });
  if (row === undefined) throw new Error('The change wasn’t stored');
  return row;
}

export async function addExperiment(
  database: Database,
  { workspaceId }: UserActor,
  { page, ...values }: ExperimentRequest,
): Promise<{ id: string }> {
  await requireRoom(database, pageExperiments, workspaceId);
  const [row] = await database
    .insert(pageExperiments)
    .values({ workspaceId, page: requirePage(page), ...values })
    .returning({ id: pageExperiments.id });
  if (row === undefined) throw new Error('The result wasn’t stored');
  return row;
}

/** @throws AppError `not_found` */
export async function removeChange(database: Database, actor: UserActor, id: string): Promise<void> {
  const removed = await database
    .delete(pageChanges)
    .where(ownRow(pageChanges, actor, id))
    .returning({ id: pageChanges.id });
  if (removed.length === 0) throw notFound();
}

/**
 * Deletes a result. If it was read from a service, the next reading doesn't bring it back.
 * @throws AppError `not_found`
 */
export async function removeExperiment(database: Database, actor: UserActor, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(pageExperiments)
      .where(ownRow(pageExperiments, actor, id))
      .returning({ connectedId: pageExperiments.connectedId });
    if (removed === undefined) throw notFound();
    if (removed.connectedId !== null) await forgetPage(transaction, removed.connectedId);
  });
}

export async function setValue(
  database: Database,
  { workspaceId }: UserActor,
  { page, ...worth }: ValueRequest,
): Promise<void> {
  await database
    .insert(pageValues)
    .values({ workspaceId, page: requirePage(page), ...worth })
    .onConflictDoUpdate({ target: [pageValues.workspaceId, pageValues.page], set: worth });
}

/** @throws AppError `bad_request` */
export function requirePage(page: string): string {
  const name = measuredPageOf(page.includes('://') ? page : `https://${page}`);
  if (name !== null) return name;
  throw new AppError('bad_request', 'Enter the address of a page.', {
    fields: { page: 'Enter the address of a page.' },
  });
}

export async function requireRoom(
  database: Database | Transaction,
  table: typeof pageChanges | typeof pageExperiments,
  workspaceId: string,
): Promise<void> {
  if ((await database.$count(table, eq(table.workspaceId, workspaceId))) < MOST_ROWS) return;
  throw new AppError('conflict', `You have ${MOST_ROWS} entries, the most possible. Delete one first.`);
}
