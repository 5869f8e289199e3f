import type { ConversionReport } from '@liftmark/contract/report';
import { text } from './text.ts';

/** The score of a page that doesn't pass the gate, in words; null if it passes. The lower end of a range counts. */
export function scoreBelow({ percent, range }: ConversionReport['overall'], minScore: number): string | null {
  // A page without a score never passes.
  if (percent === null) return text.noScore;
  if (!range) return percent < minScore ? `${percent}` : null;
  const { low, high } = range;
  return low < minScore ? text.lowerEnd({ low, high }) : null;
}
