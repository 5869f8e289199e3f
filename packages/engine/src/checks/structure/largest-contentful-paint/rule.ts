import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { fileName } from '../../../page/address.ts';
import { acrossViewports, measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { fairTimes, withoutFairTime } from '../busy-machine.ts';
import { type Largest, text } from './text.ts';

const GOOD_MS = 2_500;
const HEAVY_BYTES = 200_000;
const SLOW_FIRST_BYTE_MS = 800;

const SCALE = scale([GOOD_MS, 1], [4_000, 0.4], [8_000, 0]);
function scoreOf(ms: number | null): number | null {
  return ms === null ? null : SCALE.at(ms);
}

/** The largest element on desktop, which the file belongs to, if both viewports were read. */
function elementOf({ lcpElement: { desktop, mobile } }: NonNullable<PageFacts['speed']>): Evidence | null {
  return desktop ?? mobile;
}

function largestOf(speed: NonNullable<PageFacts['speed']>): Largest {
  const file = fileName(speed.lcpUrl ?? '');
  return { file: file || null, bytes: speed.lcpBytes, node: elementOf(speed) };
}

export const largestContentfulPaint = defineCheck(() => ({
  id: 'largest-contentful-paint',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words(' ms')),
  weight: 8,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  measuresArrival: true,
  evidence: ['lcp-vodafone-8', 'lcp-rakuten-33', 'speed-deloitte-01s', 'speed-akamai-100ms'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'lcp' },
  needs: ['speed'],
  evaluate({ speed }) {
    const painted = speed && fairTimes(speed.lcpMs, speed, GOOD_MS);
    const score =
      painted && acrossViewports({ desktop: scoreOf(painted.desktop), mobile: scoreOf(painted.mobile) });
    if (!speed || painted === null || score === null) {
      return withoutFairTime(speed, text.notMeasured.noValue);
    }
    const nodes = [elementOf(speed)].filter((node) => node !== null);
    return measured(
      score,
      text.observed.painted({ largest: largestOf(speed), times: painted, isGood: score === 1 }),
      nodes,
      { certain: true },
    );
  },
  recommend(_outcome, { speed }) {
    if (!speed) return { ...text.advice.withoutTimes, remedy: 'load-faster' };
    const { title, compress, startEarlier, prioritize, unblock, cache, slim } = text.advice;
    const largest = largestOf(speed);
    const firstByteMs = Math.max(speed.ttfbMs.desktop ?? 0, speed.ttfbMs.mobile ?? 0);
    const steps: string[] = [];
    if (speed.lcpUrl) {
      const isHeavy = speed.lcpBytes !== null && speed.lcpBytes > HEAVY_BYTES;
      steps.push(isHeavy ? compress({ largest }) : startEarlier({ largest }), prioritize);
    } else {
      steps.push(unblock({ largest }));
    }
    if (firstByteMs > SLOW_FIRST_BYTE_MS) steps.push(cache({ firstByteMs }));
    steps.push(slim({ total: speed.bytes, requests: speed.requests }));
    return { title: title({ largest }), steps, remedy: 'load-faster' };
  },
}));
