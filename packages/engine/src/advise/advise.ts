import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Ceiling, Recommendation } from '@liftmark/contract/report';
import { notableCeilings } from '@liftmark/contract/score-words';
import { type Diagnosed, isAside, isSlight } from '../diagnoses/diagnose.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { topOf } from '../diagnoses/subject.ts';
import { impactOf } from '../evidence/impact.ts';
import { readIds } from '../evidence/sources.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import type { Advised } from '../findings/advised.ts';
import { CAUSES, type Consequences } from '../findings/consequences.ts';
import { isAdviceAlone, isHousekeeping } from '../findings/housekeeping.ts';
import { FORFEITS } from '../score/forfeits.ts';
import type { ScoredCheck } from '../score/score.ts';
import { changesOfCeilings } from './ceiling-changes.ts';
import { type Change, changeOfDiagnosis, changeOfFinding } from './change.ts';
import { type Described, describe } from './description.ts';
import { inOrder, type Merged, merge } from './merge.ts';

/** A person remembers this many. */
export const MAX_FIRST = 5;
/** Minor ones fill up the first places of a page with fewer serious problems. */
const LEAST_FIRST = 3;
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
  /** By diagnosis or check, what goes away with it. */
  consequences?: ReadonlyMap<string, Consequences>;
  /** What the score counts; nothing by default. */
  score?: { ceilings: readonly Ceiling[]; checks: readonly Counted[] };
}

/** A check with what it costs. */
type Counted = Pick<ScoredCheck, 'check' | 'points'>;

/** The changes worth making: what visitors run into, worst first, then what else is worth doing, then housekeeping. */
export function planChanges({
  facts,
  advised,
  diagnosed,
  consequences = new Map(),
  score = { ceilings: [], checks: [] },
}: Judgment): Change[] {
  const type = judgedPageType(facts.pageType);
  const taken = new Set(diagnosed.flatMap(({ checks }) => checks.map(({ judged }) => judged.check.id)));
  const isLeft = (check: string) => !taken.has(check) && isAdviceAlone(check);
  const findings = inOrder(merge(advised.filter(({ judged }) => isLeft(judged.check.id))));
  const isRendered = facts.document.mode === 'rendered';
  const [others, housekeeping] = split(findings, type);
  const lifting = (change: Change): Change => ({
    ...change,
    ceilings: distinct([...change.ceilings, ...(consequences.get(change.id)?.ceilings ?? [])]),
  });
  const problems = diagnosed.map((item, index) =>
    lifting(
      changeOfDiagnosis(item, comesFirst(item, diagnosed.slice(0, index)) ? 'first' : 'also', isRendered),
    ),
  );
  const fromDiagnoses = [
    ...liftingFirst(
      problems.filter(({ place }) => place === 'first'),
      score.ceilings,
    ),
    ...problems.filter(({ place }) => place !== 'first'),
  ];
  const fromFindings = others.map((item) => lifting(changeOfFinding(item, 'also')));
  const fromCeilings = changesOfCeilings(score.ceilings, [...fromDiagnoses, ...fromFindings], advised);
  const written = new Set([...worthiest([...fromDiagnoses, ...fromFindings], score.checks), ...fromCeilings]);
  const changes = [...fromDiagnoses, ...fromCeilings, ...fromFindings];
  return withWhatTheySettle(
    [
      ...apartAtTheTop(changes.filter((change) => written.has(change))).map((change) =>
        placed(change, facts),
      ),
      ...housekeeping.map((item) => changeOfFinding(item, 'housekeeping')),
    ],
    consequences,
    score.checks,
  );
}

/** Whether it is among the first, after those earlier ones that are. */
function comesFirst(item: Diagnosed, earlier: readonly Diagnosed[]): boolean {
  const before = earlier.filter((one) => !isAside(one)).length;
  return !isAside(item) && before < (isSlight(item) ? LEAST_FIRST : MAX_FIRST);
}

/** A problem of the whole page shows where visitors look first. */
function placed(change: Change, facts: PageFacts): Change {
  const isElsewhere = change.question === null || change.evidence.length > 0;
  return isElsewhere ? change : { ...change, evidence: topOf(facts) };
}

/** What holds the score down comes before what readers name first, so that verdict and first step are about one thing. */
function liftingFirst(changes: readonly Change[], ceilings: readonly Ceiling[]): Change[] {
  const notable = notableCeilings({ ceilings: [...ceilings] });
  const liftedBy = (change: Change) =>
    notable
      .filter(({ id }) => change.ceilings.includes(id))
      .reduce((points, ceiling) => points + ceiling.points, 0);
  return changes.toSorted((a, b) => liftedBy(b) - liftedBy(a));
}

/** Each change with the costly checks that go with it and that no other change answers. */
function withWhatTheySettle(
  changes: readonly Change[],
  consequences: NonNullable<Judgment['consequences']>,
  scored: readonly Counted[],
): Change[] {
  const costly = new Set(scored.filter(({ points }) => points > 0).map(({ check }) => check.id));
  const answered = new Set(changes.flatMap(({ checks }) => checks));
  return changes.map((change) => {
    const diagnosis = DIAGNOSES.find(({ id }) => id === change.id);
    const owners = DIAGNOSES.filter(({ ceilings }) => ceilings.some((id) => change.ceilings.includes(id)));
    const going = [
      ...(diagnosis?.checks ?? []),
      ...(diagnosis === undefined ? owners.flatMap(({ checks }) => checks) : []),
      ...(consequences.get(change.id)?.checks ?? []),
      ...change.ceilings.flatMap((id) => CAUSES[id]?.checks ?? []),
      ...change.checks.flatMap((check) => FORFEITS[check] ?? []),
    ];
    const settles = distinct(going).filter((check) => costly.has(check) && !answered.has(check));
    for (const check of settles) answered.add(check);
    return { ...change, settles };
  });
}

/** The first five and what is critical, then what costs the most points, so that only what matters least is left out. */
function worthiest(changes: readonly Change[], scored: readonly Counted[]): Change[] {
  const points = new Map(scored.map((one) => [one.check.id, one.points]));
  const costOf = ({ checks }: Change) => checks.reduce((sum, check) => sum + (points.get(check) ?? 0), 0);
  const isKept = ({ place, type, ceilings }: Change) =>
    Number(place === 'first') + Number(type === 'critical' || ceilings.length > 0);
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

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
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
