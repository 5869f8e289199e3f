import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RecommendedPage } from './measures.ts';

/** What the reports recommend, in their order, by page. */
export type Recommended = Record<string, RecommendedPage['recommended']>;

const FILE = join(import.meta.dirname, '../corpus/features/recommendations.json.gz');

/** The stored recommendations of the dev pages; none where none are stored yet. */
export function readRecommended(): Recommended {
  if (!existsSync(FILE)) return {};
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8'));
}

export function recommendedOn(pages: readonly RecommendedPage[]): Recommended {
  return Object.fromEntries(pages.map(({ id, recommended }) => [id, recommended]));
}

export function writeRecommended(recommended: Recommended): void {
  writeFileSync(FILE, gzipSync(JSON.stringify(recommended), { level: 9 }));
}
