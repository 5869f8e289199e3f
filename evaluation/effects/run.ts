import { writeFileSync } from 'node:fs';
import { verdictsOn, WEEKS } from './measure.ts';
import { figuresOn, POPULATIONS, type Population, UNCHANGED } from './records.ts';
import { LIFTS, RESULTS_FILE, type Results, TRAFFIC, TRAFFIC_RATE } from './results.ts';
import { STRESSES, USUAL } from './simulate.ts';

/**
 * `npm run effects`: simulates pages that didn't change and pages that did, and says how often the estimate of before
 * and after is right, and the track record that is made of them. The same pages every time. `npm run docs` writes the table into `docs/effects.md`.
 */

const PAGES = 10_000;
const STRESSED_PAGES = 2_000;
const POWER_PAGES = 400;
const INSTALLATIONS = 200;
/** Simulating days takes longer than drawing estimates. */
const INSTALLATIONS_WITH_DAYS = 20;
const SEED = 20_261_128;

const recordsOf = (populations: readonly Population[], seed: number) =>
  populations.map((population, at) => ({
    name: population.name,
    figures: figuresOn(population, population.hasDays ? INSTALLATIONS_WITH_DAYS : INSTALLATIONS, seed + at),
  }));

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
  records: recordsOf(POPULATIONS, SEED + 1_000),
  unchanged: recordsOf(UNCHANGED, SEED + 2_000),
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
for (const { name, figures } of [...results.records, ...results.unchanged])
  for (const { cases, records, covered, error, rawError, gains, rawGains } of figures)
    console.log(
      `${name.padEnd(50)}${String(cases).padStart(3)} cases, ${records} records: covered ${percent(covered?.value)}, ` +
        `error ${error.toFixed(1)} (raw mean ${rawError.toFixed(1)}), gains ${percent(gains?.value)} (raw ${percent(rawGains?.value)})`,
    );
