import { readFileSync } from 'node:fs';
import type { eld } from 'eld/small';

type Detector = Pick<typeof eld, 'detect'>;

/** For each letter group, what it adds to the score of languages, by their number. */
type LetterGroups = Record<string, Record<number, number>>;

interface Database {
  type: string;
  languages: Record<number, string>;
  ngrams: LetterGroups;
}

const LIBRARY = import.meta.resolve('eld/small');
/** About 10 MB: enough for the common groups of a page's languages. */
const MOST_PARSED = 4000;
const GROUP = /(?:'((?:[^'\\]|\\.)+)'|([^\s'{},:]+)):\{([\d:,]+)\}/g;

/**
 * The library's detector, with its letter groups kept as text and parsed on demand. The library itself makes 80,000
 * objects of them, which takes 150 MB and a third of a second.
 */
export async function createDetector(): Promise<Detector> {
  const { createEld } = await import(new URL('../languageDetector.js', LIBRARY).href);
  const { instance, loadData } = createEld();
  loadData(readDatabase());
  return instance;
}

export function readDatabase(): Database {
  const source = readFileSync(new URL('../ngrams/small.js', LIBRARY), 'utf8');
  const begin = source.indexOf('ngrams:{');
  const head = source.slice(0, begin);
  const scores = new Map<string, string>();
  for (const [, quoted, plain, score = ''] of source.slice(begin).matchAll(GROUP)) {
    scores.set(plain ?? quoted?.replace(/\\(.)/g, '$1') ?? '', score);
  }
  return {
    type: /type:'(\w+)'/.exec(head)?.[1] ?? '',
    languages: Object.fromEntries([...head.matchAll(/(\d+):'(\w+)'/g)].map(([, key, code]) => [key, code])),
    ngrams: parsedOnDemand(scores),
  };
}

/** Groups with the texts of their scores as objects, of which only the last that were asked for are kept. */
function parsedOnDemand(scores: ReadonlyMap<string, string>): LetterGroups {
  const parsed = new Map<string, Record<number, number> | undefined>();
  return new Proxy(
    {},
    {
      get: (_, group: string) => {
        if (parsed.has(group)) return parsed.get(group);
        if (parsed.size === MOST_PARSED) parsed.clear();
        const score = scoreIn(scores.get(group));
        parsed.set(group, score);
        return score;
      },
    },
  );
}

/** `0:176,12:40` as an object. */
function scoreIn(text: string | undefined): Record<number, number> | undefined {
  if (text === undefined) return undefined;
  return Object.fromEntries(text.split(',').map((pair) => pair.split(':').map(Number)));
}
