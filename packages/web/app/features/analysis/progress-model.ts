import { ANALYSIS_PHASES, type AnalysisStage, type ProgressEvent } from '@liftmark/contract/analysis';

/** The state of the loading overlay. All times are milliseconds of the same clock. */
export interface AnalysisProgress {
  startedAt: number;
  /** Whether the server has reported anything; until then the phases take their usual times. */
  live: boolean;
  /** 0 to 95; it never falls. */
  percent: number;
  phases: PhaseProgress[];
}

export interface PhaseProgress {
  name: string;
  startedAt: number | null;
  endedAt: number | null;
  /** The server's messages about it, in order. */
  details: string[];
}

/** The bar stays here until the answer arrives. */
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

/** Applies a message from the server. A late message never moves anything backwards. */
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

/** Advances the time. The phases take their usual times only until the server reports. */
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

/** The current phase: the last one that has begun. */
export function currentPhase(progress: AnalysisProgress): PhaseProgress | undefined {
  return progress.phases.findLast(({ startedAt }) => startedAt !== null);
}
