import { bandFor } from '@liftmark/contract/grade';
import type { ConversionReport, Finding, OutcomeKind } from '@liftmark/contract/report';
import { text } from './labels.text.ts';

export const { bands: BAND_WORDS, types: TYPE_LABELS, outcomes: OUTCOME_LABELS } = text;

/** How a check counts: one that doesn't apply and still costs points counts as failed. */
export function countedAs({ outcome, points }: Pick<Finding, 'outcome' | 'points'>): OutcomeKind {
  return outcome === 'notApplicable' && points > 0 ? 'fail' : outcome;
}

/** The outcome of a check in words that agree with what it costs. */
export function outcomeLabel({ outcome, points }: Pick<Finding, 'outcome' | 'points'>): string {
  if (points > 0 && outcome === 'notApplicable') return text.forfeited;
  return points > 0 && outcome === 'notMeasured' ? text.countedInPart : OUTCOME_LABELS[outcome];
}

/** The band of a score; for a page of which only the HTML was read, it says so. */
export function bandWords(percent: number, mode: ConversionReport['mode']): string {
  const band = BAND_WORDS[bandFor(percent)];
  return mode === 'static' ? text.bandOfHtml({ band }) : band;
}
