import type { Ceiling, ConversionReport, Evidence, Finding, Recommendation } from '@liftmark/contract/report';
import type { Verdict } from '@liftmark/contract/report-changes';
import { inLanguageOf } from '@liftmark/contract/translated';
import { explainChange, measureAlike, type ScoreChange } from '../score/explain-change.ts';
import { text } from './compare.text.ts';
import { isSmallFix } from './small-fix.ts';

/** What became of an earlier recommendation, by its own checks and ceilings on the current page. */
export interface FollowUp {
  recommendation: Recommendation;
  verdict: Verdict;
  /** What the checks saw then, and what they see now. */
  before: string;
  after: string;
}

export interface Comparison {
  before: ConversionReport;
  after: ConversionReport;
  followUps: FollowUp[];
  /**
   * Checks that score lower than before and weren't part of an earlier recommendation, the costliest first, without
   * housekeeping.
   */
  worse: { before: Finding; after: Finding }[];
  score: ScoreChange;
}

/** Smaller differences between scores of a check are noise. */
const NOTABLE = 0.05;

/** Checks whose evidence is a list of faults, beginning with the one that their advice names. */
const FAULT_LISTS: ReadonlySet<string> = new Set(['text-contrast', 'template-remnants']);

/** Two reports of one page: what was done about the advice, what got worse, and why the score changed. */
export function compareReports(
  before: ConversionReport,
  after: ConversionReport,
  rejudged: ConversionReport | null = null,
): Comparison {
  return inLanguageOf(after, () => compared(before, after, rejudged));
}

function compared(
  before: ConversionReport,
  after: ConversionReport,
  rejudged: ConversionReport | null,
): Comparison {
  const advised = new Set(before.recommendations.flatMap(({ checks }) => checks));
  // Reports judged by different rules can't show that the page got worse, so the earlier page is judged again.
  const start = measureAlike(before, after) ? before : rejudged;
  return {
    before,
    after,
    followUps: before.recommendations.map((recommendation) => {
      const told = followUp(recommendation, start ?? before, after);
      return start === null && told.verdict === 'regressed' ? { ...told, verdict: 'not verified' } : told;
    }),
    worse: (start?.findings ?? [])
      .flatMap((finding) => {
        const now = findingOf(after, finding.check);
        return now && !advised.has(finding.check) && hasWorsened(finding, now)
          ? [{ before: finding, after: now }]
          : [];
      })
      .filter((pair) => !isSmallFix(pair.after.check, after))
      .toSorted((a, b) => lossOf(b) - lossOf(a)),
    score: explainChange(before, after, rejudged),
  };
}

/** @param start the earlier page, judged by the current rules */
function followUp(
  recommendation: Recommendation,
  start: ConversionReport,
  after: ConversionReport,
): FollowUp {
  const pairs = recommendation.checks.flatMap((check) => {
    const then = findingOf(start, check);
    const now = findingOf(after, check);
    return then && now ? [{ then, now }] : [];
  });
  const { ceilings = [] } = recommendation;
  const told = [
    ...pairs.map(({ now }) => now.observed),
    ...ceilings.map((id) => ceilingOf(after, id)?.reason ?? null),
  ].filter((words) => words !== null);
  const verdicts = [
    ...(recommendation.checks.length > 0 ? [verdictOf(pairs)] : []),
    ...(ceilings.length > 0 ? [verdictOnCeilings(ceilings, start, after)] : []),
  ];
  const { verdict, again } =
    verdicts.length > 0
      ? { verdict: together(verdicts), again: null }
      : seenAgain(recommendation, start, after);
  const isGone = verdict === 'fixed' && told.length === 0;
  return {
    recommendation,
    verdict,
    before: recommendation.observed,
    after: isGone ? text.gone : [...new Set([...told, ...(again === null ? [] : [again])])].join(' '),
  };
}

/** What a problem's checks and ceilings say of it together. */
function together([first = 'not verified', second = first]: readonly Verdict[]): Verdict {
  const isUnclear = (verdict: Verdict) => verdict === 'not verified' || verdict === 'no longer applicable';
  if (first === second || isUnclear(second)) return first;
  if (isUnclear(first)) return second;
  const isBetter = [first, second].some((verdict) => verdict === 'fixed' || verdict === 'partly fixed');
  return isBetter ? 'partly fixed' : 'regressed';
}

/** Fixed only if none of its ceilings is left; a higher one is less of a fault. */
function verdictOnCeilings(
  ids: readonly string[],
  start: ConversionReport,
  after: ConversionReport,
): Verdict {
  if (start.mode !== after.mode || after.ceilings === undefined) return 'not verified';
  const stood = ids.flatMap((id) => ceilingOf(start, id) ?? []);
  if (stood.length === 0) return 'no longer applicable';
  const left = stood.flatMap((then) => {
    const now = ceilingOf(after, then.id);
    return now ? [now.cap - then.cap] : [];
  });
  if (left.length === 0) return 'fixed';
  if (left.length < stood.length || left.some((rise) => rise > 0)) return 'partly fixed';
  return left.some((rise) => rise < 0) ? 'regressed' : 'not fixed';
}

/** Found only with the message that it was found with. */
const MESSAGE_PROBLEM = 'broken-promise';

/** For a problem that neither a check nor a ceiling speaks of: whether the same rules still find it. */
function seenAgain(
  { id, suggestedBy }: Recommendation,
  start: ConversionReport,
  after: ConversionReport,
): { verdict: Verdict; again: string | null } {
  const has = ({ recommendations }: ConversionReport) => recommendations.find((item) => item.id === id);
  const again = has(after)?.observed ?? null;
  // No measurement stands behind what a model saw, whether or not it says so again.
  if (suggestedBy !== undefined) return { verdict: 'not verified', again: text.unmeasured };
  if (id === MESSAGE_PROBLEM && start.message !== after.message) return { verdict: 'not verified', again };
  if (again !== null) return { verdict: 'not fixed', again };
  const isComparable = start.rubricVersion === after.rubricVersion && start.mode === after.mode;
  return { verdict: isComparable && has(start) ? 'fixed' : 'not verified', again };
}

type Pair = { then: Finding; now: Finding };

/** Fixed only if all of its checks pass now; regressed if one is worse and none is better. */
function verdictOf(pairs: readonly Pair[]): Verdict {
  const applicable = pairs.filter(({ now }) => now.outcome !== 'notApplicable');
  if (pairs.length > 0 && applicable.length === 0) return 'no longer applicable';
  const measured = applicable.filter(({ now, then }) => now.score !== null && then.score !== null);
  if (measured.length === 0) return 'not verified';
  if (measured.every(({ then }) => then.outcome === 'pass')) return 'no longer applicable';
  if (measured.length === applicable.length && measured.every(({ now }) => now.outcome === 'pass')) {
    return 'fixed';
  }
  const gain = measured.reduce((sum, { then, now }) => sum + gainOf(then, now) * now.weight, 0);
  if (measured.some(({ then, now }) => gainOf(then, now) >= NOTABLE) && gain > 0) return 'partly fixed';
  if (measured.some(({ then, now }) => gainOf(then, now) <= -NOTABLE)) return 'regressed';
  return measured.some(isNamedFaultGone) ? 'partly fixed' : 'not fixed';
}

/** Whether the fault that the advice named is gone, while others of its list are still there. */
function isNamedFaultGone({ then, now }: Pair): boolean {
  if (!FAULT_LISTS.has(then.check)) return false;
  const [named, ...others] = then.evidence;
  const isStillThere = (fault: Evidence): boolean =>
    now.evidence.some(({ selector, text }) => selector === fault.selector || text === fault.text);
  return named !== undefined && !isStillThere(named) && others.some(isStillThere);
}

function gainOf(then: Finding, now: Finding): number {
  return (now.score ?? 0) - (then.score ?? 0);
}

function hasWorsened(then: Finding, now: Finding): boolean {
  return then.score !== null && now.score !== null && now.outcome !== 'pass' && gainOf(then, now) <= -NOTABLE;
}

/** Points of the score that a check costs more than before. */
function lossOf({ before, after }: Comparison['worse'][number]): number {
  return after.points - before.points;
}

function ceilingOf({ ceilings = [] }: ConversionReport, id: string): Ceiling | undefined {
  return ceilings.find((ceiling) => ceiling.id === id);
}

function findingOf({ findings }: ConversionReport, check: string): Finding | undefined {
  return findings.find((finding) => finding.check === check);
}
