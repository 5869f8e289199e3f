import { writeFileSync } from 'node:fs';
import { verdictsOn, WEEKS } from './measure.ts';
import { LIFTS, RESULTS_FILE, type Results, TRAFFIC, TRAFFIC_RATE } from './results.ts';
import { STRESSES, USUAL } from './simulate.ts';

/**
 * `npm run effects`: simulates pages that didn't change and pages that did, and says how often the estimate of before
 * and after is right. The same pages every time. `npm run docs` writes the table into `docs/effects.md`.
 */

const PAGES = 10_000;
const STRESSED_PAGES = 2_000;
const POWER_PAGES = 400;
const SEED = 20_261_128;

const unchanged = { ...WEEKS, lift: 0 };
const results: Results = {
  usual: { name: USUAL.name, ...verdictsOn(USUAL, unchanged, PAGES, SEED) },
  stresses: STRESSES.map((scenario, at) => ({
    name: scenario.name,
    ...verdictsOn(scenario, unchanged, STRESSED_PAGES, SEED + at + 1),
  })),
  power: TRAFFIC.map((visits, row) => ({
    visits,
    lifts: LIFTS.map((lift, column) =>
      verdictsOn(
        USUAL,
        { ...WEEKS, lift: lift / 100, visits, rate: TRAFFIC_RATE },
        POWER_PAGES,
        SEED + 100 * (row + 1) + column,
      ),
    ),
  })),
};
writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 1)}\n`);

const percent = (share: number | undefined) => `${(100 * (share ?? 0)).toFixed(1)}%`;
for (const { name, pages, clear, covered } of [results.usual, ...results.stresses])
  console.log(
    `${name.padEnd(42)}${String(pages).padStart(7)} pages, false alarms ${percent(clear?.value)} ` +
      `(${percent(clear?.low)} to ${percent(clear?.high)}), covered ${percent(covered?.value)}`,
  );
for (const { visits, lifts } of results.power)
  console.log(
    `${visits} visits a day: `.padEnd(22) +
      lifts.map(({ clear }, at) => `+${LIFTS[at]}% ${percent(clear?.value)}`.padStart(14)).join(''),
  );
