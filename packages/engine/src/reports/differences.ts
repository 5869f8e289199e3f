import type { CompetitorReport } from '@liftmark/contract/competitor';
import { judgedPageType } from '@liftmark/contract/page-types';
import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Finding, Recommendation } from '@liftmark/contract/report';
import { CHECKS } from '../checks/registry.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { adviceOn } from '../findings/advised.ts';
import { isAdviceAlone, isHousekeeping } from '../findings/housekeeping.ts';
import { type Counterpart, counterpartOf } from './counterpart.ts';
import { text } from './differences.text.ts';
import type { NameOf } from './site-name.ts';
import { isSmallFix } from './small-fix.ts';

type Difference = NonNullable<CompetitorReport['insights']['differences']>[number];

/** Fewer differences are no comparison, and nobody acts on more. */
const LEAST = 3;
const MOST_TO_LEARN = 4;
/** Of a check's score: a page that gains less is no better model. */
const NOTABLE_GAIN = 0.25;

/** A difference with what orders it. */
interface Ranked {
  difference: Difference;
  /** Place among what visitors run into on the page that lacks it. */
  rank: number;
  /** Whether it only fills up: a judgment of the look or the length, a small fix, or pages that hardly differ. */
  isWeak: boolean;
  points: number;
  /** What of the page's advice it is about; no two differences are about the same. */
  about: string;
}

/**
 * What the pages do differently and what matters most: first what a competitor does better, whatever the scores are, then
 * what this page does better. Only what was measured on both pages, and no small fixes. Where fewer than three differ
 * clearly, the costliest others of both sides fill up.
 */
export function differencesOf(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Difference[] {
  const learnable = distinct([
    ...gapsOf(primary).flatMap((gap) => learnedFrom(gap, primary, competitors, nameOf) ?? []),
    ...problemsOf(primary).flatMap((problem) => spared(problem, primary, competitors, nameOf) ?? []),
  ]);
  const leads = distinct(
    competitors.flatMap((other) => [
      ...gapsOf(other).flatMap((gap) => leadIn(gap, primary, other, nameOf) ?? []),
      ...problemsOf(other).flatMap((problem) => leadOver(problem, primary, other, nameOf) ?? []),
    ]),
  );
  const learned = learnable.filter(({ isWeak }) => !isWeak).slice(0, MOST_TO_LEARN);
  const kept = leads.filter(({ isWeak }) => !isWeak).slice(0, Math.max(1, LEAST - learned.length));
  const others = [...learnable, ...leads]
    .filter((one) => !learned.includes(one) && !kept.includes(one))
    .toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || b.points - a.points)
    .slice(0, Math.max(0, LEAST - learned.length - kept.length));
  return [...learned, ...kept, ...others]
    .map(({ difference }) => difference)
    .toSorted((a, b) => Number(a.lead === 'yours') - Number(b.lead === 'yours'));
}

/** Each once, what visitors run into first and then the costliest. */
function distinct(all: readonly Ranked[]): Ranked[] {
  return all
    .toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || a.rank - b.rank || b.points - a.points)
    .filter(({ about }, index, sorted) => sorted.findIndex((other) => other.about === about) === index);
}

/** What falls short on a page: first what visitors run into, then the costliest. */
function gapsOf(report: ConversionReport): Finding[] {
  return report.findings
    .filter((finding) => isGap(finding) && !isSmallFix(finding.check, report))
    .toSorted((a, b) => rankOf(a, report) - rankOf(b, report) || b.points - a.points);
}

/** The problems of a page that code found and that fit it. */
function problemsOf({ recommendations }: ConversionReport): Recommendation[] {
  return recommendations.filter(
    ({ id, notForThisPage }) => notForThisPage === undefined && DIAGNOSES.some((one) => one.id === id),
  );
}

function learnedFrom(
  gap: Finding,
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Ranked | null {
  const [better] = competitors
    .flatMap((report) => {
      const theirs = findingOf(gap, report);
      return theirs !== null && isBetter(theirs, gap) ? [{ theirs, name: nameOf(report) }] : [];
    })
    .toSorted((a, b) => (b.theirs.score ?? 0) - (a.theirs.score ?? 0));
  const takeOver = stepFor(gap, primary);
  if (better === undefined || takeOver === null) return null;
  const { check, category, title, observed: yours } = gap;
  const { name, theirs } = better;
  return {
    difference: { check, category, lead: 'theirs', title, name, theirs: theirs.observed, yours, takeOver },
    ...orderOf(gap, theirs, primary),
  };
}

/** A problem that a competitor's page doesn't have. */
function spared(
  problem: Recommendation,
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Ranked | null {
  const { id: check, category, title, observed: yours, steps } = problem;
  const [takeOver] = steps;
  const [better] = competitors.flatMap((report) => {
    const other = insteadOf(problem, primary, report);
    return other === null ? [] : [{ other, name: nameOf(report) }];
  });
  if (better === undefined || takeOver === undefined) return null;
  const { name, other } = better;
  const theirs = [`${other.title}.`, other.shown ?? ''].join(' ').trim();
  return {
    difference: { check, category, lead: 'theirs', title, name, theirs, yours, takeOver },
    ...orderOfProblem(problem, primary),
  };
}

function leadIn(
  gap: Finding,
  primary: ConversionReport,
  other: ConversionReport,
  nameOf: NameOf,
): Ranked | null {
  const own = findingOf(gap, primary);
  if (own === null || own.outcome !== 'pass' || !isBetter(own, gap)) return null;
  const { check, category, title, observed: yours } = own;
  const sides = { name: nameOf(other), theirs: gap.observed, yours, takeOver: null };
  return { difference: { check, category, lead: 'yours', title, ...sides }, ...orderOf(gap, own, other) };
}

/** A problem of a competitor's page that this page doesn't have. */
function leadOver(
  problem: Recommendation,
  primary: ConversionReport,
  other: ConversionReport,
  nameOf: NameOf,
): Ranked | null {
  const own = insteadOf(problem, other, primary);
  if (own === null) return null;
  const { id: check, category, observed: theirs } = problem;
  const yours = [text.spared, own.shown ?? ''].join(' ').trim();
  const sides = { name: nameOf(other), theirs, yours, takeOver: null };
  return {
    difference: { check, category, lead: 'yours', title: own.title, ...sides },
    ...orderOfProblem(problem, other),
  };
}

/** What a page shows instead of another page's problem; null if it wasn't looked at in the same way. */
function insteadOf(
  { id }: Recommendation,
  of: ConversionReport,
  report: ConversionReport,
): Counterpart | null {
  return of.mode === report.mode ? counterpartOf(id, report) : null;
}

function orderOf(gap: Finding, better: Finding, report: ConversionReport): Omit<Ranked, 'difference'> {
  const gain = (better.score ?? 0) - (gap.score ?? 1);
  return {
    rank: rankOf(gap, report),
    isWeak:
      gain < NOTABLE_GAIN ||
      !isAdviceAlone(gap.check) ||
      isHousekeeping(gap.check, judgedPageType(report.pageType)),
    points: gap.points,
    about: adviceOf(gap.check, report)?.id ?? gap.check,
  };
}

function orderOfProblem(problem: Recommendation, report: ConversionReport): Omit<Ranked, 'difference'> {
  const { first } = byPlace(report.recommendations);
  const place = first.indexOf(problem);
  // A check that both pages failed or passed says more of both.
  return { rank: place < 0 ? first.length : place, isWeak: false, points: 0, about: problem.id };
}

/** What to do about a failing check: the first step of its own advice, else of what answers it. */
function stepFor(gap: Finding, report: ConversionReport): string | null {
  const facts = report.facts as unknown as PageFacts;
  const check = CHECKS.find(({ id }) => id === gap.check);
  const { observed, evidence, score } = gap;
  const outcome = { kind: 'measured' as const, score: score ?? 0, observed, evidence };
  const advice = adviceOf(gap.check, report);
  const own = check === undefined ? null : adviceOn({ check, outcome }, facts);
  return own?.steps[0] ?? advice?.steps[0] ?? advice?.title ?? null;
}

function adviceOf(check: string, { recommendations }: ConversionReport): Recommendation | undefined {
  return recommendations.find(({ checks }) => checks.includes(check));
}

/** The place of a check among what visitors run into; after them, everything else ranks the same. */
export function rankOf({ check }: Finding, { recommendations }: ConversionReport): number {
  const { first } = byPlace(recommendations);
  const place = first.findIndex(({ checks }) => checks.includes(check));
  return place < 0 ? first.length : place;
}

export function isGap({ outcome }: Finding): boolean {
  return outcome === 'fail' || outcome === 'partial';
}

export function findingOf({ check }: Finding, { findings }: ConversionReport): Finding | null {
  return findings.find((finding) => finding.check === check) ?? null;
}

/** Whether the check found more there; the same finding with a milder score doesn't count. */
export function isBetter(theirs: Finding | null, gap: Finding): boolean {
  const gain = (theirs?.score ?? 0) - (gap.score ?? 1);
  return theirs !== null && gain > 0 && theirs.observed !== gap.observed;
}
