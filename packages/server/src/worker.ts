import type { Logger } from 'pino';
import type { AnalysisEngine } from './features/analysis/engine.ts';
import { type AnalysisWorker, abandonedAnalysisJob, analysisJob } from './features/analysis/jobs.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** The worker role: takes jobs from the queue until the services close. */
export async function startWorker(
  settings: Settings,
  services: Services,
  log: Logger,
  engine: AnalysisEngine,
): Promise<void> {
  const worker: AnalysisWorker = {
    ...services,
    engine,
    budgetS: settings.ANALYSIS_BUDGET_S,
    onError: (error) => log.error({ err: error }, 'analysis'),
  };
  await services.jobs.work(analysisJob, worker, settings.ANALYSIS_CONCURRENCY);
  await services.jobs.work(abandonedAnalysisJob, worker, 1);
}
