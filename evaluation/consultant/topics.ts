import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each problem that a reader wrote is about: ids of diagnoses, or names of what we don't diagnose. */
export interface Topics {
  /** By page, then reader; each reader's problems worst first, with one or two topics each. */
  pages: Map<string, Map<string, string[][]>>;
}

const FILE = join(import.meta.dirname, 'topics.tsv');

/** The topics of every problem in the labels; see `topics.md` for their definitions. */
export function readTopics(): Topics {
  const pages: Topics['pages'] = new Map();
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const [id = '', topics = ''] = line.split('\t');
    const [page = '', reader = '', rank = ''] = id.split('.');
    const readers = pages.get(page) ?? new Map<string, string[][]>();
    pages.set(page, readers);
    const problems = readers.get(reader) ?? [];
    readers.set(reader, problems);
    problems[Number(rank) - 1] = topics.split(',');
  }
  return { pages };
}
