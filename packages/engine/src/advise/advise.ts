import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Recommendation } from '@liftmark/contract/report';
import { type Diagnosed, isSlight } from '../diagnoses/diagnose.ts';
import { impactOf } from '../evidence/impact.ts';
import { readIds } from '../evidence/sources.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import type { Advised } from '../findings/advised.ts';
import { isAdviceAlone, isHousekeeping } from '../findings/housekeeping.ts';
import { type Change, changeOfDiagnosis, changeOfFinding } from './change.ts';
import { type Described, describe } from './description.ts';
import { inOrder, type Merged, merge } from './merge.ts';

/** A person remembers this many. */
export const MAX_FIRST = 5;
/** Nobody reads more than this; the rest, which costs the least, is still listed with the findings. */
const MAX_RECOMMENDATIONS = 12;
const MAX_COPY_EXAMPLES = 3;

export type CopyExample = Recommendation['copyExamples'][number];

/** Rewrites that the analyst offers, by the check that they help with. */
export type Rewrites = Readonly<Record<string, readonly CopyExample[]>>;

/** What advice is made from. */
export interface Judgment {
  facts: PageFacts;
  /** The failing checks, in the order of the rubric. */
  advised: readonly Advised[];
  /** The most serious first, what is minor last. */
  diagnosed: readonly Diagnosed[];
}

/** The changes worth making: what visitors run into, worst first, then what else is worth doing, then housekeeping. */
export function planChanges({ facts, advised, diagnosed }: Judgment): Change[] {
  const type = judgedPageType(facts.pageType);
  const taken = new Set(diagnosed.flatMap(({ checks }) => checks.map(({ judged }) => judged.check.id)));
  const isLeft = (check: string) => !taken.has(check) && isAdviceAlone(check);
  const findings = inOrder(merge(advised.filter(({ judged }) => isLeft(judged.check.id))));
  const isRendered = facts.document.mode === 'rendered';
  const [others, housekeeping] = split(findings, type);
  const changes = [
    ...diagnosed.map((item, index) =>
      changeOfDiagnosis(item, index < MAX_FIRST && !isSlight(item) ? 'first' : 'also', isRendered),
    ),
    ...others.map((item) => changeOfFinding(item, 'also')),
  ];
  const written = new Set(worthiest(changes, advised));
  return [
    ...apartAtTheTop(changes.filter((change) => written.has(change))),
    ...housekeeping.map((item) => changeOfFinding(item, 'housekeeping')),
  ];
}

/** The first five and what is critical, then what costs the most points, so that only what matters least is left out. */
function worthiest(changes: readonly Change[], advised: readonly Advised[]): Change[] {
  const points = new Map(advised.map(({ judged }) => [judged.check.id, judged.points]));
  const costOf = ({ checks }: Change) => checks.reduce((sum, check) => sum + (points.get(check) ?? 0), 0);
  const isKept = ({ place, type }: Change) => Number(place === 'first') + Number(type === 'critical');
  return changes
    .toSorted((a, b) => isKept(b) - isKept(a) || costOf(b) - costOf(a))
    .slice(0, MAX_RECOMMENDATIONS);
}

/** The first two are all that a free viewer sees, so they are never about the same node. */
function apartAtTheTop(ordered: readonly Change[]): Change[] {
  const [first, second, ...rest] = ordered;
  if (!first || !second || nodeOf(second) === null || nodeOf(second) !== nodeOf(first)) return [...ordered];
  const other = rest.findIndex((item) => item.place === second.place && nodeOf(item) !== nodeOf(first));
  const promoted = rest[other];
  return promoted ? [first, promoted, second, ...rest.toSpliced(other, 1)] : [...ordered];
}

function nodeOf({ evidence }: Change): number | null {
  return evidence[0]?.node ?? null;
}

function split(findings: readonly Merged[], type: PageType): [others: Merged[], housekeeping: Merged[]] {
  const isSmall = ({ parts }: Merged) => parts.every(({ judged }) => isHousekeeping(judged.check.id, type));
  return [findings.filter((item) => !isSmall(item)), findings.filter(isSmall)];
}

/** A planned change, written out. The analyst's rewrites come before the change's own examples. */
export function recommendationOf(change: Change, rewrites: Rewrites): Recommendation {
  const { design, impact: impactClass, ...rest } = change;
  const impact = impactOf(impactClass);
  const written: Omit<Described, 'design'> = {
    observed: change.observed,
    why: change.why,
    steps: change.steps,
    copyExamples: copyExamples(change, rewrites),
    impact: { ...impact, sources: readIds(impact.sources) },
    effort: change.effort,
  };
  return {
    ...rest,
    ...written,
    description: describe({ ...written, design }),
    priority: Math.round(change.priority * 1000) / 1000,
    sources: readIds(change.sources),
  };
}

function copyExamples(change: Change, rewrites: Rewrites): CopyExample[] {
  const all = [...change.checks.flatMap((check) => rewrites[check] ?? []), ...change.copyExamples];
  const seen = new Set<string>();
  const fresh = all.filter(({ after }) => !seen.has(after) && seen.add(after));
  return fresh.slice(0, MAX_COPY_EXAMPLES);
}
