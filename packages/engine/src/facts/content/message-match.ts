import type { PerViewport, ViewportName } from '../../capture/snapshot.ts';
import { BETWEEN_WORDS, LETTERS_AND_DIGITS, WORDS } from '../../language/characters.ts';
import { allMatches, isPhrase, normalize, startsWith } from '../../language/match.ts';
import { parted } from '../../language/punctuation.ts';
import { countWords, hasUnspaced, wordsOf } from '../../language/segments.ts';
import { contentStems, isAmong } from '../../language/stem.ts';
import { isForeign, languageOf } from '../../language/text-language.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import { sentencesOf } from '../../page/sentences.ts';
import type { PageView } from '../../page/view.ts';
import { nameKey } from '../document/document.ts';
import type { HeadlineFacts } from '../headline/headline.ts';
import type { Content } from '../types/content.ts';
import type { Headline } from '../types/headline.ts';
import { textBlocks } from './paragraphs.ts';
import { headings } from './sections.ts';

/** A word as written, with its stem. */
export interface Word {
  word: string;
  stem: string;
}

/** A sentence of 8 to 60 words near the headline that says what this is about, a plain one before one of praise. */
export function explanation(
  page: PageModel,
  headline: PageNode | null,
  words: LanguageWords | null,
  language: string | null,
): Content['explanation'] {
  const found = headline && sentenceNear(page.main, headline, words);
  if (!found || isForeignSentence(found.sentence, language)) return null;
  const { node, sentence } = found;
  const depth: PerViewport<number> = { desktop: null, mobile: null };
  const missingOn: ViewportName[] = [];
  for (const view of page.views) {
    const { name } = view.capture.viewport;
    const same = page.in(name, node);
    const title = page.in(name, headline);
    const shown = same?.visible ? same : title && sentenceNear(view, title, words)?.node;
    depth[name] = shown ? view.depth(shown) : null;
    if (!shown && title?.visible) missingOn.push(name);
  }
  return { text: sentence, depth, missingOn, evidence: page.evidence(node, sentence) };
}

function sentenceNear(
  view: PageView,
  headline: PageNode,
  words: LanguageWords | null,
): { node: PageNode; sentence: string } | null {
  const near = textBlocks(view).filter(
    ({ node, role }) =>
      role === 'copy' &&
      view.near(headline, node) &&
      !isEntry(node, headline) &&
      (node.region !== 'overlay' || headline.region === 'overlay'),
  );
  const after = near.filter(({ node }) => node.order > headline.order);
  const before = near.filter(({ node }) => node.order < headline.order && node.section === headline.section);
  const found = [...after, ...before].flatMap(({ node, text }) =>
    untilAside(text, words)
      .filter(explains)
      .map((sentence) => ({ node, sentence })),
  );
  const plain = found.find(({ sentence }) => !words || allMatches(sentence, words.tone.hype).length < 2);
  return plain ?? found[0] ?? null;
}

/** Shorter sentences don't show their language. */
const LONG_SENTENCE = 60;

/** Whether a sentence is surely in another language than the page. */
function isForeignSentence(sentence: string, language: string | null): boolean {
  return sentence.length >= LONG_SENTENCE && isForeign(languageOf(sentence), language);
}

/** An entry of a list or a hint in a form tells a part; slides are lists too, and hold the headline. */
function isEntry(node: PageNode, headline: PageNode): boolean {
  const item = node.closest((at) => at.tag === 'li' || at.tag === 'form');
  return item !== null && !item.contains(headline);
}

/** What is left of a line without what any offer says of itself. */
export function withoutPraise(text: string, { tone }: LanguageWords): string {
  const without = (line: string, phrases: Phrases) =>
    allMatches(line, phrases)
      .toReversed()
      .reduce(
        (rest, { text: phrase, index }) => `${rest.slice(0, index)} ${rest.slice(index + phrase.length)}`,
        line,
      );
  return without(without(normalize(text), tone.hype), tone.promises);
}

/** The sentences before one of stock, delivery or returns, or of whom the offer is for: those explain nothing more. */
function untilAside(text: string, words: LanguageWords | null): string[] {
  const sentences = sentencesOf(text);
  const end = words ? sentences.findIndex((sentence) => isAside(sentence, words)) : -1;
  return end < 0 ? sentences : sentences.slice(0, end);
}

function isAside(sentence: string, { offer }: LanguageWords): boolean {
  const { inStock, deliveryTime, freeShipping, returns, guarantee, forWhom } = offer;
  const terms = [inStock, deliveryTime, freeShipping, returns, guarantee];
  return (
    terms.some((phrases) => startsWith(sentence, phrases)) ||
    (startsWith(sentence, forWhom) && !sentence.includes(','))
  );
}

/** A sentence, not a line of facts set apart by dots or bars. */
function explains(sentence: string): boolean {
  const words = countWords(sentence);
  return words >= 8 && words <= 60 && parted(sentence).length === 1;
}

/** What the headline names, and which words of headline and subheadline title, headings or copy take up again. */
export function namingWords(
  page: PageModel,
  { headlineNode, subheadlineNode, headline, subheadline }: HeadlineFacts,
  brand: string | null,
  title: string,
  words: LanguageWords | null,
): Pick<Headline, 'ownWords' | 'recurringWords'> {
  if (!headline || !words) return { ownWords: [], recurringWords: [] };
  const view = page.main;
  const elsewhere = [title.replace(brand ?? '\0', ' ')];
  for (const heading of headings(view)) if (heading !== headlineNode) elsewhere.push(view.text(heading));
  for (const { node, text, role } of textBlocks(view)) {
    if (role === 'copy' && node !== subheadlineNode && node !== headlineNode) elsewhere.push(text);
  }
  const known = stemsIn(elsewhere.join(' '), words);
  const name = brand === null ? null : withoutOrdinary(brand, elsewhere.join(' '), words);
  const naming = (text: string): Word[] =>
    contentWords(withoutPraise(text, words), words, isBegunIn(text, brand) ? name : null).filter(
      ({ word }) => !isPhrase(word, words.tone.generic),
    );
  const both = naming(`${headline.text} ${subheadline?.text ?? ''}`);
  return {
    ownWords: naming(headline.text).map(({ word }) => word),
    recurringWords: both.filter(({ stem }) => isAmong(stem, known, words)).map(({ word }) => word),
  };
}

/** Whether a text holds the first word of a name; “Car Rentals” alone is what it says, not “Acme Car Rentals”. */
function isBegunIn(text: string, name: string | null): boolean {
  const [first] = name?.toLowerCase().match(LETTERS_AND_DIGITS) ?? [];
  return first !== undefined && text.toLowerCase().includes(first);
}

/** Kinds of offers whose words name what somebody does: "festival", "dentist", "guesthouse". */
const TRADES = ['service', 'hospitality', 'event', 'course', 'portfolio', 'nonprofit'] as const;

/** What is left of a name without the words that the copy writes small, or that name a trade: those name things. */
function withoutOrdinary(name: string, copy: string, { pageTypes }: LanguageWords): string {
  const written = new Set(copy.match(WORDS));
  const isOrdinary = (word: string): boolean =>
    written.has(word.toLowerCase()) || TRADES.some((trade) => isPhrase(word, pageTypes[trade]));
  return name.replace(/\p{Lu}[\p{L}\p{N}]*/gu, (word) => (isOrdinary(word) ? ' ' : word));
}

/** Which content words of the title the first screen takes up; null where that could not be told. */
export function titleMatch(
  page: PageModel,
  { headline, subheadline }: HeadlineFacts,
  brand: string | null,
  title: string,
  words: LanguageWords | null,
): Content['titleMatch'] {
  if (!words) return null;
  const unbranded = title.replaceAll(brand ?? '\0', ' ');
  const own = contentWords(unbranded, words, unbranded === title ? brand : null);
  const shown = page.measured
    ? page.views.map(firstScreenText).join(' ')
    : `${headline?.text ?? ''} ${subheadline?.text ?? ''}`;
  const there = stemsIn(shown, words);
  const joined = nameKey(shown);
  return {
    words: own.map(({ word }) => word),
    found: own.filter((word) => isIn(word, there, words) || isJoinedIn(word, joined)).map(({ word }) => word),
  };
}

/** Letters of a word that is not found by chance where blanks are left out. */
const TELLING = 5;

/** Whether it stands there written in one or in two: “Serate Palermo” in “SeratePalermo.com”. */
export function isJoinedIn({ word }: Word, joined: string): boolean {
  return word.length >= TELLING && joined.includes(nameKey(word));
}

/** Whether it stands there as it is written, or in its parts: “North-West” in “North · West”. */
export function isIn({ word, stem }: Word, there: ReadonlySet<string>, words: LanguageWords): boolean {
  if (isAmong(stem, there, words)) return true;
  const parts = contentStems(word.replaceAll('-', ' '), words);
  return parts.length > 1 && parts.every((part) => there.has(part));
}

/** Stems of a text; long pages repeat their words, so each is stemmed once. */
export function stemsIn(text: string, words: LanguageWords): Set<string> {
  const distinct = new Set(text.toLowerCase().split(BETWEEN_WORDS));
  return new Set(contentStems([...distinct].join(' '), words));
}

/** Words that carry meaning, each once, without the brand. */
export function contentWords(text: string, words: LanguageWords, brand: string | null): Word[] {
  const brandStems = new Set(brand === null ? [] : contentStems(brand, words));
  const found = new Map<string, Word>();
  for (const word of hasUnspaced(text) ? wordsOf(text) : (text.match(WORDS) ?? [])) {
    for (const stem of contentStems(word, words)) {
      if (!brandStems.has(stem) && !/^\d+$/.test(stem) && !found.has(stem)) found.set(stem, { word, stem });
    }
  }
  return [...found.values()];
}

/** The words of the first screen, and what its pictures are said to show: a logo spells the name out. */
export function firstScreenText(view: PageView): string {
  const height = view.capture.viewport.height;
  return view.nodes
    .filter((node) => node.visible && node.box !== null && node.box.y < height && node.region !== 'overlay')
    .map((node) => (node.isText ? node.source.text : node.tag === 'img' ? node.attribute('alt') : ''))
    .filter((text) => text !== '')
    .join(' ');
}
