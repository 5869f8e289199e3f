import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdviceResults } from './advice.ts';
import type { ConsultantMeasure } from './measures.ts';

/** What one run measured. */
export interface ConsultantResults {
  date: string;
  rubric: string;
  pages: number;
  measures: ConsultantMeasure[];
  /** Why held-out pages were opened again at the same rubric. */
  again?: string;
  /** What readers say of what was recommended; of the dev pages only. */
  advice?: AdviceResults;
}

const DEV = join(import.meta.dirname, 'dev.json');
const HELD_OUT = join(import.meta.dirname, 'held-out.jsonl');

/** The latest results on the dev pages, and on the held-out pages; null where there are none yet. */
export function readConsultantResults(): {
  dev: ConsultantResults | null;
  heldOut: ConsultantResults | null;
} {
  return {
    dev: existsSync(DEV) ? JSON.parse(readFileSync(DEV, 'utf8')) : null,
    heldOut: readHeldOut().at(-1) ?? null,
  };
}

/** Each opening of the held-out pages, oldest first. */
export function readHeldOut(): ConsultantResults[] {
  if (!existsSync(HELD_OUT)) return [];
  const lines = readFileSync(HELD_OUT, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line): ConsultantResults => JSON.parse(line));
}

export function storeDev(results: ConsultantResults): void {
  writeFileSync(DEV, `${JSON.stringify(results, null, 2)}\n`);
}

/** Each opening of the held-out pages is appended and never edited. */
export function appendHeldOut(results: ConsultantResults): void {
  appendFileSync(HELD_OUT, `${JSON.stringify(results)}\n`);
}
