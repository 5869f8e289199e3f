import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdicts } from './measure.ts';
import type { RecordFigures } from './records.ts';

export const RESULTS_FILE = join(import.meta.dirname, 'results.json');

/** Visits a day, conversion rate and rises, in percent, of the power curves. */
export const TRAFFIC = [50, 200, 500, 1_000, 3_000, 10_000];
export const TRAFFIC_RATE = 0.03;
export const LIFTS = [5, 10, 20, 30, 50];

export interface Results {
  /** Unchanged pages: every clear change is a false alarm. */
  usual: Verdicts & { name: string };
  stresses: (Verdicts & { name: string })[];
  power: { visits: number; lifts: Verdicts[] }[];
  /** Track records of simulated installations, where advice does something and where none does. */
  records: { name: string; figures: RecordFigures[] }[];
  unchanged: { name: string; figures: RecordFigures[] }[];
}

export function readEffectsResults(): Results {
  return JSON.parse(readFileSync(RESULTS_FILE, 'utf8'));
}
