import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import { observe, pageTypeFeatures } from '@liftmark/engine/facts/observe';
import type { PageFacts } from '@liftmark/engine/facts/types/page-facts';
import { readCorpus } from '../corpus/corpus.ts';
import { mean } from '../statistics.ts';
import type { TypedPage } from './page-type.ts';

export interface TrainingPage {
  id: string;
  facts: PageFacts;
  /** Mean of the readers, 0 to 100. */
  rating: number;
  impression: number;
}

/** The captured pages that readers rated and nobody keeps apart. */
export function trainingPages(folder: string): TrainingPage[] {
  return [...readPages(folder)].map(({ id, snapshot, labels }) => ({
    id,
    facts: observe(snapshot),
    rating: mean(labels.map(({ rating }) => rating)),
    impression: mean(labels.map(({ rating, impression }) => impression ?? rating)),
  }));
}

/** The same pages with what their types are judged by. */
export function typedPages(folder: string): TypedPage[] {
  return [...readPages(folder)].map(({ id, site, snapshot, labels }) => ({
    id,
    site,
    labels: labels.map(({ type }) => [type].flat()),
    features: pageTypeFeatures(snapshot),
  }));
}

function* readPages(folder: string) {
  const { pages, readers } = readCorpus();
  for (const { id, split, repository: site } of pages) {
    const file = join(folder, 'pages', id, 'snapshot.json.gz');
    const labels = [...readers.values()].flatMap((reader) => reader.get(id) ?? []);
    if (split !== 'dev' || labels.length === 0 || !existsSync(file)) continue;
    const snapshot: PageSnapshot = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
    yield { id, site, snapshot, labels };
  }
}

/** What a model was fitted to: the pages by a hash, how many, and when. */
export function originOf(pages: readonly TrainingPage[]): { on: string; pages: number; corpus: string } {
  const content = pages.map(({ id, rating, impression }) => [id, rating, impression]);
  const corpus = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { on: new Date().toISOString().slice(0, 10), pages: pages.length, corpus };
}

/** The same five parts at every run. */
export function foldOf({ id }: TrainingPage): number {
  return createHash('sha256').update(id).digest().readUInt8(0) % 5;
}
