import type { ConversionReport, Evidence, Finding, Recommendation } from '@liftmark/contract/report';
import type { Verdict } from '@liftmark/contract/report-changes';
import { explainChange, measureAlike, type ScoreChange } from '../score/explain-change.ts';

/** What became of an earlier recommendation, by its own checks on the current page. */
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
  /** Checks that score lower than before and weren't part of an earlier recommendation. */
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
    worse: (start?.findings ?? []).flatMap((finding) => {
      const now = findingOf(after, finding.check);
      return now && !advised.has(finding.check) && hasWorsened(finding, now)
        ? [{ before: finding, after: now }]
        : [];
    }),
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
  return {
    recommendation,
    verdict: verdictOf(pairs),
    before: recommendation.observed,
    after: [...new Set(pairs.map(({ now }) => now.observed))].join(' '),
  };
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

function findingOf({ findings }: ConversionReport, check: string): Finding | undefined {
  return findings.find((finding) => finding.check === check);
}
