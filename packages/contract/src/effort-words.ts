import { labeled } from './labels/in-languages.ts';
import type { Effort } from './report.ts';

/** How long a change takes, the same on every surface. */
export const EFFORT_WORDS: Record<Effort, string> = labeled(({ efforts }) => efforts, {
  '15 min': 'about 15 minutes',
  hours: 'a few hours',
  days: 'a few days',
});
