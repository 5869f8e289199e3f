import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Corpus, CorpusPage, Label } from '../corpus/corpus.ts';
import { drawPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (id: string, split: CorpusPage['split']): CorpusPage => ({
  ...{ id, split, repository: 'a/b', commit: 'c', path: 'index.html', language: 'en', kind: 'start' },
});
const label = (id: string, type: string): Label => ({ page: id, rating: 50, problems: [], type, facts: {} });
const types = { p1: 'saas', p2: 'saas', p3: 'saas', p4: 'service', p5: 'service', p6: 'event', p7: 'event' };
const corpus: Corpus = {
  pages: [...Object.keys(types).map((id) => page(id, id === 'p7' ? 'heldout' : 'dev')), page('p8', 'dev')],
  readers: new Map([['designer', new Map(Object.entries(types).map(([id, type]) => [id, label(id, type)]))]]),
  features: null,
};
for (const id of ['p1', 'p2', 'p3', 'p4', 'p6', 'p7', 'p8']) {
  mkdirSync(join(folder, 'pages', id), { recursive: true });
  writeFileSync(join(folder, 'pages', id, 'snapshot.json.gz'), '');
}

test('draws captured pages that were read, one of each type in turn, and never of the other split', () => {
  const drawn = drawPages(folder, 'dev', 9, corpus);
  // p5 isn't captured, p7 is held out, p8 was read by no one.
  expect(drawn.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4', 'p6']);
  expect(new Set(drawn.slice(0, 3).map((id) => types[id as keyof typeof types]))).toEqual(
    new Set(['saas', 'service', 'event']),
  );
  expect(drawPages(folder, 'dev', 2, corpus)).toEqual(drawn.slice(0, 2));
  expect(drawPages(folder, 'heldout', 9, corpus)).toEqual(['p7']);
});
