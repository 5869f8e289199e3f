import { bandFor } from '@liftmark/contract/grade';
import type { ConversionReport } from '@liftmark/contract/report';
import { text } from './labels.text.ts';

export const { bands: BAND_WORDS, types: TYPE_LABELS, outcomes: OUTCOME_LABELS } = text;

/** The band of a score; for a page of which only the HTML was read, it says so. */
export function bandWords(percent: number, mode: ConversionReport['mode']): string {
  const band = BAND_WORDS[bandFor(percent)];
  return mode === 'static' ? text.bandOfHtml({ band }) : band;
}
