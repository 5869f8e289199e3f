import { acrossViewports, defineCheck, measured, ramp } from '../../check.ts';
import { bytes, list, perViewport } from '../../phrasing.ts';
import { fairTimes, withoutFairTime } from '../busy-machine.ts';

const GOOD_MS = 200;

function scoreOf(ms: number | null): number | null {
  return ms === null ? null : ramp(ms, [GOOD_MS, 1], [600, 0.4], [1500, 0]);
}

/** Less is not what keeps a phone busy. */
const MANY_BYTES = 50_000;

export const totalBlockingTime = defineCheck({
  id: 'total-blocking-time',
  category: 'structure',
  title: { passes: 'The page responds while it loads', fails: 'Scripts keep the page from responding' },
  why: 'A bus-ticket site that cut its response delay by about 72% on the search page reported 7% more sales. Blocking time stands in for that delay here, and its bounds are a judgment.',
  measure:
    'Milliseconds by which long tasks block the page, in one run of ours: up to 200 scores 1, 600 scores 0.4, 1500 and more 0, in straight lines between. The result is the mean of both viewports. Where our machine had no processor left for the page, only what the tasks take without that waiting is counted.',
  weight: 4,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['inp-redbus-7', 'speed-akamai-100ms'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['speed'],
  evaluate({ speed }) {
    const blocked = speed && fairTimes(speed.blockingMs, speed, GOOD_MS, speed.ownBlockingMs);
    const score =
      blocked && acrossViewports({ desktop: scoreOf(blocked.desktop), mobile: scoreOf(blocked.mobile) });
    if (blocked === null || score === null) {
      return withoutFairTime(speed, 'The browser reported no blocking time.');
    }
    return measured(
      score,
      `In our run scripts blocked the page for ${perViewport(blocked, (ms) => `${Math.round(ms)} ms`)}${score < 1 ? `; ${GOOD_MS} ms or less is good` : ''}.`,
      [],
      { certain: true },
    );
  },
  recommend(_outcome, { speed }) {
    const scripts = speed?.bytesByType.script ?? 0;
    const hosts = speed?.thirdPartyHosts ?? [];
    return {
      title: `Let fewer scripts run while the page loads${scripts >= MANY_BYTES ? ` (${bytes(scripts)} now)` : ''}`,
      steps: [
        hosts.length > 0
          ? `Go through what comes from ${list(hosts, 6)}: take out what nobody uses, load the rest after the first interaction.`
          : 'Split the scripts so that only what the first screen needs runs at once.',
        'Cut tasks above 50 ms into pieces that give the browser room in between.',
        'Measure again on a middling phone.',
      ],
      remedy: 'less-script',
    };
  },
});
