import { effectsOf } from '@liftmark/contract/effects/effects';
import {
  caseEffect,
  type MeasuredCase,
  pooledEffects,
  saysEnough,
} from '@liftmark/contract/effects/pooled-effect';
import { type Estimate, shareOf } from '../statistics.ts';
import { WEEKS } from './measure.ts';
import { normalNumber, randomNumbers, simulatePage, USUAL } from './simulate.ts';

/** How the true effects of a simulated installation's advice are, as logarithms of the ratio of rates. */
export interface Population {
  name: string;
  /** Draws the mean effect of one kind of advice. */
  mean: (normal: () => number, random: () => number) => number;
  /** Spread of the effects on different sites around that mean. */
  between: number;
  /** Pages of one site, whose effects are alike. */
  pagesPerSite: number;
  /** Share of the cases in one workspace, with effects of its own. */
  inOneWorkspace: number;
  /** Whether each case is a page with days, compared before and after. Else an estimate with its error is drawn. */
  hasDays: boolean;
}

const DIFFERING: Population = {
  name: 'Advice differs, ±3%',
  mean: (normal) => 0.03 * normal(),
  between: 0.05,
  pagesPerSite: 1,
  inOneWorkspace: 0,
  hasDays: false,
};

export const POPULATIONS: Population[] = [
  DIFFERING,
  {
    ...DIFFERING,
    name: 'Few pieces of advice do a lot',
    mean: (normal, random) => (random() < 0.2 ? 0.1 * normal() : 0),
  },
  { ...DIFFERING, name: 'All advice adds 5%', mean: () => Math.log(1.05) },
  { ...DIFFERING, name: 'Sites differ a lot, ±15%', between: 0.15 },
  { ...DIFFERING, name: 'Five pages on each site', pagesPerSite: 5 },
  { ...DIFFERING, name: 'One workspace with 60% of the sites', inOneWorkspace: 0.6 },
  { ...DIFFERING, name: 'Before and after on simulated days', hasDays: true },
];
export const UNCHANGED: Population[] = [
  { ...DIFFERING, name: 'No effect on any site', mean: () => 0, between: 0 },
  { ...DIFFERING, name: 'No effect on average, sites differ by ±5%', mean: () => 0 },
  {
    ...DIFFERING,
    name: 'No effect, before and after on simulated days',
    mean: () => 0,
    between: 0,
    hasDays: true,
  },
];

/** Cases of a record; an installation has as many records of each. */
const CASES = [1, 3, 10, 50];
const RECORDS_OF_EACH = 10;

export interface RecordFigures {
  cases: number;
  records: number;
  /** Share of intervals that contain the mean effect. */
  covered: Estimate | null;
  /** Root of the mean squared error, in percentage points: of the shrunk effect, and of the mean weighted by precision. */
  error: number;
  rawError: number;
  /** Share of records that say that the advice adds something: the shrunk interval, and that of the raw mean. */
  gains: Estimate | null;
  rawGains: Estimate | null;
  /** Share of records with enough cases for a figure. */
  shown: Estimate | null;
}

interface Judged {
  cases: number;
  covered: boolean;
  error: number;
  rawError: number;
  gain: boolean;
  rawGain: boolean;
  shown: boolean;
}

/** The same seed gives the same installations. */
export function figuresOn(population: Population, installations: number, seed: number): RecordFigures[] {
  const random = randomNumbers(seed);
  const judged = Array.from({ length: installations }, () => installation(random, population)).flat();
  return CASES.map((cases) => {
    const own = judged.filter((each) => each.cases === cases);
    const share = (is: (each: Judged) => boolean) => shareOf(own.filter(is).length, own.length);
    const root = (of: (each: Judged) => number) =>
      100 * Math.sqrt(own.reduce((sum, each) => sum + of(each) ** 2, 0) / own.length);
    return {
      cases,
      records: own.length,
      covered: share(({ covered }) => covered),
      error: root(({ error }) => error),
      rawError: root(({ rawError }) => rawError),
      gains: share(({ gain }) => gain),
      rawGains: share(({ rawGain }) => rawGain),
      shown: share(({ shown }) => shown),
    };
  });
}

function installation(random: () => number, population: Population): Judged[] {
  const normal = () => normalNumber(random);
  const truths = CASES.flatMap((cases) =>
    Array.from({ length: RECORDS_OF_EACH }, () => ({ cases, mean: population.mean(normal, random) })),
  );
  const records = new Map(
    truths.map(({ cases, mean }, key) => [key, drawCases(random, population, cases, mean)]),
  );
  const pooled = pooledEffects(records);
  return truths.flatMap(({ cases, mean }, key) => {
    const [shrunk, raw] = [pooled.get(key), rawMean(records.get(key) ?? [])];
    if (shrunk === undefined) return [];
    const truth = 100 * Math.expm1(mean);
    return {
      cases,
      covered: shrunk.low <= truth && truth <= shrunk.high,
      error: Math.log1p(shrunk.lift / 100) - mean,
      rawError: raw.effect - mean,
      gain: shrunk.low > 0,
      rawGain: raw.effect > 1.96 * raw.error,
      shown: saysEnough(shrunk),
    };
  });
}

function drawCases(
  random: () => number,
  population: Population,
  count: number,
  mean: number,
): MeasuredCase[] {
  const { between, pagesPerSite, inOneWorkspace } = population;
  const [siteShifts, workspaceShift] = [new Map<string, number>(), between * normalNumber(random)];
  return Array.from({ length: count }, (_, at) => {
    const site = `site-${Math.floor(at / pagesPerSite)}`;
    const isInOne = at < inOneWorkspace * count;
    const shift = siteShifts.get(site) ?? between * normalNumber(random);
    siteShifts.set(site, shift);
    const own = isInOne ? workspaceShift + shift / 2 : shift;
    const drawn = population.hasDays ? compared(random, mean + own) : estimated(random, mean + own);
    return { ...drawn, site, workspace: isInOne ? 'one' : site };
  });
}

/** Errors from those of a large A/B test to those of before and after on a small page. */
function estimated(random: () => number, truth: number) {
  const error = 0.03 * (0.25 / 0.03) ** random();
  return { effect: truth + error * normalNumber(random), error };
}

function compared(random: () => number, truth: number): { effect: number; error: number } {
  const { days, changedOn } = simulatePage(random, USUAL, { ...WEEKS, lift: Math.expm1(truth) });
  const change = { what: 'Change', origin: 'by hand', day: changedOn, after: null } as const;
  const effect = effectsOf(days, [change])[0]?.effect;
  return (effect && caseEffect(effect)) ?? compared(random, truth);
}

function rawMean(cases: readonly MeasuredCase[]): { effect: number; error: number } {
  const precision = cases.reduce((sum, { error }) => sum + error ** -2, 0);
  const weighted = cases.reduce((sum, { effect, error }) => sum + effect / error ** 2, 0);
  return { effect: weighted / precision, error: precision ** -0.5 };
}
