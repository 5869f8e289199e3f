import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../facts/types/page-facts.ts';

/** What is listed by its name or price alone. */
export interface BareEntries {
  kind: 'prices' | 'entries';
  /** As written, each once. */
  names: string[];
  /** Words of sentences that the page has for each of them. */
  wordsEach: number;
  evidence: Evidence[];
}

/** Pages on which the list leads on to pages that explain, or whose visitors know what they chose. */
const LISTS: readonly PageType[] = ['ecommerce-category', 'checkout', 'article', 'event', 'app'];

const LEAST_ENTRIES = 3;
/** Shorter paragraphs are names and labels. */
const SENTENCE_WORDS = 6;
/** With fewer for each entry, hardly any of them has a sentence. */
const FEW_WORDS = 6;
/** Longer entries describe themselves, on average. */
const MOST_NAME_WORDS = 6;
/** With more words of any kind for each, labels and headings say something. */
const MOST_WORDS = { prices: 12, entries: 15 };

/** The prices or services that the page lists without a word on what they include; null if it explains them. */
export function bareEntriesOf(facts: Pick<PageFacts, 'offer' | 'content' | 'pageType'>): BareEntries | null {
  if (LISTS.includes(judgedPageType(facts.pageType))) return null;
  return barePrices(facts) ?? bareNames(facts);
}

function barePrices({
  offer,
  content,
  pageType,
}: Pick<PageFacts, 'offer' | 'content' | 'pageType'>): BareEntries | null {
  // Dishes are known by their names.
  if (judgedPageType(pageType) === 'hospitality') return null;
  const prices = offer.prices.filter(({ amount, struck }) => amount !== null && amount > 0 && !struck);
  const names = [...new Set(prices.map(({ text }) => text))];
  const wordsEach = sentenceWords(content) / prices.length;
  if (names.length < LEAST_ENTRIES || wordsEach > FEW_WORDS) return null;
  if (content.ownCopyWords / prices.length > MOST_WORDS.prices) return null;
  return { kind: 'prices', names, wordsEach, evidence: prices.map(({ evidence }) => evidence) };
}

function bareNames({ offer, content }: Pick<PageFacts, 'offer' | 'content'>): BareEntries | null {
  const { contents } = offer;
  if (contents === null || !contents.isSure) return null;
  const names = [...new Set(contents.items)];
  const words = names.reduce((sum, name) => sum + name.trim().split(' ').length, 0);
  const wordsEach = sentenceWords(content) / names.length;
  if (names.length < LEAST_ENTRIES || words > MOST_NAME_WORDS * names.length) return null;
  if (wordsEach > FEW_WORDS || content.ownCopyWords / names.length > MOST_WORDS.entries) return null;
  return { kind: 'entries', names, wordsEach, evidence: [contents.evidence] };
}

function sentenceWords({ paragraphs }: PageFacts['content']): number {
  return paragraphs
    .filter(({ role, words }) => role === 'copy' && words >= SENTENCE_WORDS)
    .reduce((sum, { words }) => sum + words, 0);
}
