import type { TrialPayload, TrialWorker } from './jobs.ts';
import { updateOpenRun } from './queries.ts';
import { removeAttempts } from './remove-attempts.ts';

/** Every worker died on these fixes: end the run instead of retrying forever. */
export async function abandonTrials(
  { database, files }: Pick<TrialWorker, 'database' | 'files'>,
  payload: TrialPayload,
): Promise<void> {
  const run = await updateOpenRun(database, payload.runId, { state: 'failed', message: 'crash' });
  if (run !== null) await removeAttempts(files, payload);
}
