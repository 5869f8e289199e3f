import type { TieRequest } from '@liftmark/contract/connections';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { connectedExperiments, type metricConnections, pageExperiments } from '../../../database/schema.ts';
import type { FoundExperiment } from '../sources/source.ts';

type Row = typeof connectedExperiments.$inferSelect;

/** Stores the experiments of a connection. Those that are the result of a page stay, also if the service drops them. */
export async function storeExperiments(
  transaction: Transaction,
  { id: connectionId, workspaceId }: Pick<typeof metricConnections.$inferSelect, 'id' | 'workspaceId'>,
  experiments: readonly FoundExperiment[],
): Promise<void> {
  const present = experiments.map(({ externalId }) => externalId);
  await transaction
    .delete(connectedExperiments)
    .where(
      and(
        eq(connectedExperiments.connectionId, connectionId),
        isNull(connectedExperiments.page),
        present.length === 0 ? undefined : notInArray(connectedExperiments.externalId, present),
      ),
    );
  for (const experiment of experiments) {
    const [row] = await transaction
      .insert(connectedExperiments)
      .values({ ...experiment, connectionId, workspaceId })
      .onConflictDoUpdate({
        target: [connectedExperiments.connectionId, connectedExperiments.externalId],
        set: experiment,
      })
      .returning();
    if (row !== undefined) await storeResult(transaction, row);
  }
}

/** Makes an experiment the result of a page. */
export async function tie(
  transaction: Transaction,
  row: Row,
  { page, name: tested, variant, recommendation }: TieRequest,
): Promise<void> {
  const tied = { page, tested, variant, recommendation };
  await transaction.update(connectedExperiments).set(tied).where(eq(connectedExperiments.id, row.id));
  await storeResult(transaction, { ...row, ...tied });
}

/**
 * The result as if it was entered by hand. A running test has none: a look at each day finds differences where there are
 * none.
 */
async function storeResult(transaction: Transaction, row: Row): Promise<void> {
  const {
    id: connectedId,
    workspaceId,
    page,
    tested,
    variant: chosen,
    sides,
    state,
    endedOn,
    recommendation,
  } = row;
  const variant = sides?.variants.find(({ key }) => key === chosen);
  if (page === null || sides === null || variant === undefined) return;
  if (state === 'running') {
    await transaction.delete(pageExperiments).where(eq(pageExperiments.connectedId, connectedId));
    return;
  }
  const values = {
    workspaceId,
    connectedId,
    page,
    name: tested ?? row.name,
    endedOn: endedOn ?? new Date().toISOString().slice(0, 10),
    control: countsOf(sides.control),
    variant: countsOf(variant),
    recommendation,
  };
  await transaction
    .insert(pageExperiments)
    .values(values)
    .onConflictDoUpdate({
      target: pageExperiments.connectedId,
      set: { ...values, createdAt: sql`${pageExperiments.createdAt}` },
    });
}

function countsOf({ visitors, conversions }: { visitors: number; conversions: number }) {
  return { visitors, conversions };
}
