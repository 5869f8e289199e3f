import { ACCESS_SITES, type PageAccess, partsOf, type StoredAccess } from '@liftmark/contract/page-access';
import { isOwn } from '@liftmark/engine/capture/access/site-access';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { writeAs } from '../../access/lock-role.ts';
import type { Database } from '../../database/connection.ts';
import { pageAccesses } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { sealAccess } from './sealed.ts';
import { text } from './text.ts';

export interface AccessDeps {
  database: Database;
  keyring: Keyring;
}

/** Who changes what a workspace keeps, in which request. */
export interface AccessChange {
  workspaceId: string;
  userId: string;
  requestId: string;
}

type Row = typeof pageAccesses.$inferSelect;

function presentAccess({ id, origin, parts, setAt, lastUsedAt }: Row): StoredAccess {
  return {
    id,
    origin,
    ...parts,
    setAt: setAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function listAccess({ database }: AccessDeps, workspaceId: string): Promise<StoredAccess[]> {
  const rows = await database
    .select()
    .from(pageAccesses)
    .where(eq(pageAccesses.workspaceId, workspaceId))
    .orderBy(asc(pageAccesses.origin));
  return rows.map(presentAccess);
}

/**
 * Keeps what opens the pages of a site, in place of what was kept for it.
 * @throws AppError `conflict` if there are as many sites as a workspace can have; those of `writeAs`
 */
export async function setAccess(
  { database, keyring }: AccessDeps,
  { workspaceId, userId, requestId }: AccessChange,
  url: string,
  access: PageAccess,
): Promise<StoredAccess> {
  const { origin } = new URL(url);
  const values = { sealed: sealAccess(keyring, { workspaceId, origin }, access), parts: partsOf(access) };
  return writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the ones before it.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`page-access:${workspaceId}`}, 0))`,
    );
    const [others] = await transaction
      .select({ sites: count() })
      .from(pageAccesses)
      .where(and(eq(pageAccesses.workspaceId, workspaceId), ne(pageAccesses.origin, origin)));
    if ((others?.sites ?? 0) >= ACCESS_SITES) throw new AppError('conflict', text.tooManySites);
    const [row] = await transaction
      .insert(pageAccesses)
      .values({ workspaceId, origin, ...values })
      .onConflictDoUpdate({
        target: [pageAccesses.workspaceId, pageAccesses.origin],
        set: { ...values, setAt: new Date(), lastUsedAt: null },
      })
      .returning();
    if (row === undefined) throw new Error('The access wasn’t stored');
    await recordOwnAction(transaction, userId, 'page_access_set', requestId);
    return presentAccess(row);
  });
}

/** @throws AppError `not_found`; those of `writeAs` */
export async function deleteAccess(
  { database }: AccessDeps,
  { workspaceId, userId, requestId }: AccessChange,
  id: string,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const removed = await transaction
      .delete(pageAccesses)
      .where(and(eq(pageAccesses.workspaceId, workspaceId), eq(pageAccesses.id, id)))
      .returning({ id: pageAccesses.id });
    if (removed.length === 0) throw notFound();
    await recordOwnAction(transaction, userId, 'page_access_deleted', requestId);
  });
}

/**
 * The access that a call names has to be that of its page.
 * @throws AppError `not_found`, `validation`
 */
export async function requireAccessTo(
  { database }: AccessDeps,
  workspaceId: string,
  id: string,
  url: string,
): Promise<void> {
  const [row] = await database
    .select({ origin: pageAccesses.origin })
    .from(pageAccesses)
    .where(and(eq(pageAccesses.workspaceId, workspaceId), eq(pageAccesses.id, id)));
  if (row === undefined) throw notFound();
  if (isOwn(url, row)) return;
  throw new AppError('validation', text.otherSite, { fields: { access: text.otherSite } });
}
