import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Estimate } from './statistics.ts';

const OPENINGS_FILE = join(import.meta.dirname, 'corpus/held-out.jsonl');

/** What one opening of the held-out pages measured. */
export interface Opening {
  /** From 1. */
  number: number;
  date: string;
  rubric: string;
  /** By the name of the measure; null where it couldn't be measured. */
  figures: Record<string, Estimate | null>;
  /** Why they were opened again at the same rubric. */
  again?: string;
}

/** Oldest first. */
export function readOpenings(file = OPENINGS_FILE): Opening[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line): Opening => JSON.parse(line));
}

/** Each opening is appended and never edited. */
export function appendOpening(opening: Omit<Opening, 'number'>, file = OPENINGS_FILE): void {
  appendFileSync(
    file,
    `${JSON.stringify({ number: readOpenings(file).length + 1, ...opening } satisfies Opening)}\n`,
  );
}

/**
 * The held-out pages are opened once for each rubric, because figures that can be looked at again and again are soon tuned to.
 * @param again why they are opened once more
 * @returns the reason, to be kept with the figures; nothing where this is the first time
 * @throws if they were opened at this rubric already, and no reason is given
 */
export function reasonToOpen(
  openings: readonly { date: string; rubric: string }[],
  rubric: string,
  again = '',
): { again?: string } {
  const last = openings.findLast((one) => one.rubric === rubric);
  if (last === undefined) return {};
  if (again.trim() !== '') return { again: again.trim() };
  throw new Error(
    `The held-out pages were opened at rubric ${rubric} on ${last.date}. To open them again, say why: --again "…".`,
  );
}
