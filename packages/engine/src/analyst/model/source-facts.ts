import { CATEGORIES, type Category } from '@liftmark/contract/categories';
import { gradeFor } from '@liftmark/contract/grade';
import type { OutcomeKind } from '@liftmark/contract/report';
import { comparable, wordsOf } from './clean-text.ts';

/** What may be cited. */
export interface Source {
  /** Id of a finding (its check) or of a node (`n12`). */
  id: string;
  /** All words under this id, masked; a statement that cites it must be about them. */
  text: string;
  /** Of a finding; null for words of the page. */
  outcome: OutcomeKind | null;
  category: Category | null;
}

/** What a model was given, in the form that its answer is checked against. */
export interface SourceFacts {
  sources: ReadonlyMap<string, Source>;
  /** The page's own words, comparable. */
  pageText: string;
  pageWords: ReadonlySet<string>;
  /** Every word that was given, comparable. */
  vocabulary: ReadonlySet<string>;
  /** Every figure that was given, such as `12.5` or `30%`. */
  figures: ReadonlySet<string>;
  /** The only numbers that may be called a score of 100, with their grades. */
  scores: readonly GivenScore[];
  /** Hosts that may be named. */
  hosts: ReadonlySet<string>;
  /** Runs of words of our instructions, which no answer may repeat. */
  secrets: ReadonlySet<string>;
}

/** A score of a report: of the whole page, or of a category, which has to be named beside it. */
export interface GivenScore {
  category: Category | null;
  score: number;
  grade: string | null;
}

/** The scores of a report; categories without one are left out. */
export function scoresGiven(
  percent: number | null,
  grade: string | null,
  categories: Partial<Record<Category, number | null>>,
): GivenScore[] {
  const whole = percent === null ? [] : [{ category: null, score: percent, grade }];
  return [
    ...whole,
    ...CATEGORIES.flatMap((category) => {
      const score = categories[category];
      return typeof score === 'number' ? [{ category, score, grade: gradeFor(score) }] : [];
    }),
  ];
}

interface Given {
  sources: readonly Source[];
  /** The page's own words, masked. */
  pageTexts: readonly string[];
  /** Whatever else was given. */
  others: readonly string[];
  scores: readonly GivenScore[];
  /** Addresses of the analyzed pages. */
  urls: readonly string[];
}

export function sourceFactsOf({
  sources,
  pageTexts,
  others,
  scores,
  urls,
}: Given): Omit<SourceFacts, 'secrets'> {
  const all = [...sources.map(({ text }) => text), ...pageTexts, ...others];
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    pageText: pageTexts.map(comparable).join('\n'),
    pageWords: new Set(pageTexts.flatMap(wordsOf)),
    vocabulary: new Set(all.flatMap(wordsOf)),
    figures: new Set([...all.flatMap(figuresOf), ...scores.map(({ score }) => String(score))]),
    scores,
    hosts: new Set(urls.flatMap(hostOf)),
  };
}

/** The source facts with texts written by code added, which may be repeated and quoted. */
export function withOwnTexts(sourceFacts: SourceFacts, texts: readonly string[]): SourceFacts {
  return {
    ...sourceFacts,
    pageText: [sourceFacts.pageText, ...texts.map(comparable)].join('\n'),
    vocabulary: new Set([...sourceFacts.vocabulary, ...texts.flatMap(wordsOf)]),
    figures: new Set([...sourceFacts.figures, ...texts.flatMap(figuresOf)]),
  };
}

/** Figures in the form that is compared: digits with a decimal point, and `%` if it follows. */
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
