import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FactName, FactValue } from './facts.ts';

/** A public page, drawn by lot. The page itself is never in the repository. */
export interface CorpusPage {
  id: string;
  repository: string;
  commit: string;
  path: string;
  language: string;
  kind: string;
  split: 'dev' | 'heldout';
}

/** What one reader read from one page before any report existed. */
export interface FactLabel {
  page: string;
  type: string | string[];
  /** Each the first reading, or a list of readings that the reader accepts; null where it’s unclear. */
  facts: Partial<Record<FactName, FactValue | FactValue[]>>;
}

/** The same with what the reader thinks of the page. */
export interface Label extends FactLabel {
  /** 0 (broken or useless) to 100; 50 is an ordinary small firm's page. */
  rating: number;
  /** The same, of the screenshots alone. */
  impression?: number;
  /** Worst first. */
  problems: { text: string; about: string }[];
  goal?: string;
}

/** What the engine made of one page. */
export interface PageFeatures {
  percent: number | null;
  scores: Record<string, number | null>;
  outcomes: Record<string, number | 'notApplicable' | 'notMeasured'>;
  ceilings: string[];
  type: string;
  facts: Partial<Record<FactName, FactValue>>;
}

export interface Features {
  rubricVersion: string;
  pages: Record<string, PageFeatures>;
}

export interface Corpus {
  pages: CorpusPage[];
  /** By the reader's persona. */
  readers: Map<string, Map<string, Label>>;
  features: Features | null;
}

const MANIFESTS = {
  corpus: join(import.meta.dirname, 'manifest.json'),
  languages: join(import.meta.dirname, '../languages/manifest.json'),
};
const FEATURES = join(import.meta.dirname, 'features/reports.json.gz');

/** @throws where there is no manifest of that name */
export function readManifest(name: string): CorpusPage[] {
  if (!Object.hasOwn(MANIFESTS, name)) throw new Error(`No manifest is called ${name}.`);
  const file = MANIFESTS[name as keyof typeof MANIFESTS];
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export function readCorpus(): Corpus {
  const files = globSync('labels/*.jsonl', { cwd: import.meta.dirname }).sort();
  return {
    pages: readManifest('corpus'),
    readers: new Map(
      files.map((file) => [
        basename(file, '.jsonl'),
        labelsIn(readFileSync(join(import.meta.dirname, file), 'utf8'), file),
      ]),
    ),
    features: existsSync(FEATURES) ? JSON.parse(gunzipSync(readFileSync(FEATURES)).toString('utf8')) : null,
  };
}

/** @throws naming the line that can't be read, or says what no label can */
export function labelsIn(lines: string, file: string): Map<string, Label> {
  const labels = factLabelsIn<Label>(lines, file);
  for (const { page, rating } of labels.values()) {
    if (!(rating >= 0 && rating <= 100)) throw new Error(`${file}: ${page} is rated ${rating}`);
  }
  return labels;
}

/** @throws naming the line that can't be read */
export function factLabelsIn<Kind extends FactLabel>(lines: string, file: string): Map<string, Kind> {
  const labels = new Map<string, Kind>();
  for (const [at, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    const label = JSON.parse(line) as Kind;
    if (typeof label.page !== 'string') throw new Error(`${file}, line ${at + 1}: no page`);
    if (labels.has(label.page)) throw new Error(`${file}, line ${at + 1}: ${label.page} was labeled before`);
    labels.set(label.page, label);
  }
  return labels;
}

export function writeFeatures(features: Features): void {
  mkdirSync(dirname(FEATURES), { recursive: true });
  writeFileSync(FEATURES, gzipSync(JSON.stringify(features), { level: 9 }));
}
