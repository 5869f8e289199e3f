import type { Context } from '../../access/actor.ts';
import { notFound } from '../../errors.ts';
import { type FailDeps, failAnalysis } from './fail-analysis.ts';
import { type Analysis, findAnalysis } from './queries.ts';

/**
 * Cancels the actor's analysis. Does nothing if it has already ended.
 * @throws AppError `not_found`
 */
export async function cancelAnalysis(deps: FailDeps, context: Context, key: string): Promise<Analysis> {
  const { database } = deps;
  const analysis = await findAnalysis(database, context, key);
  if (analysis === null) throw notFound();
  await failAnalysis(deps, analysis.id, 'cancelled', 'The analysis was canceled.');
  return (await findAnalysis(database, context, key)) ?? analysis;
}
