import type { ConnectedExperiment, TieRequest } from '@liftmark/contract/connections';
import { measureLift } from '@liftmark/contract/lift';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { UserActor } from '../../../access/actor.ts';
import { writeAs } from '../../../access/lock-role.ts';
import type { Database, Transaction } from '../../../database/connection.ts';
import {
  connectedExperiments,
  metricConnections,
  pageExperiments,
  pageMetrics,
  reports,
} from '../../../database/schema.ts';
import { AppError, notFound } from '../../../errors.ts';
import { requireAdvised, requirePage, requireRoom } from '../changes.ts';
import { forgetPage } from './forget-page.ts';
import { tie } from './store-experiments.ts';

type Row = typeof connectedExperiments.$inferSelect;

/** The A/B tests of all connections, the newest first. */
export async function listExperiments(
  database: Database,
  { workspaceId }: UserActor,
): Promise<ConnectedExperiment[]> {
  const rows = await database
    .select({
      experiment: connectedExperiments,
      source: metricConnections.source,
      connection: metricConnections.name,
    })
    .from(connectedExperiments)
    .innerJoin(metricConnections, eq(metricConnections.id, connectedExperiments.connectionId))
    .where(eq(connectedExperiments.workspaceId, workspaceId))
    .orderBy(desc(connectedExperiments.startedOn), desc(connectedExperiments.id));
  const known = await knownPages(
    database,
    workspaceId,
    rows.flatMap(({ experiment }) => experiment.pages),
  );
  return rows.map(({ experiment, source, connection }) => ({
    id: experiment.id,
    source,
    connection,
    name: experiment.name,
    state: experiment.state,
    startedOn: experiment.startedOn,
    endedOn: experiment.endedOn,
    sides: experiment.sides,
    missing: experiment.missing,
    suggestedPage: experiment.pages.find((page) => known.has(page)) ?? null,
    tied: tiedOf(experiment),
  }));
}

function tiedOf({
  page,
  tested,
  variant: key,
  recommendation,
  sides,
  name,
}: Row): ConnectedExperiment['tied'] {
  if (page === null || key === null) return null;
  const variant = sides?.variants.find((each) => each.key === key);
  const result = sides && variant ? measureLift(sides.control, variant) : null;
  return { page, name: tested ?? name, variant: key, recommendation, result };
}

/** Those of some pages that the workspace measures or has a report of. */
async function knownPages(database: Database, workspaceId: string, pages: string[]): Promise<Set<string>> {
  if (pages.length === 0) return new Set();
  const measured = await database
    .selectDistinct({ page: pageMetrics.page })
    .from(pageMetrics)
    .where(and(eq(pageMetrics.workspaceId, workspaceId), inArray(pageMetrics.page, pages)));
  const reported = await database
    .selectDistinct({ url: reports.url })
    .from(reports)
    .where(and(eq(reports.workspaceId, workspaceId), eq(reports.inputType, 'url'), isNotNull(reports.url)));
  return new Set([
    ...measured.map(({ page }) => page),
    ...reported.flatMap(({ url }) => measuredPageOf(url ?? '') ?? []),
  ]);
}

/**
 * Makes an experiment the result of a change of a page.
 * @throws AppError `not_found`, `bad_request`, `conflict`; those of `writeAs`
 */
export async function tieExperiment(
  database: Database,
  { workspaceId, id: userId }: UserActor,
  id: string,
  request: TieRequest,
): Promise<void> {
  const page = requirePage(request.page);
  await requireAdvised(database, workspaceId, page, request.recommendation);
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    if (!row.sides?.variants.some(({ key }) => key === request.variant))
      throw new AppError('bad_request', 'Choose a variant that has results.');
    await requireRoom(transaction, pageExperiments, workspaceId);
    await tie(transaction, row, { ...request, page });
  });
}

/** @throws AppError `not_found`; those of `writeAs` */
export async function untieExperiment(
  database: Database,
  { workspaceId, id: userId }: UserActor,
  id: string,
): Promise<void> {
  await writeAs(database, { userId, workspaceId }, 'editor', async (transaction) => {
    const row = await lockOwn(transaction, workspaceId, id);
    await transaction.delete(pageExperiments).where(eq(pageExperiments.connectedId, row.id));
    await forgetPage(transaction, row.id);
  });
}

async function lockOwn(transaction: Transaction, workspaceId: string, id: string): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(connectedExperiments)
    .where(and(eq(connectedExperiments.id, id), eq(connectedExperiments.workspaceId, workspaceId)))
    .for('update');
  if (row === undefined) throw notFound();
  return row;
}
