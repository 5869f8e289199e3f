import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import { type ScoredPage, scorePage } from '@liftmark/engine/pipeline/score-page';
import { type CorpusPage, readCorpus } from '../corpus/corpus.ts';

/** Every captured page of a split, judged by the code of now. */
export function* scoredPages(
  folder: string,
  split: CorpusPage['split'],
): Generator<{ id: string; scored: ScoredPage }> {
  for (const page of readCorpus().pages) {
    const file = join(folder, 'pages', page.id, 'snapshot.json.gz');
    if (page.split !== split || !existsSync(file)) continue;
    const snapshot: PageSnapshot = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
    yield { id: page.id, scored: scorePage(snapshot, {}) };
  }
}
