import type { ViewportName } from '../../capture/snapshot.ts';
import type { PageFacts, PerViewport } from '../../observe/facts.ts';
import { notMeasured, type Outcome } from '../check.ts';
import { percent } from '../phrasing.ts';

type Speed = NonNullable<PageFacts['speed']>;

/** From this share of waiting on, a slow time tells of this machine rather than of the page. */
const BUSY = 0.5;

/**
 * The times by viewport, without those that this machine may have caused. Where the page had to wait for a processor
 * a good time stands, because it could only have been better, and so does what is slow without the waiting.
 * @param good milliseconds up to which nothing is at fault
 * @param own the times without the waiting, where they can be told
 */
export function fairTimes(
  times: PerViewport<number>,
  { waitedShare }: Speed,
  good: number,
  own?: PerViewport<number>,
): PerViewport<number> {
  const fair = (viewport: ViewportName) => {
    const time = times[viewport];
    const isSuspect = time !== null && time > good && (waitedShare[viewport] ?? 0) >= BUSY;
    if (!isSuspect) return time;
    const left = own?.[viewport] ?? null;
    return left !== null && left > good ? left : null;
  };
  return { desktop: fair('desktop'), mobile: fair('mobile') };
}

/** Why there is no fair time: this machine was busy, or else what the check says. */
export function withoutFairTime(speed: Speed | null, reason: string): Outcome {
  const waited = Math.max(speed?.waitedShare.desktop ?? 0, speed?.waitedShare.mobile ?? 0);
  return notMeasured(
    waited >= BUSY
      ? `This machine was busy with other work: the page waited for a processor in ${percent(waited)} of its working time, so a slow time would not be its own. Analyze it again at a quieter moment.`
      : reason,
  );
}
