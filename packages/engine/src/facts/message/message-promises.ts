import { firstMatch, mentions } from '../../language/match.ts';
import { parseNumber } from '../../language/number.ts';
import { alternatives, compose } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import { sentencesOf } from '../../page/sentences.ts';
import { type Amount, amountsIn } from '../offer/amounts.ts';
import { spansIn } from '../offer/terms.ts';
import type { PromiseKind } from '../types/message.ts';
import type { Price } from '../types/offer.ts';

/** What a message promises, before it is looked for on the page. */
export interface Promised {
  kind: PromiseKind;
  wording: string;
  /** Of a price, a saving, or the order value from which shipping is free. */
  amount: Pick<Amount, 'amount' | 'currency'> | null;
  /** Of a recurring price. */
  period: Price['period'];
  /** Whether a price is the lowest or highest of several: "from", "under", "up to". */
  isLimit: boolean;
  /** Of a percentage. */
  share: number | null;
  /** Length of a trial or guarantee. */
  days: number | null;
  /** The phrase of the word list that it was recognized by. */
  phrase: string;
}

/** With its place in the message. */
type Found = Promised & { start: number };

/** Kinds of terms with their phrases, the more specific first: each word of a message belongs to one. */
const TERMS: readonly (readonly [PromiseKind, (words: LanguageWords) => readonly Phrases[]])[] = [
  ['noCard', ({ offer }) => [offer.noCard]],
  ['trial', ({ offer }) => [offer.trial]],
  ['shipping', ({ offer }) => [offer.freeShipping]],
  ['guarantee', ({ offer }) => [offer.guarantee, offer.returns]],
  ['cancellation', ({ offer }) => [offer.cancellation]],
  ['delivery', ({ offer }) => [offer.deliveryTime]],
  ['free', ({ offer }) => [offer.freeOffer, offer.free]],
];

/** Characters between a term and the length or order value that belongs to it: "free for", "on orders over". */
const REACH = 22;
const LASTING: ReadonlySet<PromiseKind> = new Set(['trial', 'guarantee', 'free']);

/** What a message promises, in its order. */
export function promisesIn(message: string, words: LanguageWords | null): Promised[] {
  const found: Found[] = [];
  for (const sentence of sentencesOf(message)) {
    const offset = message.indexOf(sentence);
    const isQuestion = sentence.trimEnd().endsWith('?');
    const terms = words && !isQuestion ? termsIn(sentence, words) : [];
    const figures = [...amountPromises(sentence, words), ...sharesIn(sentence)];
    const apart = figures.filter((figure) => !terms.some((term) => overlap(term, figure)));
    for (const each of [...terms, ...apart]) found.push({ ...each, start: each.start + offset });
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ wording }, index, all) => all.findIndex((other) => other.wording === wording) === index)
    .map(({ start, ...promised }) => promised);
}

const NOTHING = { amount: null, period: null, isLimit: false, share: null, days: null, phrase: '' } as const;

function termsIn(sentence: string, words: LanguageWords): Found[] {
  const terms: Found[] = [];
  let rest = sentence;
  for (const [kind, phrasesOf] of TERMS) {
    const match = phrasesOf(words)
      .flatMap((phrases) => firstMatch(rest, phrases) ?? [])
      .toSorted((a, b) => b.text.length - a.text.length)[0];
    if (!match || isDenied(kind, sentence, words)) continue;
    const own = { start: match.index, wording: match.text };
    const span = LASTING.has(kind) ? nearest(lengthsIn(rest, words), own, rest) : null;
    const sum = kind === 'shipping' ? nearest(amountsIn(rest), own, rest) : null;
    const first = Math.min(...[own.start, span?.index, sum?.index].filter((at) => at !== undefined));
    const start = kind === 'trial' ? first - freeBefore(rest.slice(0, first), words) : first;
    const ends = [span, sum].map((part) => (part ? part.index + part.text.length : 0));
    const end = Math.max(own.start + own.wording.length, ...ends);
    terms.push({
      ...NOTHING,
      kind,
      start,
      wording: rest.slice(start, end),
      amount: sum && { amount: sum.amount, currency: sum.currency },
      days: span?.days ?? null,
      phrase: match.text,
    });
    rest = `${rest.slice(0, start)}${'·'.repeat(end - start)}${rest.slice(end)}`;
  }
  return terms;
}

const YEARS = compose(
  String.raw`(?<![\p{L}\d.,])(\d{1,2})[ -]?(?:${alternatives('yearUnit')})\p{L}{0,3}(?!\p{L})`,
  'giu',
);

type Length = ReturnType<typeof spansIn>[number];

/** Every "14 days", "two weeks" and "10-year" of a text. */
export function lengthsIn(text: string, words: LanguageWords): Length[] {
  const years = [...text.matchAll(YEARS)];
  const spans = years.map(({ 0: length, 1: count, index }) => ({
    days: 365 * Number(count),
    index,
    text: length,
  }));
  return [...spansIn(text, words), ...spans];
}

/** Length of the word that makes a trial free: "free 14-day trial" is one promise. */
function freeBefore(before: string, { offer }: LanguageWords): number {
  const word = firstMatch(before, offer.free);
  return word && before.trimEnd().endsWith(word.text) ? before.length - word.index : 0;
}

/** "No refunds" and "gluten-free" promise neither. */
function isDenied(kind: PromiseKind, sentence: string, { offer }: LanguageWords): boolean {
  if (kind === 'guarantee') return mentions(sentence, offer.guaranteeNever);
  return kind === 'free' && mentions(sentence, offer.freeNever);
}

/** What sets two statements of a sentence apart. */
const APART = /[,;:.!?·|]/;

/** The part that stands nearest to a phrase, within reach and without a comma between. */
function nearest<Part extends { index: number; text: string }>(
  parts: readonly Part[],
  { start, wording }: { start: number; wording: string },
  sentence: string,
): Part | null {
  const between = ({ index, text }: Part): string =>
    index < start
      ? sentence.slice(index + text.length, start)
      : sentence.slice(start + wording.length, Math.max(index, start + wording.length));
  const [first] = parts
    .filter((part) => between(part).length <= REACH && !APART.test(between(part)))
    .toSorted((a, b) => between(a).length - between(b).length);
  return first ?? null;
}

function overlap(a: Found, b: Found): boolean {
  return a.start < b.start + b.wording.length && b.start < a.start + a.wording.length;
}

const LIMIT = compose(String.raw`(?<!\p{L})${alternatives('priceLimit')}\s*$`, 'iu');
/** Characters around an amount in which words say what it is. */
const AROUND = 32;

/** "$4 per employee": a price without its unit would promise something else. */
const PER_UNIT = /^\s?(?:\/\s?|(?:per|pro|je|par|por)\s)\p{L}+(?:\s(?:per|pro|je|par|por)\s\p{L}+)?/iu;

function amountPromises(sentence: string, words: LanguageWords | null): Found[] {
  return amountsIn(sentence).map(({ amount, currency, index, text }) => {
    const before = sentence.slice(Math.max(0, index - AROUND), index);
    const after = sentence.slice(index + text.length, index + text.length + AROUND).split(APART)[0] ?? '';
    const isSaving = [before, after].some((around) => mentions(around, words?.offer.amountNever));
    const limit = LIMIT.exec(before);
    const start = index - (limit?.[0].length ?? 0);
    const recurring = words && periodIn(after, words);
    const end = index + text.length + Math.max(recurring?.length ?? 0, PER_UNIT.exec(after)?.[0].length ?? 0);
    return {
      ...NOTHING,
      kind: isSaving ? 'saving' : 'price',
      start,
      wording: sentence.slice(start, end).trim(),
      amount: { amount, currency },
      period: recurring?.period ?? null,
      isLimit: limit !== null,
    };
  });
}

const PERIODS = ['month', 'year', 'week', 'day', 'hour'] as const;
/** Characters before the name of a period: "/", " per ", " im ". */
const BEFORE_PERIOD = 5;

/** What an amount is paid for again and again, with the length of the text that says so: "/month". */
function periodIn(
  after: string,
  { offer: { periods } }: LanguageWords,
): { period: Price['period']; length: number } | null {
  for (const period of PERIODS) {
    const match = firstMatch(after, periods[period]);
    if (match && match.index <= BEFORE_PERIOD) return { period, length: match.index + match.text.length };
  }
  return null;
}

const SHARE = compose(
  String.raw`(?<![\p{L}\d.,])(?:%\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\s?%)|(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|٪|${alternatives('percent')}(?!\p{L})))`,
  'giu',
);

const OFF = compose(String.raw`^\s?${alternatives('discountWord')}(?!\p{L})`, 'iu');

/** Percentages below 100, which mostly means “all”, with what they lower: "20% off", "up to 50%". */
export function sharesIn(text: string): Found[] {
  return [...text.matchAll(SHARE)].flatMap((match) => {
    const share = parseNumber(match[1] ?? match[2] ?? '');
    if (share === null || share === 0) return [];
    const figure = match.index + match[0].length;
    const start = match.index - (LIMIT.exec(text.slice(0, match.index))?.[0].length ?? 0);
    const end = figure + (OFF.exec(text.slice(figure))?.[0].length ?? 0);
    return { ...NOTHING, kind: 'percentage' as const, start, wording: text.slice(start, end), share };
  });
}
