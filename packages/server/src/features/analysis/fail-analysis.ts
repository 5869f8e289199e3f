import type { ErrorCode } from '@liftmark/contract/errors';
import type { Database } from '../../database/connection.ts';
import { failedProgress } from './progress.ts';
import { lockOpenAnalysis, updateAnalysis } from './queries.ts';

/** Ends an analysis without a report, unless it has ended already. `message` is for the person. */
export async function failAnalysis(
  database: Database,
  id: string,
  code: ErrorCode,
  message: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const analysis = await lockOpenAnalysis(transaction, id);
    if (analysis === null) return;
    await updateAnalysis(transaction, analysis, {
      state: code === 'cancelled' ? 'cancelled' : 'failed',
      failureCode: code,
      finishedAt: new Date(),
      progress: failedProgress(code, message),
    });
  });
}
