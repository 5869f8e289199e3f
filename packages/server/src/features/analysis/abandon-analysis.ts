import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { failAnalysis } from './fail-analysis.ts';
import type { AnalysisPayload, AnalysisWorker } from './jobs.ts';
import { uploadKey } from './uploads.ts';

/** Every worker died on this page: fail the analysis instead of retrying forever. */
export async function abandonAnalysis(worker: AnalysisWorker, payload: AnalysisPayload): Promise<void> {
  await failAnalysis(worker, payload.analysisId, 'crash', CAPTURE_FAILURES.crash);
  await worker.files.remove(uploadKey(payload.analysisId));
}
