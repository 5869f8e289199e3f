import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import type { Picture } from '@liftmark/engine/model/language-model';
import { readTopics } from '../consultant/topics.ts';
import { type Corpus, type CorpusPage, readCorpus } from '../corpus/corpus.ts';

/** A page to evaluate on, with what readers wrote of it before any report existed. */
export interface EvaluatedPage {
  id: string;
  snapshot: PageSnapshot;
  screenshots: { desktop: Picture | null; mobile: Picture | null };
  readers: ReaderProblems[];
}

export interface ReaderProblems {
  reader: string;
  /** Worst first. */
  problems: { text: string; topics: string[] }[];
}

const SEED = 20_261_128;

/**
 * Pages of a split that are captured in the folder and were read, one of each page type in turn: the same pages for the
 * same captures, and more of them when more are asked for.
 */
export function drawPages(
  folder: string,
  split: CorpusPage['split'],
  most: number,
  corpus: Corpus = readCorpus(),
): string[] {
  const lots = new Map<string, string[]>();
  for (const { id, split: own } of corpus.pages) {
    const type = typeOf(corpus, id);
    if (own !== split || type === null || !existsSync(fileOf(folder, id))) continue;
    lots.set(type, [...(lots.get(type) ?? []), id]);
  }
  const order = [...lots]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, ids]) => shuffled(ids, SEED));
  const longest = Math.max(0, ...order.map((ids) => ids.length));
  return Array.from({ length: longest }, (_, at) => order.flatMap((ids) => ids[at] ?? []))
    .flat()
    .slice(0, most);
}

/** As the first reader has it; null where no one read the page. */
function typeOf({ readers }: Corpus, id: string): string | null {
  for (const labels of readers.values()) {
    const type = labels.get(id)?.type;
    if (type !== undefined) return [type].flat()[0] ?? null;
  }
  return null;
}

export function readPage(folder: string, id: string): EvaluatedPage {
  const picture = (name: string): Picture | null => {
    const file = join(folder, 'pages', id, name);
    return existsSync(file) ? { mimeType: 'image/jpeg', bytes: readFileSync(file) } : null;
  };
  return {
    id,
    snapshot: JSON.parse(gunzipSync(readFileSync(fileOf(folder, id))).toString('utf8')),
    screenshots: { desktop: picture('desktop.jpg'), mobile: picture('mobile.jpg') },
    readers: readersOf(id),
  };
}

function readersOf(id: string): ReaderProblems[] {
  const topics = readTopics().pages.get(id);
  return [...readCorpus().readers].flatMap(([reader, labels]) => {
    const problems = labels.get(id)?.problems ?? [];
    const about = topics?.get(reader) ?? [];
    return problems.length === 0
      ? []
      : [{ reader, problems: problems.map(({ text }, at) => ({ text, topics: about[at] ?? [] })) }];
  });
}

const fileOf = (folder: string, id: string) => join(folder, 'pages', id, 'snapshot.json.gz');

/** The same order for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  let state = seed >>> 0;
  for (let at = result.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [result[at], result[other]] = [result[other] as Item, result[at] as Item];
  }
  return result;
}
