import type { PageType } from '@liftmark/contract/page-types';
import type { Standing } from '@liftmark/contract/report';
import model from '../../data/models/standing.json' with { type: 'json' };

/** Fewer pages of a type say nothing; then all pages are compared with. */
const ENOUGH_PAGES = 30;
/** Points of the score that one count of the distribution spans. */
const STEP = 5;

interface Measured {
  /** Year and month. */
  measured: string;
  /** How many pages score 0 to 4, 5 to 9 … 95 to 100. */
  all: readonly number[];
  types: Partial<Record<PageType, readonly number[]>>;
}

/** Where a score of 0 to 100 stands among the pages of its type that were measured; null where none were. */
export function standingOf(
  percent: number | null,
  type: PageType,
  { measured, all, types }: Measured = model,
): Standing | null {
  if (percent === null) return null;
  const own = types[type] ?? [];
  const isEnough = total(own) >= ENOUGH_PAGES;
  const distribution = [...(isEnough ? own : all)];
  const pages = total(distribution);
  if (pages === 0) return null;
  const step = Math.min(distribution.length - 1, Math.floor(percent / STEP));
  const below = total(distribution.slice(0, step));
  // Within its step a score lies above as many pages as if they were spread evenly.
  const beside = ((percent - step * STEP) / STEP) * (distribution[step] ?? 0);
  return {
    pageType: isEnough ? type : null,
    higherThan: Math.min(100, Math.round((100 * (below + beside)) / pages)),
    pages,
    measured,
    distribution,
  };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
