import type { OnCheckError } from '@liftmark/engine/checks/check-error';
import { checkErrors } from '../../database/schema.ts';
import type { AnalysisWorker } from './jobs.ts';

/** Reports each failed check to the operator: in the log, the metrics and the founders' dashboard. */
export function recordCheckErrors({
  database,
  telemetry,
  log,
  onError,
}: Pick<AnalysisWorker, 'database' | 'telemetry' | 'log' | 'onError'>): OnCheckError {
  return ({ check, error }) => {
    log.error({ check, err: error }, 'check failed');
    telemetry.count('liftmark_check_errors_total', { check });
    database.insert(checkErrors).values({ check }).catch(onError);
  };
}
