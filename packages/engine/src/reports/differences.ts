import type { CompetitorReport } from '@liftmark/contract/competitor';
import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Finding } from '@liftmark/contract/report';
import type { NameOf } from './site-name.ts';
import { isSmallFix } from './small-fix.ts';

type Difference = NonNullable<CompetitorReport['insights']['differences']>[number];

/** Fewer differences are no comparison, and nobody acts on more. */
const LEAST = 3;
const MOST_TO_LEARN = 4;

/**
 * What the pages do differently and what matters most: first what a competitor does better, whatever the scores are, then
 * what this page does better. Only what was measured on both pages, and no small fixes.
 */
export function differencesOf(
  primary: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Difference[] {
  const learned = gapsOf(primary)
    .flatMap((gap) => learnedFrom(gap, primary, competitors, nameOf) ?? [])
    .filter(
      ({ takeOver }, index, all) =>
        takeOver === null || all.findIndex((other) => other.takeOver === takeOver) === index,
    )
    .slice(0, MOST_TO_LEARN);
  const kept = competitors
    .flatMap((other) => gapsOf(other).flatMap((gap) => leadIn(gap, primary, nameOf(other)) ?? []))
    .filter(({ check }, index, all) => all.findIndex((other) => other.check === check) === index)
    .slice(0, Math.max(1, LEAST - learned.length));
  return [...learned, ...kept];
}

/** What falls short on a page: first what visitors run into, then the costliest. */
function gapsOf(report: ConversionReport): Finding[] {
  return report.findings
    .filter((finding) => isGap(finding) && !isSmallFix(finding.check, report))
    .toSorted((a, b) => rankOf(a, report) - rankOf(b, report) || b.points - a.points);
}

function learnedFrom(
  gap: Finding,
  { recommendations }: ConversionReport,
  competitors: readonly ConversionReport[],
  nameOf: NameOf,
): Difference | null {
  const [better] = competitors
    .flatMap((report) => {
      const theirs = findingOf(gap, report);
      return theirs !== null && isBetter(theirs, gap) ? [{ theirs, name: nameOf(report) }] : [];
    })
    .toSorted((a, b) => (b.theirs.score ?? 0) - (a.theirs.score ?? 0));
  if (better === undefined) return null;
  return {
    check: gap.check,
    category: gap.category,
    lead: 'theirs',
    title: gap.title,
    name: better.name,
    theirs: better.theirs.observed,
    yours: gap.observed,
    takeOver: recommendations.find(({ checks }) => checks.includes(gap.check))?.steps[0] ?? null,
  };
}

function leadIn(gap: Finding, primary: ConversionReport, name: string): Difference | null {
  const own = findingOf(gap, primary);
  if (own === null || own.outcome !== 'pass' || !isBetter(own, gap)) return null;
  const { check, category, title, observed } = own;
  return {
    check,
    category,
    lead: 'yours',
    title,
    name,
    theirs: gap.observed,
    yours: observed,
    takeOver: null,
  };
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
