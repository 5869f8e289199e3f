import type { ConversionReport } from '@liftmark/contract/report';

/** The score of a page that does not pass, in words; null where it passes. Of a range the lower end counts. */
export function scoreBelow({ percent, range }: ConversionReport['overall'], minScore: number): string | null {
  // A page without a score passes no gate.
  if (percent === null) return 'no score';
  if (!range) return percent < minScore ? `${percent}` : null;
  const { low, high } = range;
  return low < minScore ? `${low}, the lower end of its range of ${low} to ${high}` : null;
}
