import type { Evidence, Recommendation } from '@liftmark/contract/report';
import type { Advice } from '../checks/check.ts';
import { checkError, type OnCheckError } from '../checks/check-error.ts';
import { factsFor } from '../checks/run-checks.ts';
import { toldOnce } from '../checks/shared/phrasing.ts';
import { impactOf } from '../evidence/impact.ts';
import { readIds } from '../evidence/sources.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { hasCopyFor } from '../language/copy/copy-for.ts';
import { type Described, describe } from './description.ts';
import { type Advised, inOrder, type Merged, merge } from './merge.ts';
import { type AdviceContext, type Judged, typeOf } from './priority.ts';

/** Nobody reads more than this; the rest, which costs the least, is still listed with the findings. */
const MAX_RECOMMENDATIONS = 12;
const MAX_EVIDENCE = 8;
const MAX_COPY_EXAMPLES = 3;

export type CopyExample = Recommendation['copyExamples'][number];

/** Rewrites that the analyst offers, by the check that they help with. */
export type Rewrites = Readonly<Record<string, readonly CopyExample[]>>;

/**
 * The changes worth making, the most worthwhile first.
 * @param judged the measured checks in the order of the rubric @param onError told of each check that fails at its own
 * advice
 */
export function planChanges(
  judged: readonly Judged[],
  facts: PageFacts,
  onError: OnCheckError = () => undefined,
): Merged[] {
  const context: AdviceContext = { pageType: facts.pageType, mode: facts.document.mode };
  const advised = judged.flatMap((item): Advised[] => {
    const type = typeOf(item, context);
    const advice = type && adviceOn(item, facts, onError);
    return advice ? [{ judged: item, type: advice.slight ? 'other' : type, advice }] : [];
  });
  const changes = inOrder(merge(advised));
  const written = new Set(changes.toSorted(byCost).slice(0, MAX_RECOMMENDATIONS));
  return changes.filter((change) => written.has(change));
}

/** Critical changes first, then the costliest, so that only the least important ones are left out. */
function byCost(a: Merged, b: Merged): number {
  return Number(b.type === 'critical') - Number(a.type === 'critical') || costOf(b) - costOf(a);
}

function costOf({ parts }: Merged): number {
  return parts.reduce((sum, { judged }) => sum + judged.points, 0);
}

/** Also null if the check throws while advising: its finding stays, and one bad check never ends a report. */
function adviceOn({ check, outcome }: Judged, facts: PageFacts, onError: OnCheckError): Advice | null {
  try {
    const advice = check.recommend(outcome, factsFor(check, facts));
    // Copy examples in another language than the page's are no help.
    return advice === null || hasCopyFor(facts.language) ? advice : { ...advice, copyExamples: [] };
  } catch (cause) {
    onError(checkError(check, cause));
    return null;
  }
}

/** A planned change, written out. The analyst's rewrites come before the check's own examples. */
export function recommendationOf({ parts, type, priority }: Merged, rewrites: Rewrites): Recommendation {
  const [worst] = parts;
  const { check } = worst.judged;
  const impact = impactOf(check.advice.impact);
  const distinctParts = distinctWork(parts);
  const design = distinct(distinctParts.flatMap(({ advice }) => advice.design ?? []));
  const written: Omit<Described, 'design'> = {
    observed: toldOnce(distinctParts.map(({ judged }) => judged.outcome.observed)),
    why: check.why,
    steps: distinct(distinctParts.flatMap(({ advice }) => advice.steps)),
    copyExamples: copyExamples(distinctParts, rewrites),
    impact: { ...impact, sources: readIds(impact.sources) },
    effort: check.advice.effort,
  };
  return {
    id: check.id,
    type,
    title: worst.advice.title,
    description: describe({ ...written, design }),
    checks: parts.map(({ judged }) => judged.check.id),
    category: check.category,
    priority: Math.round(priority * 1000) / 1000,
    ...written,
    evidence: distinctNodes(parts.flatMap(({ judged }) => judged.outcome.evidence)),
    sources: readIds(distinct(parts.flatMap(({ judged }) => judged.check.evidence))),
  };
}

/** Parts that ask for exactly the same work appear once, in the words of the most serious one. */
function distinctWork(parts: Merged['parts']): Advised[] {
  return [...Map.groupBy(parts, ({ advice }) => advice.steps.join('\n')).values()].flatMap(
    ([worst]) => worst ?? [],
  );
}

function copyExamples(parts: readonly Advised[], rewrites: Rewrites): CopyExample[] {
  const all = [
    ...parts.flatMap(({ judged }) => rewrites[judged.check.id] ?? []),
    ...parts.flatMap(({ advice }) => advice.copyExamples ?? []),
  ];
  const seen = new Set<string>();
  const fresh = all.filter(({ after }) => !seen.has(after) && seen.add(after));
  return fresh.slice(0, MAX_COPY_EXAMPLES);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function distinctNodes(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((item) => [item.node, item])).values()].slice(0, MAX_EVIDENCE);
}
