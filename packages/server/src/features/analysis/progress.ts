import type { AnalysisStage, ProgressEvent } from '@liftmark/contract/analysis';
import type { ErrorCode } from '@liftmark/contract/errors';

/** Highest position of the progress bar before the answer arrives. */
const HIGHEST_OPEN = 95;

/** Position of the progress bar at the start of each stage. */
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

/** The message of a stage. Its percentage never falls. */
export function progressAt(stage: AnalysisStage, detail: string, earlier?: ProgressEvent): ProgressEvent {
  return raised({ stage, detail, percent: PERCENT[stage] }, earlier);
}

/** A message of the engine. Its percentage stays below the one for storing the result. */
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

/** The message of an analysis that ended without a report. `message` is shown to the person. */
export function failedProgress(code: ErrorCode, message: string): ProgressEvent {
  return { ...progressAt('failed', message), error: { code, message } };
}

/** True if this is the last message. */
export function isFinal({ stage }: ProgressEvent): boolean {
  return stage === 'done' || stage === 'failed';
}
