import type { PageType } from '@liftmark/contract/page-types';
import type { CopyExample } from '../advise/advise.ts';
import { goodsHeadlines, goodsName, mayNameOffer } from '../checks/shared/headline-rewrite.ts';
import { isOfGoods } from '../checks/shared/page-types.ts';
import { capitalized } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { hasDigit, hasWord, lettersAndDigits, singleSpaced } from '../language/characters.ts';
import { copyFor, fill, hasCopyForPage } from '../language/copy/copy-for.ts';
import { isPhrase, startsWith } from '../language/match.ts';
import { basicsOfAll } from '../language/packs.ts';
import { pattern } from '../language/patterns.ts';
import { isAddress } from '../language/postal-address.ts';
import { stopped } from '../language/punctuation.ts';
import { hasUnspaced, wordsOf } from '../language/segments.ts';
import { SPACES } from '../language/spaces.ts';
import { isUnsafe } from '../language/unsafe-text.ts';
import { wordsFor } from '../language/words-for.ts';
import { sentencesOf } from '../page/sentences.ts';
import { isOwnPhrase, type PhraseFacts } from './own-phrases.ts';

const MAX_REWRITES = 3;
/** A longer line belongs below the headline. */
const MAX_WORDS = 14;
/** A longer line wraps into three on a desktop. */
const MAX_CHARACTERS = 80;
/** A longer entry is a sentence. */
const MAX_LISTED_WORDS = 4;

const PAGE_NAMES = basicsOfAll('pageNames');
const GREETINGS = basicsOfAll('greetings');
const ABBREVIATED = pattern('endsInAbbreviation');
const TITLE_SEPARATOR = /\s+[|–—·•»/-]+\s+|\s*[|»]\s*|\s*:+\s+/;

/** "To bring care to every cow": the beginning of a mission statement, which isn't a sentence by itself. */
const PURPOSE = /^to \p{Ll}+ [^,]*$/iu;

type HeadlineFacts = Pick<
  PageFacts,
  | 'language'
  | 'languageEvidence'
  | 'pageType'
  | 'headline'
  | 'subheadline'
  | 'document'
  | 'content'
  | 'forms'
  | 'proof'
  | 'offer'
  | 'product'
  | 'trust'
  | 'urgency'
>;

/**
 * Two or three better headlines, made of phrases of the page itself: what it is, who it is for, a number as proof, what
 * visitors get. Phrases that tell visitors nothing are left out. If the page says too little, templates with
 * placeholders are added.
 */
export function headlineRewrites(facts: HeadlineFacts): CopyExample[] {
  const before = facts.headline?.text ?? null;
  const seen = new Set([keyOf(before ?? '')]);
  const name = isOfGoods(facts.pageType.type) ? nameOfGoods(facts) : null;
  const own = candidates(facts)
    .filter((text) => isOwnPhrase(text, facts))
    .map((text) => named(text, facts.pageType.type === 'ecommerce-product' ? name : null));
  return [...own, ...templates(facts)]
    .filter((text) => isNew(text, seen))
    .slice(0, MAX_REWRITES)
    .map((after) => ({ before, after }));
}

/** Templates with placeholders for what the page doesn't say. */
function templates(facts: HeadlineFacts): readonly string[] {
  if (!hasCopyForPage(facts)) return [];
  const name = isOfGoods(facts.pageType.type) ? nameOfGoods(facts) : null;
  if (name !== null || facts.pageType.type === 'ecommerce-product') return goodsHeadlines(facts, name);
  const { alternatives, byType, plain } = copyFor(facts.language).headlines;
  const { type } = facts.pageType;
  const subject = subjectOf(facts);
  if (SOLVING.has(type)) return alternatives.flatMap((template) => withSubject(template, subject, facts));
  const ofType = byType[type];
  const place = { town: facts.trust.organization.town };
  const asksNothing = type === 'nonprofit' && !facts.offer.giftAsked.present;
  return ofType !== undefined && subject !== null && !asksNothing
    ? [fill(ofType, { ...place, subject }, facts.language)]
    : withSubject(plain, subject, facts);
}

/** A template with what the page says it is; none where that already says whom it is for. */
export function withSubject(template: string, subject: string | null, facts: PhraseFacts): string[] {
  const { plain, usual } = copyFor(facts.language).headlines;
  const [first = '', second = ''] = placeholdersOf(plain);
  const offer = usual.toLowerCase().includes(first.toLowerCase()) ? second : first;
  if (subject === null || !template.includes(offer) || !isOwnPhrase(subject, facts)) return [template];
  const between = plain.slice(plain.indexOf(']') + 1, plain.lastIndexOf('['));
  const saysWhom = between.trim() !== '' && subject.includes(between);
  return saysWhom ? [] : [template.replace(offer, () => subject)];
}

function placeholdersOf(template: string): string[] {
  return template
    .split('[')
    .slice(1)
    .map((part) => `[${part.slice(0, part.indexOf(']') + 1)}`);
}

/** Null for "Our products", which every shop has. */
function nameOfGoods(facts: HeadlineFacts): string | null {
  const name = goodsName(facts);
  return name === null || isPhrase(name, PAGE_NAMES) ? null : name;
}

/** More of them, which fit any page, for those who ask for several headlines. */
export function moreHeadlines(facts: HeadlineFacts): string[] {
  if (!hasCopyForPage(facts)) return [];
  const { alternatives, plain, usual, unknown } = copyFor(facts.language).headlines;
  const subject = subjectOf(facts);
  // In some languages, whom it is for comes before the offer.
  const isLed = usual.startsWith('{subject}');
  const afterOffer = plain.slice(plain.indexOf(']') + 1);
  return [
    ...(subject === null && isLed ? listedSubjects(facts) : []).map((listed) => `${listed}${afterOffer}`),
    ...withSubject(plain, subject, facts),
    ...(subject === null ? [unknown] : withSubject(usual, subject, facts)).map((template) =>
      fill(template, { subject }, facts.language),
    ),
    ...alternatives.slice(0, 1).flatMap((template) => withSubject(template, subject, facts)),
  ];
}

/** The offers that the page lists, for a headline on a page whose title names none. */
function listedSubjects(facts: HeadlineFacts): string[] {
  return (facts.offer.contents?.items ?? [])
    .map(tidy)
    .filter((item) => words(item).length >= 2 && words(item).length <= MAX_LISTED_WORDS)
    .filter((item) => lettersAndDigits([...item][0] ?? '') !== '')
    .filter((item) => !hasDigit(item) && isOwnPhrase(item, facts))
    .slice(0, MAX_REWRITES);
}

/** Types whose offer takes away a trouble, so that "[The result] without [what people dislike today]" fits. */
export const SOLVING: ReadonlySet<PageType> = new Set(['saas', 'app', 'service', 'pricing', 'signup']);

/** With the name of the product, which its headline must keep. */
function named(text: string, name: string | null): string {
  return name === null || keyOf(text).includes(keyOf(name)) ? text : `${name}: ${text}`;
}

function candidates(facts: HeadlineFacts): string[] {
  const subject = subjectOf(facts);
  const promise = promiseOf(facts);
  const number = shortPhrase(
    facts.proof.numbers.evidence.map(({ text }) => text).filter((text) => hasDigit(text)),
  );
  const gift = shortPhrase(facts.offer.freeOffer.evidence.map(({ text }) => text));
  const base = subject ?? promise;
  const composed = [
    base && number ? `${base}: ${number}` : null,
    base && promise && base !== promise && words(base).length + words(promise).length <= MAX_WORDS + 4
      ? `${stopped(base)} ${promise}`
      : null,
    base && gift ? `${stopped(base)} ${gift}` : null,
    withContents(base, facts),
  ];
  return [subject, promise, ...composed]
    .filter((text) => text !== null)
    .filter(({ length }) => length <= MAX_CHARACTERS);
}

/** What the page is about: the longest part of its title that doesn't name the company or repeat the headline. */
export function subjectOf(facts: HeadlineFacts): string | null {
  const { document, headline, trust } = facts;
  const brand = keyOf(document.siteName ?? new URL(document.url).hostname.replace(/^www\.|\.[a-z]+$/g, ''));
  const trials = wordsFor(facts.language)?.offer.trial;
  const firm = keyOf(trust.organization.legalName ?? '');
  const segments = document.title
    .split(TITLE_SEPARATOR)
    .map(tidy)
    .filter((segment) => words(segment).length >= 2 && words(segment).length <= MAX_WORDS)
    .filter((segment) => ![brand, firm, keyOf(headline?.text ?? '')].includes(keyOf(segment)))
    .filter((segment) => !isPhrase(segment, trials) && !startsWith(segment, GREETINGS))
    .filter((segment) => mayNameOffer(segment, facts) && !isUnsafe(segment, facts.language));
  return segments.toSorted((a, b) => words(b).length - words(a).length)[0] ?? null;
}

/**
 * The plain sentence below the headline, if it is short enough for a headline, and neither a passing offer nor terms of
 * sale.
 */
function promiseOf({ subheadline, content, document, urgency, offer }: HeadlineFacts): string | null {
  const passing = [...urgency.claims, ...offer.terms].map(({ text }) => keyOf(text));
  const sentences = [subheadline?.text, content.explanation?.text, document.description ?? undefined]
    .filter((text) => text !== undefined)
    .map((text) => sentencesOf(text)[0] ?? '')
    .filter((text) => !ABBREVIATED.test(text))
    .map(tidy);
  return (
    sentences.find(
      (text) =>
        words(text).length >= 4 &&
        words(text).length <= MAX_WORDS &&
        !PURPOSE.test(text) &&
        !isAddress(text, true) &&
        !passing.some((line) => line.includes(keyOf(text)) || keyOf(text).includes(line)),
    ) ?? null
  );
}

function withContents(base: string | null, { offer, pageType }: HeadlineFacts): string | null {
  if (!SOLVING.has(pageType.type) && !isOfGoods(pageType.type)) return null;
  const items = (offer.contents?.items ?? [])
    .map(tidy)
    .filter((item) => words(item).length <= 3 && hasWord(item));
  // Short entries among longer ones, or entries with figures, are parts of a product, not benefits.
  const isWhole = items.length === (offer.contents?.items ?? []).length;
  const [first, second] = items;
  return isWhole && !items.some((item) => hasDigit(item)) && base && first && second
    ? `${base}: ${first}, ${second}`
    : null;
}

function shortPhrase(texts: readonly string[]): string | null {
  return texts.map(tidy).find((text) => text !== '' && words(text).length <= 7) ?? null;
}

function isNew(text: string, seen: Set<string>): boolean {
  const key = keyOf(text);
  if (key === '' || seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** One line, a capital at the start, no full stop at the end. */
function tidy(text: string): string {
  const line = singleSpaced(text)
    .replace(/[\s.,;:…。]+$/, '')
    .trim();
  return capitalized(line);
}

function keyOf(text: string): string {
  return lettersAndDigits(text.toLowerCase());
}

function words(text: string): string[] {
  return hasUnspaced(text) ? wordsOf(text) : text.split(SPACES).filter((word) => word !== '');
}
