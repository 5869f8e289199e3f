import type { ScoreBand } from '@liftmark/contract/grade';
import { text } from './report.text.ts';

/** Color is never the only signal: every band has its word. */
export const BAND_WORDS: Record<ScoreBand, string> = text.bands;
