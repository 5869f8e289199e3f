import { labeled } from './labels/in-languages.ts';
import type { ConversionReport } from './report.ts';
import type { Level } from './swot.ts';

export const LEVEL_WORDS: Record<Level, string> = labeled(({ levels }) => levels, {
  high: 'high',
  medium: 'medium',
  low: 'low',
});

type Priority = ConversionReport['actionPlan'][number]['priority'];

/** The order of work in an action plan. */
export const PRIORITY_WORDS: Record<Priority, string> = labeled(({ priorities }) => priorities, {
  Critical: 'Critical',
  High: 'High',
  Medium: 'Medium',
  Low: 'Low',
});
