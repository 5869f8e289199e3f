import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { failAnalysis } from './fail-analysis.ts';
import type { AnalysisPayload, AnalysisWorker } from './jobs.ts';
import { findAnalysisById } from './queries.ts';
import { removeReceived } from './received-page.ts';
import { uploadKey } from './uploads.ts';

/** Every worker died on this page: fail the analysis instead of retrying forever. */
export async function abandonAnalysis(
  worker: Pick<AnalysisWorker, 'database' | 'files' | 'publisher'>,
  payload: AnalysisPayload,
): Promise<void> {
  await failAnalysis(worker, payload.analysisId, 'crash', CAPTURE_FAILURES.crash);
  await worker.files.remove(uploadKey(payload.analysisId));
  const analysis = await findAnalysisById(worker.database, payload.analysisId);
  if (analysis !== null) await removeReceived(worker.files, analysis);
}
