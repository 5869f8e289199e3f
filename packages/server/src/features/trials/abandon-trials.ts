import type { TrialPayload, TrialWorker } from './jobs.ts';
import { updateOpenRun } from './queries.ts';
import { text } from './text.ts';

/** Every worker died on these fixes: end the run instead of retrying forever. */
export async function abandonTrials(
  { database }: Pick<TrialWorker, 'database'>,
  { runId }: TrialPayload,
): Promise<void> {
  await updateOpenRun(database, runId, { state: 'failed', message: text.crash });
}
