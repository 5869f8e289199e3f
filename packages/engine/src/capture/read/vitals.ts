import type { CDPSession } from 'playwright-core';
import type { Vitals } from '../snapshot.ts';

/** The result of `page-scripts/measure.js`; times in milliseconds from navigation start. */
export interface PageMeasures {
  images: Record<string, { width: number; height: number; broken: boolean }>;
  page: { width: number; height: number };
  /** How far from the left edge of the page the view begins, in CSS pixels. */
  seenFrom: number;
  /** Elements of the main document. */
  elements: number;
  ttfbMs: number | null;
  loadMs: number | null;
  fcpMs: number | null;
  lcpMs: number | null;
  lcpUrl: string | null;
  shifts: { at: number; value: number }[];
  longTasks: { at: number; durationMs: number }[];
}

/** The backend node id of the largest paint so far, from the browser and not from the page. */
export function watchLargestPaint(session: CDPSession): () => number | null {
  let node: number | null = null;
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    node = event.lcpDetails?.nodeId ?? node;
  });
  return () => node;
}

/**
 * The share of its working time in which the page's main thread waited for a processor, 0 to 1; null if the browser
 * doesn't say. It grows when other programs or captures use this machine.
 */
export async function readWaiting(session: CDPSession): Promise<number | null> {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return waitedShare(secondsOf('TaskDuration'), secondsOf('ThreadTime'));
}

/** Seconds that the main thread of a light page waits for its own paints on a quiet machine: 0.2 as measured. */
const PAINT_WAITS = 0.3;

/**
 * @param worked seconds by the clock
 * @param processed seconds on a processor
 */
export function waitedShare(worked: number, processed: number): number | null {
  if (worked <= 0 || processed <= 0) return null;
  const waited = Math.max(0, worked - processed - PAINT_WAITS);
  return Math.round((waited / (processed + waited)) * 100) / 100;
}

const LONG_TASK_MS = 50;
const SESSION_GAP_MS = 1_000;
const SESSION_LENGTH_MS = 5_000;

export function vitalsOf(measures: PageMeasures, lcpNode: number | null, waitedShare: number | null): Vitals {
  const firstPaint = measures.fcpMs ?? 0;
  const durations = measures.longTasks
    .filter(({ at, durationMs }) => at + durationMs > firstPaint)
    .map(({ durationMs }) => durationMs);
  return {
    ttfbMs: rounded(measures.ttfbMs),
    fcpMs: rounded(measures.fcpMs),
    lcpMs: rounded(measures.lcpMs),
    lcpNode,
    lcpUrl: measures.lcpUrl,
    cls: Math.round(layoutShift(measures.shifts) * 10_000) / 10_000,
    blockingMs: blockingTime(durations),
    ownBlockingMs:
      waitedShare === null ? null : blockingTime(durations.map((duration) => duration * (1 - waitedShare))),
    loadMs: rounded(measures.loadMs),
    waitedShare,
  };
}

function blockingTime(durations: readonly number[]): number {
  return Math.round(durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0));
}

/** Cumulative layout shift: the worst session window (gaps under 1 s, 5 s at most). https://web.dev/cls */
export function layoutShift(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let begin = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const continues = at - last < SESSION_GAP_MS && at - begin < SESSION_LENGTH_MS;
    if (!continues) {
      begin = at;
      sum = 0;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}
