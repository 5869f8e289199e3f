import type { Level } from '@liftmark/contract/swot';
import { PriorityBadge } from './badge.tsx';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

const BARS: Record<Level, 1 | 2 | 4> = { high: 4, medium: 2, low: 1 };

/**
 * How much something matters, in three steps.
 * @param of what is high, medium or low: "impact"
 */
export const LevelBadge = worded(function LevelBadge({ level, of }: Parameters<typeof text.level>[0]) {
  return <PriorityBadge level={BARS[level]}>{text.level({ level, of })}</PriorityBadge>;
});
