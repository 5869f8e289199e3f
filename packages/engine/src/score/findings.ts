import { labelOf } from '@liftmark/contract/check-labels';
import type { ConversionReport, Finding, OutcomeKind } from '@liftmark/contract/report';
import type { Check, Outcome } from '../checks/check.ts';
import { endedOnce, lowerFirst } from '../checks/shared/phrasing.ts';
import { readIds } from '../evidence/sources.ts';
import { text } from './findings.text.ts';
import type { ScoredCheck } from './score.ts';
import { FAILS, FULL, PASSES } from './thresholds.ts';

/** The finding of every check, in the order of the rubric; of a page that was not laid out nothing is said of its layout. */
export function findingsOf(
  checks: readonly ScoredCheck[],
  mode: ConversionReport['mode'] = 'rendered',
): Finding[] {
  return checks.map(({ check, outcome, weight, points }) => {
    const kind = kindOf(outcome);
    const measured = outcome.kind === 'measured' ? outcome : null;
    return {
      check: check.id,
      category: check.category,
      title: measured ? titleOf(check, measured.score, mode) : labelOf(check.id),
      outcome: kind,
      score: measured ? measured.score : null,
      weight,
      points,
      observed: observedOf(outcome, points),
      evidence: measured ? measured.evidence : [],
      searched: (measured?.searched ?? []).map(asPart),
      sources: readIds(check.evidence),
    };
  });
}

/** The title of a measured check; one that passes short of its limit says so. */
function titleOf(check: Check, score: number, mode: ConversionReport['mode']): string {
  const { passes, fails } = (mode === 'static' ? check.titleFromHtml : undefined) ?? check.title;
  if (score < PASSES) return fails;
  return score < FULL && !check.isRated ? text.nearly({ title: passes }) : passes;
}

/** What was seen, or why nothing was judged; what still costs points there is forfeited. */
function observedOf(outcome: Outcome, points: number): string {
  if (outcome.kind === 'measured') return endedOnce(outcome.observed);
  return outcome.kind === 'notApplicable' && points > 0
    ? `${outcome.reason} ${text.forfeited}`
    : outcome.reason;
}

/** A place that was looked at as a part of a sentence: no capital, no full stop. */
function asPart(place: string): string {
  return lowerFirst(place.replace(/\.$/, ''));
}

export function kindOf(outcome: Outcome): OutcomeKind {
  if (outcome.kind !== 'measured') return outcome.kind;
  if (outcome.score >= PASSES) return 'pass';
  return outcome.score < FAILS ? 'fail' : 'partial';
}
