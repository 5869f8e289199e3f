import type { ScoreBand } from '@liftmark/contract/grade';
import type { OutcomeKind, RecommendationType } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './labels.text.de.ts';
import { text as es } from './labels.text.es.ts';
import { text as fr } from './labels.text.fr.ts';

/** Labels that every kind of report shares. */
const english = {
  bands: { 90: 'Excellent', 80: 'Strong', 70: 'Good', 60: 'Fair', 0: 'Weak' } satisfies Record<
    ScoreBand,
    string
  >,
  bandOfHtml: ({ band }: { band: string }) => `${band}, HTML only`,
  types: {
    critical: 'CRITICAL',
    improve: 'HIGH',
    optimize: 'MEDIUM',
    other: 'QUICK WIN',
  } satisfies Record<RecommendationType, string>,
  outcomes: {
    pass: 'Passed',
    partial: 'Partly passed',
    fail: 'Failed',
    notApplicable: 'Doesn’t apply',
    notMeasured: 'Not measured',
  } satisfies Record<OutcomeKind, string>,
  /** Of a check that doesn’t apply only because the page lacks what it should have. */
  forfeited: 'Counts as failed',
  /** Of a check that couldn’t be measured and counts by its likeliest outcome. */
  countedInPart: 'Not measured, counts in part',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
