import type { Category } from '@liftmark/contract/categories';
import type { OutcomeKind } from '@liftmark/contract/report';
import { comparable, wordsOf } from './clean-text.ts';

/** What may be cited. */
export interface Source {
  /** Id of a finding (its check) or of a node (`n12`). */
  id: string;
  /** Everything that is said under this id, masked: what a statement has to have to do with. */
  text: string;
  /** Of a finding; null for words of the page. */
  outcome: OutcomeKind | null;
  category: Category | null;
}

/** What a model was given, as its answer is held against it. */
export interface Ground {
  sources: ReadonlyMap<string, Source>;
  /** The page's own words, comparable. */
  pageText: string;
  pageWords: ReadonlySet<string>;
  /** Every word that was given, comparable. */
  vocabulary: ReadonlySet<string>;
  /** Every figure that was given, such as `12.5` or `30%`. */
  figures: ReadonlySet<string>;
  /** The only numbers that may be called a score of 100, and grades. */
  scores: ReadonlySet<number>;
  grades: ReadonlySet<string>;
  /** Hosts that may be named. */
  hosts: ReadonlySet<string>;
  /** Runs of words of our instructions, which no answer may repeat. */
  secrets: ReadonlySet<string>;
}

interface Given {
  sources: readonly Source[];
  /** The page's own words, masked. */
  pageTexts: readonly string[];
  /** Whatever else was given. */
  others: readonly string[];
  scores: readonly (number | null | undefined)[];
  grades: readonly (string | null)[];
  /** Addresses of the analyzed pages. */
  urls: readonly string[];
}

export function groundOf({
  sources,
  pageTexts,
  others,
  scores,
  grades,
  urls,
}: Given): Omit<Ground, 'secrets'> {
  const all = [...sources.map(({ text }) => text), ...pageTexts, ...others];
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    pageText: pageTexts.map(comparable).join('\n'),
    pageWords: new Set(pageTexts.flatMap(wordsOf)),
    vocabulary: new Set(all.flatMap(wordsOf)),
    figures: new Set([...all.flatMap(figuresOf), ...scores.map(String)]),
    scores: new Set(scores.filter((score) => typeof score === 'number')),
    grades: new Set(grades.filter((grade) => grade !== null)),
    hosts: new Set(urls.flatMap(hostOf)),
  };
}

/** The ground with texts that code has written beside it: they may be repeated and quoted. */
export function withOwnTexts(ground: Ground, texts: readonly string[]): Ground {
  return {
    ...ground,
    pageText: [ground.pageText, ...texts.map(comparable)].join('\n'),
    vocabulary: new Set([...ground.vocabulary, ...texts.flatMap(wordsOf)]),
    figures: new Set([...ground.figures, ...texts.flatMap(figuresOf)]),
  };
}

/** Figures as they are compared: digits with a decimal point, `%` where it follows. */
export function figuresOf(text: string): string[] {
  return [...comparable(text).matchAll(/(\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?)(\s?(?:%|percent))?/gu)].flatMap(
    ([, digits = '', unit]) => {
      const figure = digits.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.');
      return unit ? [figure, `${figure}%`] : [figure];
    },
  );
}

function hostOf(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const host = new URL(url).hostname.toLowerCase();
  return [host, host.replace(/^www\./, '')];
}
