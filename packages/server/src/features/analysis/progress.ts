import type { AnalysisStage, ProgressEvent } from '@liftmark/contract/analysis';
import type { ErrorCode } from '@liftmark/contract/errors';

/** Where the bar stands at most until the answer is there. */
const HIGHEST_OPEN = 95;

/** How far the bar stands when a stage begins. */
const PERCENT: Record<AnalysisStage, number> = {
  queued: 2,
  capture: 5,
  observe: 75,
  check: 85,
  advise: 90,
  store: HIGHEST_OPEN,
  done: 100,
  failed: 100,
};

/** The message of a stage. Later messages never stand lower than earlier ones. */
export function progressAt(stage: AnalysisStage, detail: string, earlier?: ProgressEvent): ProgressEvent {
  return raised({ stage, detail, percent: PERCENT[stage] }, earlier);
}

/** A message of the engine. All that it can say stands below the storing of its result. */
export function engineProgress(
  { stage, detail, percent }: Pick<ProgressEvent, 'stage' | 'detail' | 'percent'>,
  earlier: ProgressEvent,
): ProgressEvent {
  return raised({ stage, detail, percent: Math.min(percent, PERCENT.store) }, earlier);
}

function raised(
  message: Pick<ProgressEvent, 'stage' | 'detail' | 'percent'>,
  earlier: ProgressEvent | undefined,
): ProgressEvent {
  return {
    ...message,
    percent: Math.max(message.percent, Math.min(earlier?.percent ?? 0, HIGHEST_OPEN)),
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
