import type { AnalysisStage, ProgressEvent } from '@liftmark/contract/analysis';
import type { ErrorCode } from '@liftmark/contract/errors';

/** How far the bar stands when a stage begins. Capture takes nearly all of the time. */
const PERCENT: Record<AnalysisStage, number> = {
  queued: 2,
  capture: 8,
  observe: 62,
  check: 74,
  advise: 82,
  store: 92,
  done: 100,
  failed: 100,
};

/** The message of a stage. Later messages never stand lower than earlier ones. */
export function progressAt(stage: AnalysisStage, detail: string, earlier?: ProgressEvent): ProgressEvent {
  return {
    stage,
    percent: Math.max(PERCENT[stage], Math.min(earlier?.percent ?? 0, 95)),
    detail,
    reportId: null,
    error: null,
  };
}

/** The message of an analysis that ended without a report. `message` is for the person. */
export function failedProgress(code: ErrorCode, message: string): ProgressEvent {
  return { ...progressAt('failed', message), error: { code, message } };
}

/** Whether no other message will follow. */
export function isFinal({ stage }: ProgressEvent): boolean {
  return stage === 'done' || stage === 'failed';
}
