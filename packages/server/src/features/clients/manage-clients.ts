import { type Client, MAX_CLIENTS } from '@liftmark/contract/clients';
import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, asc, eq, sql } from 'drizzle-orm';
import { requireOwnRow } from '../../access/own-row.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { clientPages, clients, reports } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import { clientKeyOf } from '../pages/client-pages.ts';
import type { Doer } from '../workspaces/inside.ts';
import { text } from './text.ts';

type StoredClient = typeof clients.$inferSelect;

export async function listClients(database: Database, workspaceId: string): Promise<Client[]> {
  const found = await database
    .select({
      client: clients,
      pages: sql<number>`(select count(*)::int from client_pages p where p.client_id = ${clients}.id)`,
    })
    .from(clients)
    .where(eq(clients.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${clients.name})`), asc(clients.id));
  return found.map(({ client, pages }) => present(client, pages));
}

/** @throws AppError `conflict` */
export async function createClient(
  database: Database,
  doer: Doer,
  workspaceId: string,
  name: string,
): Promise<Client> {
  return database.transaction(async (transaction) => {
    if ((await transaction.$count(clients, eq(clients.workspaceId, workspaceId))) >= MAX_CLIENTS)
      throw new AppError('conflict', text.tooMany({ most: MAX_CLIENTS }));
    const [stored] = await transaction
      .insert(clients)
      .values({ workspaceId, name })
      .onConflictDoNothing()
      .returning();
    if (stored === undefined) throw taken(name);
    await record(transaction, doer, 'client_created', stored);
    return present(stored, 0);
  });
}

/** @throws AppError `not_found`, `forbidden`, `conflict` */
export async function renameClient(
  database: Database,
  doer: Doer,
  id: string,
  name: string,
): Promise<Client> {
  const { workspaceId } = await requireClient(database, doer.userId, id, 'admin');
  return database.transaction(async (transaction) => {
    const [other] = await transaction
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.workspaceId, workspaceId), eq(clients.name, name)));
    if (other !== undefined && other.id !== id) throw taken(name);
    const [stored] = await transaction.update(clients).set({ name }).where(eq(clients.id, id)).returning();
    if (stored === undefined) throw notFound();
    await record(transaction, doer, 'client_changed', stored);
    return present(stored, await transaction.$count(clientPages, eq(clientPages.clientId, id)));
  });
}

/** Its pages stay in the workspace, and its links end. */
export async function deleteClient(database: Database, doer: Doer, id: string): Promise<void> {
  const client = await requireClient(database, doer.userId, id, 'admin');
  await database.transaction(async (transaction) => {
    await transaction.delete(clients).where(eq(clients.id, id));
    await record(transaction, doer, 'client_deleted', client);
  });
}

/**
 * Moves the page of a report to a client of its workspace, or out of its client.
 * @throws AppError `not_found` for a client of another workspace
 */
export async function assignPage(
  database: Database,
  report: { id: number; workspaceId: string },
  clientId: string | null,
): Promise<void> {
  const { workspaceId } = report;
  await database.transaction(async (transaction) => {
    const [page] = await transaction
      .select({ address: clientKeyOf(reports.pageKey, reports.id) })
      .from(reports)
      .where(eq(reports.id, report.id));
    if (page === undefined) throw notFound();
    if (clientId === null) {
      await transaction
        .delete(clientPages)
        .where(and(eq(clientPages.workspaceId, workspaceId), eq(clientPages.address, page.address)));
      return;
    }
    const [client] = await transaction
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, clientId), eq(clients.workspaceId, workspaceId)))
      .for('key share');
    if (client === undefined) throw notFound();
    await transaction
      .insert(clientPages)
      .values({ workspaceId, address: page.address, clientId })
      .onConflictDoUpdate({ target: [clientPages.workspaceId, clientPages.address], set: { clientId } });
  });
}

/** @throws AppError `not_found`, also for a client of another workspace; `forbidden` */
export async function requireClient(
  database: Database,
  userId: string,
  id: string,
  least: WorkspaceRole,
): Promise<StoredClient> {
  const [found] = await database
    .select({ client: clients, role: roleIn(clients.workspaceId, userId) })
    .from(clients)
    .where(eq(clients.id, id));
  return requireOwnRow(found, least).client;
}

function taken(name: string): AppError {
  const message = text.taken({ name });
  return new AppError('conflict', message, { fields: { name: message } });
}

function present({ id, name, createdAt }: StoredClient, pages: number): Client {
  return { id, name, pages, createdAt: createdAt.toISOString() };
}

async function record(
  transaction: Transaction,
  { userId, requestId }: Doer,
  action: 'client_created' | 'client_changed' | 'client_deleted',
  { id, workspaceId }: StoredClient,
): Promise<void> {
  const actor = `user:${userId}`;
  await recordAction(transaction, { actor, action, subject: `client:${id}`, requestId, workspaceId });
}
