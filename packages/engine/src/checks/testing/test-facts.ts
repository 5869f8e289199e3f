import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import type { UrgencyClaim, UrgencyReading } from '../../facts/types/urgency.ts';
import type { Advice, Check, Outcome } from '../check.ts';
import { factsFor, runCheck } from '../run-checks.ts';
import { healthyPage } from './test-page.ts';

/** Any part of the facts; lists are given whole. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Overrides<T[Key]> }
    : T;

/** The facts of a healthy software page for renting boats, with some of them overridden. */
export function pageFacts(overrides: Overrides<PageFacts> = {}): PageFacts {
  return merged(healthyPage, overrides) as PageFacts;
}

/** The outcome of a check on the healthy page with some facts overridden, run the way reports run it. */
export function outcomeOf(check: Check, overrides: Overrides<PageFacts> = {}): Outcome {
  return runCheck(check, pageFacts(overrides)).outcome;
}

/** What a check advises there. */
export function adviceOf(check: Check, overrides: Overrides<PageFacts> = {}): Advice {
  const facts = pageFacts(overrides);
  const { outcome } = runCheck(check, facts);
  if (outcome.kind !== 'measured') throw new Error(`${check.id} was not measured: ${outcome.reason}`);
  const advice = check.recommend(outcome, factsFor(check, facts));
  if (advice === null) throw new Error(`${check.id} advises nothing`);
  return advice;
}

let nodes = 1000;

/** A node with that text, above the fold unless overridden. */
export function evidence(text: string, given: Partial<Evidence> = {}): Evidence {
  const box = { x: 20, y: 120, width: 300, height: 40 };
  return { node: nodes++, selector: 'main > p', text, boxes: { desktop: box, mobile: box }, ...given };
}

/** A claim without end and quantity, unless overridden. */
export function claim(
  kind: UrgencyClaim['kind'],
  text: string,
  given: Partial<UrgencyClaim> = {},
): UrgencyClaim {
  return {
    kind,
    text,
    evidence: evidence(text),
    end: null,
    hasEnd: false,
    hasYear: false,
    quantity: null,
    pastContext: false,
    ...given,
  };
}

/** The values of the first claim on desktop, on mobile and in the later visit, which began 9 s after the first. */
export function readings(
  values: [desktop: number | null, mobile: number | null, later?: number | null],
  given: Partial<UrgencyReading> = {},
): UrgencyReading[] {
  const captures = ['desktop', 'mobile', 'later'] as const;
  return values.map((value, index) => ({
    claim: 0,
    capture: captures[index] ?? 'later',
    atMs: index === 2 ? 9000 : index * 50,
    value: value ?? null,
    finestUnit: 'second',
    event: null,
    ageSeconds: null,
    text: String(value),
    ...given,
  }));
}

function merged(base: unknown, overrides: unknown): unknown {
  if (!isRecord(base) || !isRecord(overrides)) return overrides;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overrides)) result[key] = merged(base[key], value);
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
