import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Estimate } from '../statistics.ts';

const FILE = join(import.meta.dirname, 'results.json');

/** Something that the score has to show of ordered pairs. */
export interface Goal {
  name: string;
  goal: number;
  /** Share of those that count, 0 to 1; null where there are none. */
  share: Estimate | null;
}

/** All captured pairs as they were last judged. */
export interface OrderingResults {
  date: string;
  rubric: string;
  kinds: number;
  pages: number;
  /** On how many pages a kind was tried: the fewest, the middle one and the most. */
  pagesPerKind: { fewest: number; median: number; most: number };
  goals: Goal[];
}

/** Null before anything was recorded. */
export function readOrderingResults(): OrderingResults | null {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;
}

export function writeOrderingResults(results: OrderingResults): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
