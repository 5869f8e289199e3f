import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { failAnalysis } from './fail-analysis.ts';
import type { AnalysisPayload, AnalysisWorker } from './jobs.ts';

/** No worker survived this page: say so, instead of trying for ever. */
export async function abandonAnalysis({ database }: AnalysisWorker, payload: AnalysisPayload): Promise<void> {
  await failAnalysis(database, payload.analysisId, 'crash', CAPTURE_FAILURES.crash);
}
