import type { ScoreBand } from '@liftmark/contract/grade';

/** Color is never the only signal: every band has its word. */
export const BAND_WORDS: Record<ScoreBand, string> = {
  90: 'Excellent',
  80: 'Strong',
  70: 'Good',
  60: 'Fair',
  0: 'Weak',
};
