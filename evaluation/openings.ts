import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Estimate } from './statistics.ts';

export const OPENINGS_FILE = join(import.meta.dirname, 'corpus/held-out.jsonl');

/** What one opening of the held-out pages measured. */
export interface Opening {
  /** From 1. */
  number: number;
  date: string;
  rubric: string;
  /** By the name of the measure; null where it couldn't be measured. */
  figures: Record<string, Estimate | null>;
}

/** Oldest first. */
export function readOpenings(): Opening[] {
  const lines = readFileSync(OPENINGS_FILE, 'utf8').trim().split('\n');
  return lines.map((line): Opening => JSON.parse(line));
}
