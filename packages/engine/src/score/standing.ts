import type { PageType } from '@liftmark/contract/page-types';
import type { Standing } from '@liftmark/contract/report';
import { shareBelow } from '@liftmark/contract/score-words';
import model from '../../data/models/standing.json' with { type: 'json' };

/** Fewer pages of a type say nothing; then all pages are compared with. */
const ENOUGH_PAGES = 30;

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
  return {
    pageType: isEnough ? type : null,
    higherThan: shareBelow(distribution, percent),
    pages,
    measured,
    distribution,
  };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
