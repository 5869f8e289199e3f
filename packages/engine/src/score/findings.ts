import { labelOf } from '@liftmark/contract/check-labels';
import type { ConversionReport, Finding, OutcomeKind } from '@liftmark/contract/report';
import type { Outcome } from '../checks/check.ts';
import { lowerFirst } from '../checks/shared/phrasing.ts';
import { readIds } from '../evidence/sources.ts';
import type { ScoredCheck } from './score.ts';
import { FAILS, PASSES } from './thresholds.ts';

/** The finding of every check, in the order of the rubric; of a page that was not laid out nothing is said of its layout. */
export function findingsOf(
  checks: readonly ScoredCheck[],
  mode: ConversionReport['mode'] = 'rendered',
): Finding[] {
  return checks.map(({ check, outcome, weight, points }) => {
    const kind = kindOf(outcome);
    const titles = (mode === 'static' ? check.titleFromHtml : undefined) ?? check.title;
    const measured = outcome.kind === 'measured' ? outcome : null;
    return {
      check: check.id,
      category: check.category,
      title: measured ? (kind === 'pass' ? titles.passes : titles.fails) : labelOf(check.id),
      outcome: kind,
      score: measured ? measured.score : null,
      weight,
      points,
      observed: outcome.kind === 'measured' ? outcome.observed : outcome.reason,
      evidence: measured ? measured.evidence : [],
      searched: (measured?.searched ?? []).map(asPart),
      sources: readIds(check.evidence),
    };
  });
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
