import { ANALYSIS_PHASES, type AnalysisStage, type ProgressEvent } from '@liftmark/contract/analysis';

/** What the loading overlay shows. Times are milliseconds of one clock. */
export interface AnalysisProgress {
  startedAt: number;
  /** Whether the server has reported anything; until then the phases follow their usual times. */
  live: boolean;
  /** 0 to 95; it never falls. */
  percent: number;
  phases: PhaseProgress[];
}

export interface PhaseProgress {
  name: string;
  startedAt: number | null;
  endedAt: number | null;
  /** What the server said of it, in order. */
  details: string[];
}

/** The bar stays here until the answer has come. */
const HIGHEST_PERCENT = 95;

const USUAL_MS = ANALYSIS_PHASES.reduce((sum, { fallbackMs }) => sum + fallbackMs, 0);

export function beginProgress(now: number): AnalysisProgress {
  return {
    startedAt: now,
    live: false,
    percent: 0,
    phases: ANALYSIS_PHASES.map(({ name }, index) => ({
      name,
      startedAt: index === 0 ? now : null,
      endedAt: null,
      details: [],
    })),
  };
}

/** Takes in what the server reported. A message that comes late moves nothing backwards. */
export function receiveProgress(
  progress: AnalysisProgress,
  event: ProgressEvent,
  now: number,
): AnalysisProgress {
  const phase = phaseOf(event.stage);
  if (phase === null) return progress;
  const moved = enterPhase(progress.phases, phase, now);
  return {
    ...progress,
    live: true,
    percent: raise(progress.percent, event.percent),
    phases: moved.map((each, index) =>
      index === phase && event.detail !== '' && !each.details.includes(event.detail)
        ? { ...each, details: [...each.details, event.detail] }
        : each,
    ),
  };
}

/** Lets time pass: only while the server has said nothing, the phases take their usual times. */
export function passTime(progress: AnalysisProgress, now: number): AnalysisProgress {
  if (progress.live) return progress;
  const elapsed = now - progress.startedAt;
  let phase = 0;
  let ends = 0;
  for (const [index, { fallbackMs }] of ANALYSIS_PHASES.entries()) {
    if (elapsed >= ends) phase = index;
    ends += fallbackMs;
  }
  return {
    ...progress,
    percent: raise(progress.percent, (elapsed / USUAL_MS) * 100),
    phases: enterPhase(progress.phases, phase, now),
  };
}

function phaseOf(stage: AnalysisStage): number | null {
  const index = ANALYSIS_PHASES.findIndex(({ stages }) =>
    (stages as readonly AnalysisStage[]).includes(stage),
  );
  return index === -1 ? null : index;
}

function raise(from: number, to: number): number {
  return Math.min(HIGHEST_PERCENT, Math.max(from, to));
}

function enterPhase(phases: PhaseProgress[], target: number, now: number): PhaseProgress[] {
  return phases.map((phase, index) => ({
    ...phase,
    startedAt: phase.startedAt ?? (index <= target ? now : null),
    endedAt: phase.endedAt ?? (index < target ? now : null),
  }));
}

/** Which phase runs: the last that has begun. */
export function currentPhase(progress: AnalysisProgress): PhaseProgress | undefined {
  return progress.phases.findLast(({ startedAt }) => startedAt !== null);
}
