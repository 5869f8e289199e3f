import { type Client, MAX_CLIENTS } from '@liftmark/contract/clients';
import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, asc, eq, sql } from 'drizzle-orm';
import { writeAs } from '../../access/lock-role.ts';
import { requireOwnRow } from '../../access/own-row.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { clientPages, clients, reports, sites } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import { clientKeyOf, clientOf } from '../pages/client-pages.ts';
import { withPages } from '../pages/pages.ts';
import type { Doer } from '../workspaces/inside.ts';
import { text } from './text.ts';

type StoredClient = typeof clients.$inferSelect;
type ClientFigures = Pick<Client, 'sites' | 'pages' | 'needAction' | 'averageScore'>;

const NO_FIGURES: ClientFigures = { sites: 0, pages: 0, needAction: 0, averageScore: null };

/** The clients of a workspace by name, with how many sites and pages they have and how these score. */
export async function listClients(database: Database, workspaceId: string): Promise<Client[]> {
  const found = await database
    .select()
    .from(clients)
    .where(eq(clients.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${clients.name})`), asc(clients.id));
  if (found.length === 0) return [];
  const figures = await figuresOf(database, workspaceId);
  return found.map((client) => present(client, figures.get(client.id)));
}

async function figuresOf(
  database: Database | Transaction,
  workspaceId: string,
): Promise<Map<string, ClientFigures>> {
  const { rows } = await database.execute<ClientFigures & { id: string }>(sql`
    ${withPages(workspaceId)},
    owned as (
      select ${clientOf(sql`r.workspace_id`, sql`r.page_key`, sql`r.id`)} as client_id, r.shown_status, r.score_percent
      from pages join reports r on r.id = pages.id)
    select c.id, (select count(*)::int from sites s where s.client_id = c.id) as sites,
      count(o.client_id)::int as pages,
      count(*) filter (where o.shown_status = 'action_required')::int as "needAction",
      round(avg(o.score_percent) filter (where o.shown_status <> 'archived'))::int as "averageScore"
    from clients c left join owned o on o.client_id = c.id
    where c.workspace_id = ${workspaceId}
    group by c.id`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** @throws AppError `conflict`; those of `writeAs` */
export async function createClient(
  database: Database,
  doer: Doer,
  workspaceId: string,
  name: string,
): Promise<Client> {
  return writeAs(database, { ...doer, workspaceId }, 'admin', async (transaction) => {
    if ((await transaction.$count(clients, eq(clients.workspaceId, workspaceId))) >= MAX_CLIENTS)
      throw new AppError('conflict', text.tooMany({ most: MAX_CLIENTS }));
    const [stored] = await transaction
      .insert(clients)
      .values({ workspaceId, name })
      .onConflictDoNothing()
      .returning();
    if (stored === undefined) throw taken(name);
    await record(transaction, doer, 'client_created', stored);
    return present(stored);
  });
}

/** @throws AppError `not_found`, `conflict`; those of `writeAs` */
export async function renameClient(
  database: Database,
  doer: Doer,
  id: string,
  name: string,
): Promise<Client> {
  const { workspaceId } = await requireClient(database, doer.userId, id, 'admin');
  return writeAs(database, { ...doer, workspaceId }, 'admin', async (transaction) => {
    const [other] = await transaction
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.workspaceId, workspaceId), eq(clients.name, name)));
    if (other !== undefined && other.id !== id) throw taken(name);
    const [stored] = await transaction.update(clients).set({ name }).where(eq(clients.id, id)).returning();
    if (stored === undefined) throw notFound();
    await record(transaction, doer, 'client_changed', stored);
    return present(stored, (await figuresOf(transaction, workspaceId)).get(id));
  });
}

/**
 * Its sites and pages stay in the workspace, and its links end.
 * @throws AppError `not_found`; those of `writeAs`
 */
export async function deleteClient(database: Database, doer: Doer, id: string): Promise<void> {
  const client = await requireClient(database, doer.userId, id, 'admin');
  await writeAs(database, { ...doer, workspaceId: client.workspaceId }, 'admin', async (transaction) => {
    await transaction.delete(clients).where(eq(clients.id, id));
    await record(transaction, doer, 'client_deleted', client);
  });
}

/**
 * Moves the page of a report to a client of its workspace, or out of its client.
 * @throws AppError `not_found` for a client of another workspace; those of `writeAs`
 */
export async function assignPage(
  database: Database,
  { userId }: Doer,
  report: { id: number; workspaceId: string },
  clientId: string | null,
): Promise<void> {
  const { workspaceId } = report;
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
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
    await requireClientIn(transaction, workspaceId, clientId);
    await transaction
      .insert(clientPages)
      .values({ workspaceId, address: page.address, clientId })
      .onConflictDoUpdate({ target: [clientPages.workspaceId, clientPages.address], set: { clientId } });
  });
}

/**
 * Moves a site to a client of its workspace, or out of its client.
 * @throws AppError `not_found` for a client of another workspace; those of `writeAs`
 */
export async function assignSite(
  database: Database,
  { userId }: Doer,
  { id, workspaceId }: { id: string; workspaceId: string },
  clientId: string | null,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    if (clientId !== null) await requireClientIn(transaction, workspaceId, clientId);
    await transaction.update(sites).set({ clientId }).where(eq(sites.id, id));
  });
}

/** Locked, so that nothing is moved to a client that is just being deleted. */
async function requireClientIn(transaction: Transaction, workspaceId: string, id: string): Promise<void> {
  const [client] = await transaction
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.workspaceId, workspaceId)))
    .for('key share');
  if (client === undefined) throw notFound();
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

function present({ id, name, createdAt }: StoredClient, figures: ClientFigures = NO_FIGURES): Client {
  return { id, name, ...figures, createdAt: createdAt.toISOString() };
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
