import { PLATFORMS } from '../../facts/proof/platforms.ts';
import type { Content } from '../../facts/types/content.ts';
import type { RatingSummary } from '../../facts/types/proof.ts';

export type Conflict = Omit<Content['conflicts'][number], 'kind'> & {
  kind: 'age' | 'rating' | 'returns' | 'guarantee' | 'shipping' | 'trial';
};

/** By so much may two averages and two counts of one source differ: one is rounded, the other a week older. */
const SAME_RATING = { average: 0.1, count: 1.25 };

/** Two averages of one platform, of all its reviews: a list of products has more of them, each with its own. */
export function ratingConflicts(summaries: readonly RatingSummary[]): Conflict[] {
  const counted = summaries.filter(({ average, count, item }) => average !== null && count !== null && !item);
  const named = counted.filter(({ evidence }) => platformIn(evidence.text) !== undefined);
  const [first, second, third] = new Map(
    named.toReversed().map((one) => [`${one.average} ${one.count}`, one]),
  ).values();
  if (!first || !second || third || platformIn(first.evidence.text) !== platformIn(second.evidence.text)) {
    return [];
  }
  const apart = Math.abs((first.average ?? 0) - (second.average ?? 0)) > SAME_RATING.average;
  const counts = [first.count ?? 0, second.count ?? 0];
  if (!apart || Math.max(...counts) <= SAME_RATING.count * Math.min(...counts)) return [];
  const [upper, lower] = [second.evidence, first.evidence];
  return [{ kind: 'rating', first: upper.text, second: lower.text, years: null, evidence: [upper, lower] }];
}

function platformIn(line: string): string | undefined {
  return PLATFORMS.exec(line)?.[0].toLowerCase();
}
