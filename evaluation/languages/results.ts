import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFigures } from './measures.ts';

const FILE = join(import.meta.dirname, 'results.json');

interface LanguageResults {
  date: string;
  rubric: string;
  figures: LanguageFigures[];
  /** Why held-out pages were opened again at the same rubric. */
  again?: string;
}

/** The last figures of the dev pages, and those of each opening of the held-out pages, oldest first. */
export interface StoredLanguageResults {
  dev: LanguageResults | null;
  openings: LanguageResults[];
}

export function readLanguageResults(): StoredLanguageResults {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { dev: null, openings: [] };
}

export function writeLanguageResults(results: StoredLanguageResults): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
