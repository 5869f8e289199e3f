import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageResult } from './evaluate-page.ts';

/** What is measured so far with one model and one rubric. */
export interface ModelResults {
  model: string;
  rubric: string;
  pages: Record<string, PageResult>;
}

/** What the file has of the same model and rubric; anything else is measured again. */
export function readResults(file: string, { model, rubric }: Omit<ModelResults, 'pages'>): ModelResults {
  const fresh = { model, rubric, pages: {} };
  if (!existsSync(file)) return fresh;
  const kept: ModelResults = JSON.parse(readFileSync(file, 'utf8'));
  return kept.model === model && kept.rubric === rubric ? kept : fresh;
}

/** Replaces the file at once, so that a run that is stopped leaves the results before. */
export function writeResults(file: string, results: ModelResults): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(results, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}
