import type { PerViewport, ViewportName } from '../../capture/snapshot.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { notMeasured, type Outcome } from '../check.ts';
import { text } from './busy-machine.text.ts';

type Speed = NonNullable<PageFacts['speed']>;

/** At this share of waiting and above, a slow time may be this machine's fault rather than the page's. */
const BUSY = 0.5;

/**
 * The times by viewport, without those that this machine may have caused. If the page had to wait for a processor, a
 * good time still counts, because it could only have been better, and so does one that is slow even without the waiting.
 * @param good milliseconds up to which a time is good
 * @param own the times without the waiting, where they are known
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

/** Why there is no fair time: this machine was busy, or else the reason that the check gives. */
export function withoutFairTime(speed: Speed | null, reason: string): Outcome {
  const waited = Math.max(speed?.waitedShare.desktop ?? 0, speed?.waitedShare.mobile ?? 0);
  return notMeasured(waited >= BUSY ? text.busy({ waited }) : reason);
}
