import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiagnosisTrial } from './diagnosis-trial.ts';
import type { Mended, Trial } from './trial.ts';

const FILE = join(import.meta.dirname, 'results.json');

export interface Counts {
  /** Trials in which the check could be measured. */
  tried: number;
  seen: number;
  /** Trials in which the check wasn't measured. */
  notMeasured: number;
  /** Seen trials in which the score of the check's category fell too. */
  categoryFell: number;
  /** Unrelated checks whose score moved, of all unrelated checks. */
  collateral: number;
  unrelated: number;
}

/** The defect benchmark as it was last run in full. */
export interface Results {
  date: string;
  rubric: string;
  /** How many pages there are, and on how many a defect is tried at most. */
  pages: number;
  each: number;
  defects: (Counts & { defect: string; check: string })[];
  missed: { defect: string; page: string; check: string; before: string; after: string }[];
  collateral: { defect: string; page: string; check: string; before: string; after: string }[];
  repairs: { repair: string; check: string; before: string; after: string; gone: boolean }[];
  /** Absent until the benchmark is run in full again. */
  diagnoses?: DiagnosisTrial[];
}

type Run = Pick<Results, 'date' | 'rubric' | 'pages' | 'each'>;

export function resultsOf(
  run: Run,
  trials: readonly Trial[],
  mended: readonly Mended[],
  named: readonly DiagnosisTrial[],
): Results {
  return {
    ...run,
    defects: [...Map.groupBy(trials, ({ defect }) => defect)].map(([defect, own]) => ({
      defect,
      check: own[0]?.check.check ?? '',
      ...countsOf(own),
    })),
    missed: trials
      .filter(({ seen }) => seen === false)
      .map(({ defect, page, check }) => ({ defect, page, ...check })),
    collateral: trials.flatMap(({ defect, page, collateral }) =>
      collateral.map((turn) => ({ defect, page, ...turn })),
    ),
    repairs: mended.map(({ repair, check, gone }) => ({ repair, ...check, gone })),
    diagnoses: [...named],
  };
}

export function countsOf(trials: readonly Trial[]): Counts {
  const measured = trials.filter((trial) => trial.seen !== null);
  const seen = measured.filter((trial) => trial.seen);
  return {
    tried: measured.length,
    seen: seen.length,
    notMeasured: trials.length - measured.length,
    categoryFell: seen.filter(({ categoryFell }) => categoryFell).length,
    collateral: trials.reduce((sum, { collateral }) => sum + collateral.length, 0),
    unrelated: trials.reduce((sum, { unrelated }) => sum + unrelated, 0),
  };
}

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** One defect, miss or repair a line. */
export function writeResults(results: Results): void {
  const lines = Object.entries(results).map(([key, value]) => {
    if (!Array.isArray(value) || value.length === 0) return `  "${key}": ${JSON.stringify(value)}`;
    return `  "${key}": [\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
