import type { DatedChange } from '@liftmark/contract/effects/windows';
import {
  type ChangeRequest,
  type ExperimentRequest,
  measuredPageOf,
  type ValueRequest,
} from '@liftmark/contract/measuring';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import {
  connectedExperiments,
  pageChanges,
  pageExperiments,
  pageValues,
  reports,
} from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { forgetPage } from './connections/forget-page.ts';
import { ownRow } from './find-row.ts';

/** A change of a page, with its id if a person entered it, and the recommendation that it follows, if that is known. */
export interface KnownChange extends DatedChange {
  page: string;
  id: string | null;
  recommendation: string | null;
}

/** The changes of all pages of a workspace, or of one: those that a re-analysis verified, and those by hand. */
export async function readChanges(
  database: Database,
  workspaceId: string,
  page?: string,
): Promise<KnownChange[]> {
  const byHand = await database.select().from(pageChanges).where(eq(pageChanges.workspaceId, workspaceId));
  const all: KnownChange[] = [
    ...byHand.map(({ id, page: name, what, day, recommendation }) => ({
      id,
      page: name,
      what,
      recommendation,
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
      fixed: sql<{ id: string; title: string }[]>`jsonb_path_query_array(${reports.changes},
        '$.followUps[*] ? (@.verdict == "fixed").recommendation')`,
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
    return fixed.map(({ id: recommendation, title: what }) => ({
      id: null,
      page,
      what,
      recommendation,
      day,
      after,
      origin: 'verified' as const,
    }));
  });
}

const MOST_ROWS = 500;

/** @throws AppError `bad_request`, `conflict`; those of `writeAs` */
export async function addChange(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  { page, what, day, recommendation }: ChangeRequest,
): Promise<{ id: string }> {
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    await requireRoom(transaction, pageChanges, workspaceId);
    const name = requirePage(page);
    await requireAdvised(transaction, workspaceId, name, recommendation);
    const [row] = await transaction
      .insert(pageChanges)
      .values({ workspaceId, page: name, what, day, recommendation })
      .returning({ id: pageChanges.id });
    if (row === undefined) throw new Error('The change wasn’t stored');
    return row;
  });
}

/** @throws AppError `bad_request`, `conflict`; those of `writeAs` */
export async function addExperiment(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  { page, ...values }: ExperimentRequest,
): Promise<{ id: string }> {
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    await requireRoom(transaction, pageExperiments, workspaceId);
    const name = requirePage(page);
    await requireAdvised(transaction, workspaceId, name, values.recommendation);
    const [row] = await transaction
      .insert(pageExperiments)
      .values({ workspaceId, page: name, ...values })
      .returning({ id: pageExperiments.id });
    if (row === undefined) throw new Error('The result wasn’t stored');
    return row;
  });
}

/** @throws AppError `not_found`; those of `writeAs` */
export async function removeChange(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  id: string,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const removed = await transaction
      .delete(pageChanges)
      .where(ownRow(pageChanges, workspaceId, id))
      .returning({ id: pageChanges.id });
    if (removed.length === 0) throw notFound();
  });
}

/**
 * Deletes a result. If it was read from a service, the next reading doesn't bring it back.
 * @throws AppError `not_found`; those of `writeAs`
 */
export async function removeExperiment(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  id: string,
): Promise<void> {
  const own = ownRow(pageExperiments, workspaceId, id);
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    await lockSource(transaction, own);
    const [removed] = await transaction
      .delete(pageExperiments)
      .where(own)
      .returning({ connectedId: pageExperiments.connectedId });
    if (removed === undefined) throw notFound();
    if (removed.connectedId !== null) await forgetPage(transaction, removed.connectedId);
  });
}

/**
 * Says which recommendation a result is about. If it was read from a service, the next reading keeps it.
 * @throws AppError `not_found`, `bad_request`; those of `writeAs`
 */
export async function nameAdvice(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  id: string,
  recommendation: string | null,
): Promise<void> {
  const own = ownRow(pageExperiments, workspaceId, id);
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const [found] = await transaction.select({ page: pageExperiments.page }).from(pageExperiments).where(own);
    if (found === undefined) throw notFound();
    await requireAdvised(transaction, workspaceId, found.page, recommendation);
    await lockSource(transaction, own);
    const [named] = await transaction
      .update(pageExperiments)
      .set({ recommendation })
      .where(and(own, eq(pageExperiments.page, found.page)))
      .returning({ connectedId: pageExperiments.connectedId });
    if (named === undefined) throw notFound();
    if (named.connectedId === null) return;
    await transaction
      .update(connectedExperiments)
      .set({ recommendation })
      .where(eq(connectedExperiments.id, named.connectedId));
  });
}

/** Locks what a result was read from before the result itself, in the order of the readings. */
async function lockSource(transaction: Transaction, result: SQL | undefined): Promise<void> {
  const source = transaction.select({ id: pageExperiments.connectedId }).from(pageExperiments).where(result);
  await transaction
    .select({ id: connectedExperiments.id })
    .from(connectedExperiments)
    .where(inArray(connectedExperiments.id, source))
    .for('update');
}

/** @throws AppError `bad_request`; those of `writeAs` */
export async function setValue(
  database: Database,
  { id: userId, workspaceId }: UserActor,
  { page, ...worth }: ValueRequest,
): Promise<void> {
  const values = { workspaceId, page: requirePage(page), ...worth };
  await writeAs(database, { userId, workspaceId }, 'editor', (transaction) =>
    transaction
      .insert(pageValues)
      .values(values)
      .onConflictDoUpdate({ target: [pageValues.workspaceId, pageValues.page], set: worth }),
  );
}

/** @throws AppError `bad_request` */
export function requirePage(page: string): string {
  const name = measuredPageOf(page.includes('://') ? page : `https://${page}`);
  if (name !== null) return name;
  throw new AppError('bad_request', 'Enter the address of a page.', {
    fields: { page: 'Enter the address of a page.' },
  });
}

/** What the reports of a workspace ever advised for a page, as the newest one calls it. */
export async function advisedOn(
  database: Database | Transaction,
  workspaceId: string,
  page: string,
): Promise<{ id: string; title: string }[]> {
  const [host = ''] = page.split('/', 1);
  const rows = await database
    .select({
      url: reports.url,
      advised: sql<{ id: string; title: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', r->'id', 'title', r->'title')), '[]')
        from jsonb_array_elements(${reports.recommendations}) r where not r ? 'suggestedBy')`,
    })
    .from(reports)
    .where(and(eq(reports.workspaceId, workspaceId), sql`strpos(lower(${reports.url}), ${host}) > 0`))
    .orderBy(desc(reports.id));
  const known = new Map<string, string>();
  for (const { url, advised } of rows) {
    if (url === null || measuredPageOf(url) !== page) continue;
    for (const { id, title } of advised) if (!known.has(id)) known.set(id, title);
  }
  return [...known].map(([id, title]) => ({ id, title }));
}

/** @throws AppError `bad_request` */
export async function requireAdvised(
  database: Database | Transaction,
  workspaceId: string,
  page: string,
  recommendation: string | null,
): Promise<void> {
  if (recommendation === null) return;
  const advised = await advisedOn(database, workspaceId, page);
  if (advised.some(({ id }) => id === recommendation)) return;
  const message = 'Choose a recommendation from a report on this page.';
  throw new AppError('bad_request', message, { fields: { recommendation: message } });
}

export async function requireRoom(
  database: Database | Transaction,
  table: typeof pageChanges | typeof pageExperiments,
  workspaceId: string,
): Promise<void> {
  if ((await database.$count(table, eq(table.workspaceId, workspaceId))) < MOST_ROWS) return;
  throw new AppError('conflict', `You have ${MOST_ROWS} entries, the most possible. Delete one first.`);
}
