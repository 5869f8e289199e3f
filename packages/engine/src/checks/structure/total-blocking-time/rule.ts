import { acrossViewports, measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { fairTimes, withoutFairTime } from '../busy-machine.ts';
import { text } from './text.ts';

const GOOD_MS = 200;

const SCALE = scale([GOOD_MS, 1], [600, 0.4], [1500, 0]);
function scoreOf(ms: number | null): number | null {
  return ms === null ? null : SCALE.at(ms);
}

/** Fewer bytes of script don't keep a phone busy. */
const MANY_BYTES = 50_000;

export const totalBlockingTime = defineCheck(() => ({
  id: 'total-blocking-time',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words(' ms')),
  weight: 4,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  measuresArrival: true,
  evidence: ['inp-redbus-7', 'speed-akamai-100ms'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['speed'],
  evaluate({ speed }) {
    const blocked = speed && fairTimes(speed.blockingMs, speed, GOOD_MS, speed.ownBlockingMs);
    const score =
      blocked && acrossViewports({ desktop: scoreOf(blocked.desktop), mobile: scoreOf(blocked.mobile) });
    if (blocked === null || score === null) {
      return withoutFairTime(speed, text.notMeasured.noValue);
    }
    return measured(
      score,
      text.observed.blocked({ times: blocked, isGood: score === 1, goodMs: GOOD_MS }),
      [],
      { certain: true },
    );
  },
  recommend(_outcome, { speed }) {
    const scripts = speed?.bytesByType.script ?? 0;
    const hosts = speed?.thirdPartyHosts ?? [];
    const { title, removeUnused, split, breakUp, remeasure } = text.advice;
    return {
      title: title({ scripts: scripts >= MANY_BYTES ? scripts : null }),
      steps: [hosts.length > 0 ? removeUnused({ hosts }) : split, breakUp, remeasure],
      remedy: 'less-script',
    };
  },
}));
