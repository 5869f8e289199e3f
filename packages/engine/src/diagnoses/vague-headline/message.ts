import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { holdsFiller } from '../../checks/shared/uncertainty.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { callWordsFor } from '../../language/call-words.ts';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { basicsOfAll, packFor } from '../../language/packs.ts';
import { namesStartPage } from '../../language/start-page.ts';
import { contentStems, isAmong } from '../../language/stem.ts';
import { titleParts } from '../../language/title-parts.ts';
import { foldLetters, partsOf } from '../../language/tokens.ts';
import { UNNAMED } from '../../language/unnamed.ts';
import { ENGLISH, wordsFor } from '../../language/words-for.ts';
import { type Keyword, keyOf, keywordsOf, wordCount } from './keywords.ts';

/** What a headline says instead of the offer. */
export type Message =
  /** The name of a page of any site: "Our services". */
  | { kind: 'page-name' }
  | { kind: 'greeting' }
  /** The name of the business, whether or not it contains its trade. */
  | { kind: 'name'; hasTrade: boolean }
  /** Words that any business uses, and hardly another. `own`: what is left without them. */
  | { kind: 'formula'; generic: string[]; own: string[] }
  /** An invitation to act that doesn’t say what visitors get. */
  | { kind: 'request' }
  /** A trade in few words, with no line below that says more. */
  | { kind: 'bare' }
  /** Words that the page hardly uses again. `title`: the part of the title that names what the headline doesn’t. */
  | { kind: 'slogan'; title: string | null };

export type MessageFacts = Pick<
  PageFacts,
  | 'headline'
  | 'subheadline'
  | 'document'
  | 'content'
  | 'navigation'
  | 'actions'
  | 'trust'
  | 'language'
  | 'languageEvidence'
  | 'wordLists'
  | 'pageType'
>;

const GREETINGS = basicsOfAll('greetings');
const PAGE_NAMES = basicsOfAll('pageNames');
/** Kinds of offers whose words name what somebody does: "festival", "dentist", "guesthouse". */
const TRADES = ['service', 'hospitality', 'event', 'course', 'portfolio', 'nonprofit', 'product'] as const;

/** More words say something, if not the right thing. */
const SHORT = { name: 5, slogan: 12, untitled: 9, bare: 4, formula: 8 };
/** A word that is weighed lighter hardly comes up again on the page. */
const NAMING = 2;
/** Key words that the rest of the title needs to name an offer. */
const ENOUGH_TITLE = 2;
/** With fewer words of copy, it can't be said what comes up again. */
const ENOUGH_COPY = 60;

/** What the headline says instead of the offer; null if it says what is offered, or if that can’t be told. */
export function messageOf(facts: MessageFacts): Message | null {
  const { headline, language, pageType } = facts;
  if (headline === null || headline.pictured) return null;
  const { text } = headline;
  const words = wordCount(text);
  const known = knownLine(text) ?? nameIn(facts, text, words);
  if (known !== null) return known;
  if (namesTrade(text, language))
    return (isMostlyGeneric(facts) ? formulaIn(facts, words) : null) ?? bareIn(facts, words);
  if (pageType.type !== 'ecommerce-category' && isInMenu(facts)) return { kind: 'page-name' };
  return words > SHORT.slogan || isCutOff(text, language) ? null : lineIn(facts, text, words);
}

/** What pages of any site say. */
function knownLine(text: string): Message | null {
  if (isPhrase(text, PAGE_NAMES)) return { kind: 'page-name' };
  return startsWith(text, GREETINGS) ? { kind: 'greeting' } : null;
}

/** The name of a product is the headline that visitors expect there. */
function nameIn(facts: MessageFacts, text: string, words: number): Message | null {
  const isExpected = facts.pageType.type === 'ecommerce-product';
  if (isExpected || words > SHORT.name || !isName(facts)) return null;
  return { kind: 'name', hasTrade: hasTrade(text, facts) };
}

/** A short line that names neither page, business nor trade. */
function lineIn(facts: MessageFacts, text: string, words: number): Message | null {
  const slogan = isInTitle(facts) ? null : sloganIn(facts, words);
  if (slogan === null) return formulaIn(facts, words) ?? bareIn(facts, words);
  return startsWith(text, callWordsFor(facts.language)) ? { kind: 'request' } : slogan;
}

function bareIn(facts: MessageFacts, words: number): Message | null {
  return isBare(facts, words) ? { kind: 'bare' } : null;
}

/** So few words of its own are no offer beside “powerful” or “solutions”, and one more is none beside two of those. */
const FEW_OWN = 2;
const MOSTLY_GENERIC = 2;

function formulaIn(
  { headline, content, document, trust, wordLists }: MessageFacts,
  words: number,
): Message | null {
  if (headline === null || !wordLists || words > SHORT.formula) return null;
  const { text, ownWords: own } = headline;
  const generic = genericIn(content);
  const isMostly = generic.length >= MOSTLY_GENERIC;
  if (generic.length === 0 || own.length === 0 || own.length > FEW_OWN + Number(isMostly)) return null;
  const { town } = trust.organization;
  const isLocal = town !== null && text.includes(town);
  const isTitled = keyOf(document.title).includes(keyOf(text));
  return isLocal || (isTitled && !isMostly) ? null : { kind: 'formula', generic, own };
}

/** The words of the headline that any business uses, each once. */
function genericIn({ wordingMatches }: MessageFacts['content']): string[] {
  const matches = wordingMatches.filter(
    ({ list, inHeadline }) => inHeadline && (list === 'generic' || list === 'hype'),
  );
  return [...new Set(matches.map(({ phrase }) => phrase))];
}

function isMostlyGeneric({ content }: MessageFacts): boolean {
  return genericIn(content).length >= MOSTLY_GENERIC;
}

function isInMenu({ headline, navigation }: MessageFacts): boolean {
  const key = keyOf(headline?.text ?? '');
  return navigation.evidence.some((link) => keyOf(link.text) === key);
}

/** Types of pages on which the trade alone says too little. */
const COMPETING: readonly PageType[] = ['service', 'app', 'saas', 'course', 'hospitality', 'other'];

/** Longer lines are sentences in scripts without spaces. */
const BARE_CHARACTERS = 40;
const BARE_KEYWORDS = 8;

function isBare({ headline, subheadline, content, pageType }: MessageFacts, words: number): boolean {
  const text = headline?.text ?? '';
  const isAlone = subheadline === null && content.explanation === null;
  const isShort = words <= SHORT.bare && text.length <= BARE_CHARACTERS;
  if (!isAlone || !isShort || keywordsOf(text).length > BARE_KEYWORDS) return false;
  return !partsOf(text).some((part) => Number(part) > 0) && COMPETING.includes(judgedPageType(pageType));
}

/** Whether the title has the headline, too, or the headline the name of the site: what either names isn’t known. */
function isInTitle({ headline, document }: MessageFacts): boolean {
  const text = headline?.text ?? '';
  const name = document.siteName?.toLowerCase() ?? '';
  return keyOf(document.title).includes(keyOf(text)) || keywordsOf(text).some((word) => word.isIn(name));
}

/** Whether it ends in the middle of a sentence, as the fixed part of a changing line does: “AI software for”. */
function isCutOff(text: string, language: string | null): boolean {
  const last = text.trim().split(' ').at(-1)?.toLowerCase() ?? '';
  return [ENGLISH, wordsFor(language)].some((words) => words?.stopWords.includes(last) === true);
}

/** The part of the title with the most to say, beside the name of the site and the headline itself. */
export function titleBeside({ document, headline, content, language }: MessageFacts): string | null {
  const names = [document.siteName ?? '', headline?.text ?? ''].map(keyOf).filter((key) => key !== '');
  const calls = callWordsFor(language);
  const parts = titleParts(document.title).filter(
    (part) =>
      keywordsOf(part).length >= ENOUGH_TITLE &&
      !UNNAMED.test(part) &&
      !holdsFiller(part, content) &&
      !namesStartPage(part) &&
      !isPhrase(part, PAGE_NAMES) &&
      !startsWith(part, GREETINGS) &&
      !startsWith(part, calls) &&
      !names.some((name) => name.includes(keyOf(part)) || keyOf(part).includes(name)),
  );
  return parts.toSorted((a, b) => keywordsOf(b).length - keywordsOf(a).length)[0] ?? null;
}

function sloganIn(facts: MessageFacts, words: number): Message | null {
  const { text = '', ownWords = [] } = facts.headline ?? {};
  const keywords = keywordsOf(facts.wordLists ? ownWords.join(' ') : text);
  const places = placesOf(facts);
  const heaviest = Math.max(0, ...keywords.map((word) => weightOf(word, places)));
  const title = titleBeside(facts);
  const promised = title === null ? [] : keywordsOf(title);
  const { siteName, title: whole } = facts.document;
  if (sharesWord(facts, title ?? whole.replaceAll(siteName ?? '\0', ' '))) return null;
  const isUntitled =
    title !== null &&
    words <= SHORT.untitled &&
    promised.some((word) => weightOf(word, places) >= heaviest + NAMING);
  if (isUntitled) return { kind: 'slogan', title };
  if (heaviest >= NAMING || facts.content.ownCopyWords < ENOUGH_COPY) return null;
  return { kind: 'slogan', title };
}

/** Whether the headline and the title name the same, in any form of the word. */
function sharesWord({ headline, language }: MessageFacts, title: string): boolean {
  const { text = '', ownWords = [] } = headline ?? {};
  if (keywordsOf(text).some((word) => word.isIn(foldLetters(title)))) return true;
  const words = wordsFor(language);
  if (words === null) return false;
  const named = new Set(contentStems(title, words));
  return contentStems(ownWords.join(' '), words).some((stem) => isAmong(stem, named, words));
}

interface PlaceOnPage {
  text: string;
  weight: number;
}

function weightOf(word: Keyword, places: readonly PlaceOnPage[]): number {
  return places.reduce((sum, { text, weight }) => sum + (word.isIn(text) ? weight : 0), 0);
}

/** Where a page says what it offers, beside its headline; a heading counts for more than a paragraph. */
function placesOf({ headline, document, content, navigation, actions }: MessageFacts): PlaceOnPage[] {
  const own = keyOf(headline?.text ?? '');
  const others = (texts: readonly (string | null)[], weight: number): PlaceOnPage[] =>
    [...new Set(texts)].flatMap((text) =>
      text === null || keyOf(text) === own ? [] : [{ text: foldLetters(text), weight }],
    );
  const description = (document.description ?? '').replace(headline?.text ?? '', ' ');
  return [
    ...others(titleParts(document.title), 2),
    ...others([description], 2),
    ...others(
      content.sections.map(({ heading }) => heading),
      1,
    ),
    ...others(
      navigation.evidence.map(({ text }) => text),
      1,
    ),
    ...others(
      content.paragraphs.map(({ text }) => text),
      0.5,
    ),
    ...others(
      actions.map(({ text }) => text),
      0.5,
    ),
    ...others(
      content.images.map(({ name }) => name),
      0.5,
    ),
  ];
}

/** Whether the headline is the name of the site, its owner or its host. */
function isName(facts: MessageFacts): boolean {
  const { headline, document, trust } = facts;
  const text = headline?.text ?? '';
  const key = keyOf(text);
  const names = [document.siteName, trust.organization.legalName].flatMap((name) =>
    name ? [keyOf(name)] : [],
  );
  const host = keyOf(URL.parse(document.url)?.hostname ?? '');
  if (names.some((name) => name === key || (name.startsWith(key) && key.length > 3))) return true;
  if (host.startsWith(key)) return true;
  const keywords = keywordsOf(text);
  const others = keywords.filter(({ word }) => !isOfHost(word, host));
  if (others.length === keywords.length || !isCapitalized(text)) return false;
  const places = placesOf(facts);
  return others.every((word) => weightOf(word, places) < NAMING);
}

/** A shorter word is in many hosts by chance. */
const HOST_WORD = 6;

function isOfHost(word: string, host: string): boolean {
  return word.length >= HOST_WORD && host.includes(word);
}

/** Two words or more, each with a capital, as names are written. */
function isCapitalized(text: string): boolean {
  const words = text.trim().split(' ');
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) || word.length <= 3);
}

/** Whether words of a name also name a trade: words that the copy writes small, or that any such business has. */
function hasTrade(text: string, { content, language }: MessageFacts): boolean {
  const copy = content.paragraphs.map((paragraph) => paragraph.text).join(' ');
  const small = keywordsOf(text).some(({ word }) => ` ${copy} `.includes(` ${word}`));
  return small || namesTrade(text, language);
}

function namesTrade(text: string, language: string | null): boolean {
  const types = packFor(language)?.pageTypes;
  return TRADES.some((trade) => {
    const phrases = types?.[trade];
    return phrases !== undefined && mentions(text, phrases);
  });
}
