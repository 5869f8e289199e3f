import type { Category } from '@liftmark/contract/categories';
import type { OutcomeKind } from '@liftmark/contract/report';
import { withoutWww } from '../../../page/address.ts';
import { comparable, wordsOf } from './clean-text.ts';
import type { SecondLook } from './looked.ts';
import { speaksToMachine } from './speech.ts';

/** What may be cited. */
export interface Source {
  /** Id of a finding (its check) or of a node (`n12`). */
  id: string;
  /** All words under this id, masked; empty if they speak to a machine, so that nothing can rest on them. */
  text: string;
  /** Those that code wrote, which may be repeated; what they quote isn't part of them. Absent for words of the page. */
  ownWords?: string;
  /** Of a finding; null for words of the page. */
  outcome: OutcomeKind | null;
  category: Category | null;
}

/** What a model was given, in the form that its answer is checked against. */
export interface SourceFacts {
  sources: ReadonlyMap<string, Source>;
  /** The page's own words, comparable. */
  pageText: string;
  /** Those that may be quoted, where not all of them may. */
  quotable?: string;
  /** Every figure of the page's own words. */
  pageFigures: ReadonlySet<string>;
  /** Every word that was given, comparable. */
  vocabulary: ReadonlySet<string>;
  /** Every figure that was given, such as `12.5` or `30%`, except scores. */
  figures: ReadonlySet<string>;
  /** Hosts that may be named. */
  hosts: ReadonlySet<string>;
  /** Runs of words of our instructions, which no answer may repeat. */
  secrets: ReadonlySet<string>;
  /** Of the page; null where it is unknown. */
  language: string | null;
  /** Decides on what holds by its words; absent where that is enough. */
  secondLook?: SecondLook;
}

/** For what is checked and not shown. */
export function withoutSecondLook({ secondLook, ...facts }: SourceFacts): SourceFacts {
  return facts;
}

interface Given {
  sources: readonly Source[];
  /** The page's own words, masked. */
  pageTexts: readonly string[];
  /** Whatever else was given. */
  others: readonly string[];
  /** Addresses of the analyzed pages. */
  urls: readonly string[];
  language: string | null;
}

/** Text of the page that speaks to a machine is left out of everything that may support a statement. */
export function sourceFactsOf({
  sources,
  pageTexts,
  others,
  urls,
  language,
}: Given): Omit<SourceFacts, 'secrets'> {
  const own = sources.map((source) => ({ ...source, text: toPeople(source.text) }));
  const page = pageTexts.map(toPeople);
  const all = [...own.map(({ text }) => text), ...page, ...others];
  return {
    sources: new Map(own.map((source) => [source.id, source])),
    pageText: page.map(comparable).join('\n'),
    pageFigures: new Set(page.flatMap(figuresOf)),
    vocabulary: new Set([...all, ...sources.map(({ ownWords = '' }) => ownWords)].flatMap(wordsOf)),
    figures: new Set(all.flatMap(figuresOf)),
    hosts: new Set(urls.flatMap(hostOf)),
    language,
  };
}

/** The lines that speak to people. */
function toPeople(text: string): string {
  return text
    .split('\n')
    .filter((line) => !speaksToMachine(line))
    .join('\n');
}

/** The source facts with texts written by code added, which may be repeated and quoted. */
export function withOwnTexts(sourceFacts: SourceFacts, texts: readonly string[]): SourceFacts {
  const own = texts.map(toPeople);
  return {
    ...sourceFacts,
    pageText: [sourceFacts.pageText, ...own.map(comparable)].join('\n'),
    vocabulary: new Set([...sourceFacts.vocabulary, ...own.flatMap(wordsOf)]),
    figures: new Set([...sourceFacts.figures, ...own.flatMap(figuresOf)]),
  };
}

/** A finding with texts about it that code wrote. */
export function withWords(source: Source, texts: readonly string[]): Source {
  return {
    ...source,
    text: [source.text, ...texts].join('\n'),
    ownWords: [source.ownWords ?? '', ...texts].join('\n'),
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
  return [host, withoutWww(host)];
}
