import type { MeasuredDay } from '@liftmark/contract/effects/measured-day';
import { dayOfNumber, weekdayOf } from '@liftmark/contract/effects/measured-day';

/** How the days of simulated pages vary beyond chance. */
export interface Scenario {
  name: string;
  /** Most that the rate grows or falls in a week, relative. */
  trendPerWeek: number;
  /** Spread of weekdays around their mean, relative. */
  weekdays: number;
  /** Spread of days around what is expected, relative. */
  daySpread: number;
  /** Correlation of neighboring days. */
  persistence: number;
  /** Height of a wave over a quarter of a year, relative: a season that no line follows. */
  season: number;
  /** Share of days that weren't measured. */
  gaps: number;
}

/** Pages as they are: each draws how it varies, up to these. */
export const USUAL: Scenario = {
  name: 'Usual pages',
  trendPerWeek: 0.05,
  weekdays: 0.2,
  daySpread: 0.2,
  persistence: 0.4,
  season: 0,
  gaps: 0.05,
};

const CALM: Scenario = {
  ...USUAL,
  name: 'Chance alone',
  trendPerWeek: 0,
  weekdays: 0,
  daySpread: 0,
  persistence: 0,
  gaps: 0,
};

/** Pages that all vary as much as this. */
export const STRESSES: Scenario[] = [
  CALM,
  { ...CALM, name: 'Strong trend, 10% a week', trendPerWeek: 0.1 },
  { ...CALM, name: 'Strong weekdays, ±30%', weekdays: 0.3 },
  { ...CALM, name: 'Uneven days, ±30%', daySpread: 0.3 },
  { ...CALM, name: 'Uneven days that last, correlation 0.6', daySpread: 0.15, persistence: 0.6 },
  { ...CALM, name: 'A season of ±10% in three months', daySpread: 0.1, season: 0.1 },
  { ...CALM, name: 'A third of the days missing', daySpread: 0.1, gaps: 0.33 },
];

/** A page's own part of a scenario of usual pages. */
function drawn(random: () => number, scenario: Scenario): Scenario {
  if (scenario !== USUAL) return scenario;
  const part = (most: number) => most * random();
  const { trendPerWeek, weekdays, daySpread, persistence, gaps } = scenario;
  return {
    ...scenario,
    trendPerWeek: part(trendPerWeek),
    weekdays: part(weekdays),
    daySpread: part(daySpread),
    persistence: part(persistence),
    gaps: part(gaps),
  };
}

export interface SimulatedPage {
  days: MeasuredDay[];
  /** The day from which on the change is live. */
  changedOn: string;
}

export interface Design {
  daysBefore: number;
  daysAfter: number;
  /** Relative change from the date on; 0 in an A/A run. */
  lift: number;
  /** Mean visits a day and rate; drawn at random without them. */
  visits?: number;
  rate?: number;
}

/** Mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One page with a change in the middle of its days. */
export function simulatePage(random: () => number, of: Scenario, design: Design): SimulatedPage {
  const scenario = drawn(random, of);
  const normal = () => normalNumber(random);
  const mean = design.visits ?? Math.exp(between(random, Math.log(60), Math.log(4_000)));
  const rate = design.rate ?? Math.exp(between(random, Math.log(0.008), Math.log(0.12)));
  const slope = (between(random, -1, 1) * Math.log1p(scenario.trendPerWeek)) / 7;
  const busy = Array.from({ length: 7 }, () => Math.exp(0.3 * normal()));
  const eager = Array.from({ length: 7 }, () => scenario.weekdays * normal());
  const [first, phase] = [20_000 + Math.floor(random() * 7), random() * 2 * Math.PI];
  let lasting = scenario.daySpread * normal();
  const days = Array.from({ length: design.daysBefore + design.daysAfter }, (_, at) => {
    const isAfter = at >= design.daysBefore;
    const weekday = weekdayOf(first + at);
    lasting =
      scenario.persistence * lasting +
      Math.sqrt(1 - scenario.persistence ** 2) * scenario.daySpread * normal();
    const visits = countAround(random, mean * (busy[weekday] ?? 1) * Math.exp(0.15 * normal()));
    const wave = scenario.season * Math.sin(phase + (2 * Math.PI * at) / 91);
    const expected =
      rate * Math.exp(slope * at + (eager[weekday] ?? 0) + lasting + wave) * (isAfter ? 1 + design.lift : 1);
    return {
      day: dayOfNumber(first + at),
      visits,
      conversions: successes(random, visits, Math.min(0.9, expected)),
    };
  });
  return {
    days: days.filter(() => random() >= scenario.gaps),
    changedOn: dayOfNumber(first + design.daysBefore),
  };
}

function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Box and Muller. */
export function normalNumber(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A Poisson number; of a large mean, its normal approximation. */
function countAround(random: () => number, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normalNumber(random)));
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > limit) {
    count += 1;
    product *= random();
  }
  return count;
}

/** A binomial number; of large counts, its normal approximation. */
function successes(random: () => number, trials: number, share: number): number {
  const mean = trials * share;
  if (mean > 50 && trials - mean > 50) {
    const drawn = Math.round(mean + Math.sqrt(mean * (1 - share)) * normalNumber(random));
    return Math.min(trials, Math.max(0, drawn));
  }
  let count = 0;
  for (let trial = 0; trial < trials; trial++) if (random() < share) count += 1;
  return count;
}
