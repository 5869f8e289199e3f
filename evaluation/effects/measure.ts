import { effectsOf } from '@liftmark/contract/effects/effects';
import { type Estimate, shareOf } from '../statistics.ts';
import { type Design, randomNumbers, type Scenario, simulatePage } from './simulate.ts';

/** How often simulated pages are said to have changed. */
export interface Verdicts {
  pages: number;
  /** Pages with too little data for an estimate. */
  withoutEstimate: number;
  /** Of those with an estimate: share with a clear change, up or down. */
  clear: Estimate | null;
  /** Share whose interval contains the true effect. */
  covered: Estimate | null;
  /** Mean width of the interval, in percent of the rate. */
  width: number | null;
}

/** The days before and after the change, and the day of the change itself. */
export const WEEKS = { daysBefore: 28, daysAfter: 29 };

/** The same seed gives the same pages. */
export function verdictsOn(scenario: Scenario, design: Design, pages: number, seed: number): Verdicts {
  const random = randomNumbers(seed);
  let [estimated, clear, covered, width] = [0, 0, 0, 0];
  for (let page = 0; page < pages; page++) {
    const { days, changedOn } = simulatePage(random, scenario, design);
    const change = { what: 'Change', origin: 'by hand', day: changedOn, after: null } as const;
    const effect = effectsOf(days, [change])[0]?.effect;
    if (!effect) continue;
    const truth = 100 * design.lift;
    estimated += 1;
    if (effect.verdict !== 'not enough data yet') clear += 1;
    if (effect.low <= truth && truth <= effect.high) covered += 1;
    width += effect.high - effect.low;
  }
  return {
    pages,
    withoutEstimate: pages - estimated,
    clear: shareOf(clear, estimated),
    covered: shareOf(covered, estimated),
    width: estimated === 0 ? null : width / estimated,
  };
}
