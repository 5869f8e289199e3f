import { bandFor, type ScoreBand } from '@liftmark/contract/grade';
import type { ConversionReport, Effort, OutcomeKind, RecommendationType } from '@liftmark/contract/report';

export const BAND_WORDS: Record<ScoreBand, string> = {
  90: 'Excellent',
  80: 'Strong',
  70: 'Good',
  60: 'Fair',
  0: 'Weak',
};

export const TYPE_LABELS: Record<RecommendationType, string> = {
  critical: 'CRITICAL',
  improve: 'HIGH',
  optimize: 'MEDIUM',
  other: 'QUICK WIN',
};

export const EFFORT_LABELS: Record<Effort, string> = {
  '15 min': 'about 15 minutes',
  hours: 'a few hours',
  days: 'a few days',
};

export const OUTCOME_LABELS: Record<OutcomeKind, string> = {
  pass: 'Passed',
  partial: 'In part',
  fail: 'Failed',
  notApplicable: 'Does not apply',
  notMeasured: 'Not measured',
};

/** What the score is called; of a page of which only the HTML was read it says so. */
export function bandWords(percent: number, mode: ConversionReport['mode']): string {
  const word = BAND_WORDS[bandFor(percent)];
  return mode === 'static' ? `${word}, HTML only` : word;
}
