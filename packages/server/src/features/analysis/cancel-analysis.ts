import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import { failAnalysis } from './fail-analysis.ts';
import { type Analysis, findAnalysis } from './queries.ts';

/**
 * Cancels the actor's analysis. Does nothing if it has already ended.
 * @throws AppError `not_found`
 */
export async function cancelAnalysis(database: Database, context: Context, key: string): Promise<Analysis> {
  const analysis = await findAnalysis(database, context, key);
  if (analysis === null) throw notFound();
  await failAnalysis(database, analysis.id, 'cancelled', 'The analysis was canceled.');
  return (await findAnalysis(database, context, key)) ?? analysis;
}
