import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import type { PageFacts } from '@liftmark/engine/observe/facts';
import { observe } from '@liftmark/engine/observe/observe';
import { readCorpus } from '../corpus/corpus.ts';
import { mean } from '../statistics.ts';

export interface TrainingPage {
  id: string;
  facts: PageFacts;
  /** Mean of the readers, 0 to 100. */
  rating: number;
  impression: number;
}

/** The captured pages that readers rated and nobody keeps apart. */
export function trainingPages(folder: string): TrainingPage[] {
  const { pages, readers } = readCorpus();
  return pages.flatMap(({ id, split }) => {
    const file = join(folder, 'pages', id, 'snapshot.json.gz');
    const labels = [...readers.values()].flatMap((reader) => reader.get(id) ?? []);
    if (split !== 'dev' || labels.length === 0 || !existsSync(file)) return [];
    const snapshot: PageSnapshot = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
    return [
      {
        id,
        facts: observe(snapshot),
        rating: mean(labels.map(({ rating }) => rating)),
        impression: mean(labels.map(({ rating, impression }) => impression ?? rating)),
      },
    ];
  });
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
