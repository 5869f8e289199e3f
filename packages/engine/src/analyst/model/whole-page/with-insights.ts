import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Place, Recommendation } from '@liftmark/contract/report';
import { actionPlanOf } from '../../../advise/action-plan.ts';
import { MAX_FIRST } from '../../../advise/advise.ts';
import { reworded } from '../../../advise/description.ts';
import { distinctNodes } from '../../../diagnoses/diagnosis.ts';
import { reportedSources } from '../../../evidence/sources.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { TYPE_ORDER } from '../../../findings/judged.ts';
import { builtInWords } from '../../built-in.ts';
import { isDefect, isNamedAfterDefect, type Judgments, type OwnWords } from './judgments.ts';

/** A model's insight as a recommendation that has no place yet. */
export type Admitted = Omit<Recommendation, 'place'>;

/** Of the first five, those that the model calls the worst, unless defects leave it less. */
const LEAST_NAMED = 3;

/**
 * The report with a model's insights among its recommendations, and with its judgments of the others. Scores and findings
 * stay. The model's worst come first, and defects that were among the five stay among them.
 */
export function withInsights(
  report: ConversionReport,
  admitted: readonly Admitted[],
  judgments: Judgments,
): ConversionReport {
  const { unfit, merged, reworded: inWords, worst } = judgments;
  if (admitted.length + unfit.size + merged.size + inWords.size + worst.length === 0) return report;
  const given = report.recommendations.map((item) => inWordsOf(inWords.get(item.id), item));
  const recommendations = arranged(given, admitted, judgments);
  const cited = new Set(admitted.flatMap(({ sources, impact }) => [...sources, ...impact.sources]));
  return withOwnWords({
    ...report,
    recommendations,
    actionPlan: actionPlanOf(recommendations),
    sources: { ...report.sources, ...reportedSources(cited) },
  });
}

/** The built-in words name what comes first, so they are written again. */
function withOwnWords(report: ConversionReport): ConversionReport {
  const { summary, categoryInsights } = builtInWords({
    facts: report.facts as unknown as PageFacts,
    findings: report.findings,
    overall: report.overall,
    scores: report.scores,
    ceilings: report.ceilings ?? [],
    changes: report.recommendations.map((item) => ({ ...item, place: item.place ?? 'also' })),
  });
  return { ...report, summary, categoryInsights };
}

/** A recommendation in a model's words. A defect still says what was measured and how to repair it. */
function inWordsOf(words: OwnWords | undefined, item: Recommendation): Recommendation {
  if (words === undefined) return item;
  const { title, wordedBy, observed, why, steps, evidence } = words;
  if (!isDefect(item))
    return {
      ...reworded(item, { observed, why, steps }),
      ...{ title, wordedBy, evidence: distinctNodes([...evidence, ...item.evidence]) },
    };
  return {
    ...reworded(item, {
      observed: distinct([observed, item.observed]).join(' '),
      why,
      steps: distinct([...steps, ...item.steps]),
    }),
    title: isNamedAfterDefect(item) ? item.title : title,
    wordedBy,
    evidence: distinctNodes([...item.evidence, ...evidence]),
  };
}

function arranged(
  given: readonly Recommendation[],
  admitted: readonly Admitted[],
  { unfit, merged, worst }: Judgments,
): Recommendation[] {
  const kept = withMerged(given, merged);
  const { first, also, housekeeping } = byPlace(kept.filter(({ id }) => !unfit.has(id)));
  const lead = apartAtTheTop(ledBy(worst, first, also, admitted));
  const left = [...first, ...also].filter((item) => !lead.some(({ id }) => id === item.id));
  const rest = admitted.filter(({ id }) => !lead.some((item) => item.id === id));
  const set = (place: Place) => (item: Admitted) => ({
    ...item,
    place,
    ...(place === 'also' && { reason: null }),
  });
  const moved = kept.flatMap((item): Recommendation[] => {
    const notForThisPage = unfit.get(item.id);
    return notForThisPage ? [{ ...item, reason: null, notForThisPage }] : [];
  });
  const unfitHere = byPlace(moved);
  return [
    ...lead.map(set('first')),
    ...merge(left, rest).map(set('also')),
    ...[...unfitHere.first, ...unfitHere.also].map(set('also')),
    ...housekeeping,
    ...unfitHere.housekeeping,
  ];
}

/** The five that come first: the model's worst, defects that were among the five, and what else is likely. */
function ledBy(
  worst: readonly string[],
  first: readonly Recommendation[],
  also: readonly Recommendation[],
  admitted: readonly Admitted[],
): Admitted[] {
  const diagnosed = [...first, ...also.filter(({ question }) => question != null)];
  const all: Admitted[] = [...first, ...also, ...admitted];
  const named = worst.flatMap((id) => all.find((item) => item.id === id) ?? []);
  if (named.length === 0) return diagnosed.slice(0, MAX_FIRST);
  const isLeft = (item: Admitted) => !named.includes(item);
  const defects = first.filter((item) => isDefect(item) && isLeft(item)).slice(0, MAX_FIRST - LEAST_NAMED);
  const others = merge(
    diagnosed.filter((item) => isLeft(item) && !defects.includes(item)),
    admitted.filter(isLeft),
  );
  return [...named.slice(0, MAX_FIRST - defects.length), ...defects, ...others].slice(0, MAX_FIRST);
}

/** Two orders in one: an insight comes before the first problem that readers name less often and that is no defect. */
function merge(diagnosed: readonly Admitted[], admitted: readonly Admitted[]): Admitted[] {
  const ordered = [...diagnosed];
  for (const insight of admitted.toSorted((a, b) => b.priority - a.priority)) {
    const later = ordered.findIndex((item) => !isDefect(item) && likelihoodOf(item) < insight.priority);
    ordered.splice(later < 0 ? ordered.length : later, 0, insight);
  }
  return ordered;
}

/** What no diagnosis takes up has a priority on another scale; it comes after everything else. */
function likelihoodOf({ question, priority }: Admitted): number {
  return question == null ? 0 : priority;
}

/** The first two are all that a free viewer sees, so they aren't about one node where another could be second. */
function apartAtTheTop(ordered: readonly Admitted[]): Admitted[] {
  const [first, second] = ordered;
  const nodeOf = (item: Admitted | undefined) => {
    const [place] = item?.evidence ?? [];
    return place && `${place.node} ${place.selector}`;
  };
  const isMovable = (item: Admitted) => !isDefect(item);
  if (
    !first ||
    !second ||
    nodeOf(second) === undefined ||
    nodeOf(first) !== nodeOf(second) ||
    !isMovable(second)
  ) {
    return [...ordered];
  }
  const other = ordered.findIndex((item, at) => at > 1 && isMovable(item) && nodeOf(item) !== nodeOf(first));
  const promoted = ordered[other];
  return promoted ? ordered.with(1, promoted).with(other, second) : [...ordered];
}

function withMerged(given: readonly Recommendation[], merged: Judgments['merged']): Recommendation[] {
  return given
    .filter(({ id }) => !merged.has(id))
    .map((item) => {
      const parts = given.filter(({ id }) => merged.get(id) === item.id);
      return parts.reduce(joined, item);
    });
}

/** A diagnosis has a likelihood; what none takes up has points and effort. */
function isOnOneScale(item: Recommendation, part: Recommendation): boolean {
  return (item.question == null) === (part.question == null);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Everything that was verified for either stands in the one that stays. */
function joined(item: Recommendation, part: Recommendation): Recommendation {
  const types = [item.type, part.type].toSorted((a, b) => TYPE_ORDER.indexOf(a) - TYPE_ORDER.indexOf(b));
  return {
    ...reworded(item, {
      observed: distinct([item.observed, part.observed]).join(' '),
      steps: distinct([...item.steps, ...part.steps]),
      copyExamples: [...item.copyExamples, ...part.copyExamples],
    }),
    type: types[0] ?? item.type,
    priority: isOnOneScale(item, part) ? Math.max(item.priority, part.priority) : item.priority,
    ceilings: distinct([...(item.ceilings ?? []), ...(part.ceilings ?? [])]),
    checks: distinct([...item.checks, ...part.checks]),
    settles: distinct([...(item.settles ?? []), ...(part.settles ?? [])]),
    ...(item.scoreOnceFixed != null && {
      scoreOnceFixed: Math.max(item.scoreOnceFixed, part.scoreOnceFixed ?? 0),
    }),
    evidence: distinctNodes([...item.evidence, ...part.evidence]),
    sources: distinct([...item.sources, ...part.sources]),
    ...((item.wordedBy ?? part.wordedBy) !== undefined && { wordedBy: item.wordedBy ?? part.wordedBy }),
  };
}
