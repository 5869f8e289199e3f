import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import { failAnalysis } from './fail-analysis.ts';
import { type Analysis, findAnalysis } from './queries.ts';

/**
 * Ends the actor's analysis. Where it has ended already, nothing changes.
 * @throws AppError `not_found`
 */
export async function cancelAnalysis(database: Database, context: Context, key: string): Promise<Analysis> {
  const analysis = await findAnalysis(database, context, key);
  if (analysis === null) throw notFound();
  await failAnalysis(database, analysis.id, 'cancelled', 'The analysis was cancelled.');
  return (await findAnalysis(database, context, key)) ?? analysis;
}
