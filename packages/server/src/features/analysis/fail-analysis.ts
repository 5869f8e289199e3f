import type { ErrorCode } from '@liftmark/contract/errors';
import type { Database, Transaction } from '../../database/connection.ts';
import type { Publisher } from '../webhooks/publish.ts';
import { analysisInputSchema } from './input.ts';
import { failedProgress } from './progress.ts';
import { type Analysis, lockOpenAnalysis, updateAnalysis } from './queries.ts';

export interface FailDeps {
  database: Database;
  publisher: Publisher;
}

/** Ends an analysis without a report, unless it has ended already. `message` is for the person. */
export async function failAnalysis(
  { database, publisher }: FailDeps,
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
    if (code !== 'cancelled') await publishFailure(transaction, publisher, analysis, { code, message });
  });
}

async function publishFailure(
  transaction: Transaction,
  publisher: Publisher,
  analysis: Analysis,
  failure: { code: ErrorCode; message: string },
): Promise<void> {
  const { workspaceId } = analysis;
  if (workspaceId === null) return;
  // A request that can't be read anymore has to be able to fail.
  const input = analysisInputSchema.safeParse(analysis.input);
  if (!input.success) return;
  const { inputType, isScheduled = false } = input.data;
  await publisher.publish(transaction, workspaceId, {
    type: 'analysis.failed',
    page: { title: null, address: analysis.url },
    kind: inputType,
    isScheduled,
    ...failure,
  });
}
