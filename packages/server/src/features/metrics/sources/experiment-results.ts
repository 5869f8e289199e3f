import type { ExperimentSides } from '@liftmark/contract/connections';
import { isDay } from '@liftmark/contract/effects/measured-day';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { z } from 'zod';
import { isCount } from './collect-days.ts';
import { ConnectionError } from './connection-error.ts';
import type { FoundExperiment } from './source.ts';
import { text } from './sources.text.ts';

/** Experiments whose results are read, the newest. Services allow about 60 requests a minute. */
const MOST_EXPERIMENTS = 20;
const MOST_NAME = 200;
const MOST_PAGES = 10;
/** Characters of a text that addresses are looked for in. */
const MOST_TEXT = 20_000;
const ADDRESS = /https?:\/\/[^\s"'<>()\\]+/gi;

/** Variants of an experiment. */
export const MOST_VARIANTS = 50;
/** An id or key of a service, as the database can store it. */
export const keySchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u);

type Results = Pick<FoundExperiment, 'sides' | 'missing'>;
type Side = ExperimentSides['control'];

export const NO_RESULTS: Results = { sides: null, missing: text.experiments.noResults };
export const NO_METRIC: Results = { sides: null, missing: text.experiments.noMetric };

/** The sides of an experiment if their counts can be believed and someone has seen each. */
export function resultsOf(metric: string, control: Side | undefined, variants: readonly Side[]): Results {
  const seen = variants.filter(({ visitors }) => visitors !== 0);
  if (control === undefined || control.visitors === 0 || seen.length === 0) return NO_RESULTS;
  const isPlausible = [control, ...seen].every(
    ({ visitors, conversions }) => isCount(visitors) && isCount(conversions) && conversions <= visitors,
  );
  if (!isPlausible) return { sides: null, missing: text.experiments.oddCounts };
  return {
    sides: { metric: lineOf(metric), control: named(control), variants: seen.map(named) },
    missing: null,
  };
}

function named(side: Side): Side {
  return { ...side, name: lineOf(side.name) || side.key };
}

/** Those whose results are read. */
export function newestOf<Each>(all: readonly Each[], momentOf: (each: Each) => string): Each[] {
  const order = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);
  return all.toSorted((a, b) => order(momentOf(a), momentOf(b))).slice(0, MOST_EXPERIMENTS);
}

/** A name on one line that the database can store. */
export function lineOf(name: string): string {
  return name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_NAME);
}

/** The pages whose addresses are in texts. */
export function pagesIn(texts: readonly string[]): string[] {
  const found = texts
    .flatMap((each) => each.slice(0, MOST_TEXT).match(ADDRESS) ?? [])
    .map((address) => measuredPageOf(address));
  return [...new Set(found.filter((page) => page !== null))].slice(0, MOST_PAGES);
}

/** The day of a moment as services write it; null if it isn’t one. */
export function dayOfMoment(moment: string | null | undefined): string | null {
  const day = moment?.slice(0, 'yyyy-mm-dd'.length) ?? '';
  return isDay(day) ? day : null;
}

/** What one experiment is asked for; null where the service has nothing for it, which breaks no other. */
export async function ifAny<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    const isOfThis = error instanceof ConnectionError && ['question', 'property'].includes(error.problem);
    if (isOfThis) return null;
    throw error;
  }
}
