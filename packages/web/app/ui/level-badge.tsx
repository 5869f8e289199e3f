import type { Level } from '@liftmark/contract/swot';
import { PriorityBadge } from './badge.tsx';

const BARS: Record<Level, 1 | 2 | 4> = { high: 4, medium: 2, low: 1 };
const WORDS: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

/**
 * How much something matters, in three steps.
 * @param of what is high, medium or low: "impact"
 */
export function LevelBadge({ level, of }: { level: Level; of: string }) {
  return (
    <PriorityBadge level={BARS[level]}>
      {WORDS[level]} {of}
    </PriorityBadge>
  );
}
