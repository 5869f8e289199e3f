import type { Evidence } from '@liftmark/contract/report';
import { hasDigit, LETTER_RUNS } from '../../language/characters.ts';
import { firstMatch, isPhrase, mentions, normalize, type PhraseMatch } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { isQuestion, parted } from '../../language/punctuation.ts';
import { hasUnspaced } from '../../language/segments.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import { sentencesOf } from '../../page/sentences.ts';
import { controlsOf } from '../actions/controls.ts';
import {
  type FactContext,
  isButton,
  isHeading,
  type PageLink,
  presence,
  type TextBlock,
} from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import { pathOf } from '../trust/links.ts';
import type { Presence } from '../types/common.ts';
import type { Offer, OfferTerm, Price } from '../types/offer.ts';
import { isPaidOnce, recurs } from './prices.ts';

/** A number in digits, or one that guarantees are written with in words. */
const PERIOD = compose(
  String.raw`(?<![\p{L}\d])(?:\d{1,3}|${alternatives('countWord')})[ -]${alternatives('termUnit')}(?!\p{L})`,
  'iu',
);
const ELSEWHERE = pattern('otherReturn');
const MAX_TEXT = 600;
const MAX_LABEL = 40;
const LEAST_ANSWER = 12;
const MAX_QUOTE = 120;
/** Share of the letters that links hold in a row of them, dots and bars between them left. */
const LINK_ROW = 0.8;

/** Return, refund, guarantee and cancellation terms, in words or as a link, their negation too. */
export function termsOf(context: FactContext): OfferTerm[] {
  const { words } = context;
  if (!words) return [];
  const terms: OfferTerm[] = [];
  for (const block of context.blocks) {
    if (terms.length >= 60) break;
    if (block.text.length > MAX_TEXT || context.inMockUp(block.node)) continue;
    if (kindOf(normalize(block.text), context)) terms.push(...termsIn(block, context));
  }
  return terms;
}

function termsIn(block: TextBlock, context: FactContext): OfferTerm[] {
  return statementsIn(block, context).flatMap(({ node, text, link }) => {
    const said = normalize(text);
    const kind = kindOf(said, context);
    if (!kind || (link !== undefined && leadsToGoods(text, link))) return [];
    const told = sayingIt(text, kind, context);
    return {
      kind,
      text: told,
      period: periodIn(said, context) ?? periodIn(answerTo(node, text, context), context),
      negated: mentions(said, context.words?.offer.guaranteeNever),
      link: link?.href ?? null,
      region: node.region,
      nearAction: context.near(node),
      evidence: context.evidence(node, told),
    };
  });
}

function periodIn(said: string, { words }: FactContext): string | null {
  return PERIOD.exec(said)?.[0] ?? (words && spansIn(said, words)[0]?.text) ?? null;
}

/** What stands below a question or heading, also where it is folded. */
function answerTo(node: PageNode, text: string, { view }: FactContext): string {
  if (!isQuestion(text) && !isHeading(node)) return '';
  const around = node.closest((at) => view.everyText(at, MAX_TEXT).length > text.length + LEAST_ANSWER);
  const [, answer = ''] = around && !around.isIn('nav') ? view.everyText(around, MAX_TEXT).split(text) : [];
  return sentencesOf(answer).slice(0, 2).join(' ');
}

/** Of a longer paragraph the sentence that states it: whoever reads a quotation looks for it there. */
function sayingIt(text: string, kind: OfferTerm['kind'], context: FactContext): string {
  if (text.length <= MAX_QUOTE) return text;
  return sentencesOf(text).find((sentence) => kindOf(normalize(sentence), context) === kind) ?? text;
}

/** "Returns" and "Warranties" may be what is sold: their pages lie among those of the goods. */
const GOODS = pattern('goodsAddress');

function leadsToGoods(text: string, { label, href }: PageLink): boolean {
  return text === label && GOODS.test(pathOf(href));
}

interface Statement {
  node: PageNode;
  text: string;
  link: PageLink | undefined;
}

/** The links of a block that is little but links, such as a menu; null for any other. */
function linksInRow({ node, text }: Omit<TextBlock, 'heading'>, context: FactContext): PageLink[] | null {
  const links = context.links.filter((link) => node.contains(link.node));
  const labels = links.reduce((sum, { label }) => sum + label.length + 1, 0);
  return links.length > 1 && labels >= LINK_ROW * text.length ? links : null;
}

/** What a block says, with the link in or around it; of a row of links each speaks for itself. */
function statementsIn({ node, text }: TextBlock, context: FactContext): Statement[] {
  const row = linksInRow({ node, text }, context);
  if (row !== null) return row.map((link) => ({ node: link.node, text: link.label, link }));
  const link = context.links.find((each) => node.contains(each.node) || each.node.contains(node));
  return partsThatMean(text, context).map((said) => ({ node, text: said, link }));
}

/** "14-day guarantee. Cancel anytime." states two terms; what stands beside the only one is left out. */
function partsThatMean(text: string, context: FactContext): string[] {
  const kinds = (parts: readonly string[]) =>
    parts.filter((part) => kindOf(normalize(part), context) !== null);
  const sentences = kinds(sentencesOf(text));
  if (new Set(sentences.map((part) => kindOf(normalize(part), context))).size > 1) return sentences;
  const parts = kinds(parted(text));
  const [part] = parts;
  const isWhole = part !== undefined && PERIOD.test(part) === PERIOD.test(text);
  return parts.length === 1 && isWhole ? [part.trim()] : [text];
}

function kindOf(text: string, context: FactContext): OfferTerm['kind'] | null {
  const { words } = context;
  if (!words) return null;
  if (mentions(text, words.offer.returns)) return isReturn(text, context) ? 'returns' : null;
  if (mentions(text, words.offer.cancellation)) return 'cancellation';
  return mentions(text, words.offer.guarantee) && isReturn(text, context) ? 'guarantee' : null;
}

/** Not tax returns, returns on money, or a way back to the home page. */
function isReturn(text: string, context: FactContext): boolean {
  const never = firstMatch(text, context.words?.offer.guaranteeNever);
  return !never || !ELSEWHERE.test(never.text);
}

/** Guarantee, return right or refund policy that is not negated; a link counts. */
export function guaranteeOf(context: FactContext, terms: OfferTerm[]): Presence {
  const { words } = context;
  const evidence = terms
    .filter((term) => !term.negated && term.kind !== 'cancellation')
    .filter((term) => mentions(term.text, words?.offer.guarantee))
    .map((term) => term.evidence);
  return presence(evidence.slice(0, 5), [sentences.searched.guarantee], words);
}

/** Free plan, trial, sample or consultation. */
export function freeOfferOf(context: FactContext, prices: readonly Price[] = []): Presence {
  const plans = prices.filter((price) => price.free && (price.amount === null || isFreePlan(price, context)));
  const said = freeBlocks(context).map((block) => context.evidence(block.node, block.text));
  return presence(
    [
      ...said,
      ...freeSentences(context),
      ...freeButtons(context),
      ...plans.map(({ evidence }) => evidence),
    ].slice(0, 5),
    [sentences.searched.freeOffer],
    context.words,
  );
}

/** Where programs are published with their source code, nearly always for nothing. */
const CODE_HOST = compose(String.raw`^https?:\/\/(?:www\.)?${alternatives('codeAddress')}\/`, 'i');

export function freeOfChargeOf(context: FactContext): Evidence | null {
  const { words } = context;
  const said = context.blocks.find(({ text }) => mentions(text, words?.offer.free));
  if (said) return context.evidence(said.node, said.text);
  const source = context.links.find(({ href }) => CODE_HOST.test(href));
  return source ? context.evidence(source.node, source.label) : null;
}

/** What says it outside menus comes first; of a menu, only its link. */
function freeBlocks(context: FactContext): TextBlock[] {
  const { words } = context;
  if (!words) return [];
  const isFree = ({ text }: TextBlock) => mentions(without(normalize(text), context), words.offer.freeOffer);
  const said = context.blocks
    .filter(({ node, text }) => text.length <= MAX_TEXT && !context.inMockUp(node))
    .filter((block) => !block.node.isIn('blockquote') && isFree(block));
  const menus = said.flatMap((block) => linksInRow(block, context) ?? []);
  const links = menus.map(({ node, label }) => ({ node, text: label, heading: '' }));
  return [...said.filter((block) => linksInRow(block, context) === null), ...links.filter(isFree)];
}

/** Letters of a plan's price and what stands with it. */
const MAX_PRICE_LINE = 60;

/** A price of nothing is that of a plan where it counts per month, or is called free beside it. */
function isFreePlan({ period, struck, evidence }: Price, context: FactContext): boolean {
  const { view, words } = context;
  if (struck) return false;
  if (period !== null) return true;
  const price = view.at(evidence.node);
  const line = price?.parent?.closest((at) => view.textLength(at) > view.textLength(price));
  if (!line || !words || view.textLength(line) > MAX_PRICE_LINE) return false;
  return mentions(without(normalize(view.text(line)), context), words.offer.free);
}

/** Sentences of a paragraph so long that it speaks of many things. */
const MAX_PARAGRAPH = 3_000;
const MAX_SENTENCE = 160;

function freeSentences(context: FactContext): Evidence[] {
  const { words } = context;
  if (!words) return [];
  return context.blocks
    .filter(({ text }) => text.length > MAX_TEXT && text.length <= MAX_PARAGRAPH)
    .filter(({ node }) => !context.inMockUp(node) && !node.isIn('blockquote', 'article'))
    .flatMap(({ node, text }) => {
      const sentence = sentencesOf(text).find(
        (each) =>
          each.length <= MAX_SENTENCE && mentions(without(normalize(each), context), words.offer.freeOffer),
      );
      return sentence === undefined ? [] : [context.evidence(node, sentence)];
    });
}

/** Who presses a button gets what it names. */
function freeButtons(context: FactContext): Evidence[] {
  const { words, view } = context;
  if (!words) return [];
  return controlsOf(view)
    .filter(({ node, text }) => isButton(node) && text.length <= MAX_LABEL)
    .filter(({ text }) => mentions(without(normalize(text), context), words.offer.free))
    .map(({ node, text }) => context.evidence(node, text));
}

/** The text with "free shipping", "free of" and the like taken out. */
function without(text: string, context: FactContext): string {
  const found = firstMatch(text, context.words?.offer.freeNever);
  if (!found) return text;
  return without(`${text.slice(0, found.index)} · ${text.slice(found.index + found.text.length)}`, context);
}

/** "A trial lesson" is held once: nothing begins to cost when it ends. */
const TRIAL_CLASS = pattern('trialClass');

/** Length, later price and need of a card of a free trial; null where there is none. */
export function trialOf(context: FactContext, prices: readonly Price[] = []): Offer['trial'] {
  const { words, blocks, view } = context;
  if (!words) return null;
  const found = freeBlocks(context).filter(({ text }) =>
    mentions(text.replace(TRIAL_CLASS, ' · '), words.offer.trial),
  );
  const first = found.find((block) => hasDigit(block.text)) ?? found[0];
  if (!first) return null;
  const near = blocks.filter(({ node, text }) => view.near(node, first.node) && text.length < 300);
  const spoken = [...found, ...near].map(({ text }) => normalize(text));
  const lengths = spoken.flatMap((text) => trialDays(text, context) ?? []);
  const times = Map.groupBy(lengths, (length) => length);
  // "2 months free" of a yearly plan is said once, the length of the trial beside each button.
  const [[days = null] = []] = [...times].toSorted(([, a], [, b]) => b.length - a.length);
  const said = found.find(({ text }) => trialDays(normalize(text), context) === days) ?? first;
  return {
    days,
    priceAfter:
      spoken.some((text) => /[$€£]|\d ?(eur|usd|gbp|chf|kr)\b/i.test(text)) ||
      context.links.some((link) => link.label.length < 60 && mentions(link.label, words.offer.priceLinks)),
    cardStated: blocks.some(
      ({ text }) =>
        text.length < MAX_TEXT &&
        (mentions(text, words.offer.noCard) || mentions(text, words.offer.cardNeeded)),
    ),
    paidOnce: isPaidOnce(context) && !prices.some((price) => recurs(price)),
    evidence: context.evidence(said.node, sentenceWith(said.text, words.offer.trial)),
  };
}

/** The sentence that speaks of it; the whole text where none does alone. */
function sentenceWith(text: string, phrases: Phrases): string {
  return sentencesOf(text).find((sentence) => mentions(sentence, phrases)) ?? text;
}

/** The length that is said of the trial itself: of several spans in a sentence, the one nearest to the offer. */
function trialDays(text: string, { words }: FactContext): number | null {
  if (!words) return null;
  for (const sentence of sentencesOf(text)) {
    const offer = firstMatch(sentence, words.offer.trial);
    if (!offer) continue;
    const spans = spansIn(sentence, words).toSorted((a, b) => gap(a, offer) - gap(b, offer));
    const days = spans[0]?.days ?? unitDays(offer.text, words);
    if (days !== null) return days;
  }
  return null;
}

interface Span {
  days: number;
  index: number;
  text: string;
}

/** Every "14 days", "two weeks" and "30-day" of a sentence. */
export function spansIn(sentence: string, words: LanguageWords): Span[] {
  const counted = new RegExp(
    `(?<![\\p{L}\\d.,])(\\d{1,3}|${words.numberWords.join('|')})[ -]?(\\p{L}+)`,
    'giu',
  );
  return [...sentence.matchAll(counted)].flatMap((match) => {
    const [text, count = '', unit = ''] = match;
    const days = unitDays(unit, words);
    const written = words.numberWords.indexOf(count.toLowerCase());
    const number = written < 0 ? Number(count) : written + 2;
    return days === null ? [] : [{ days: number * days, index: match.index, text }];
  });
}

/** How many characters lie between the two. */
function gap(span: { index: number; text: string }, offer: PhraseMatch): number {
  return Math.max(
    0,
    span.index - (offer.index + offer.text.length),
    offer.index - (span.index + span.text.length),
  );
}

const DAYS = pattern('dayUnit');
/** "14日間無料": the unit at the beginning of words without spaces. */
const DAYS_FIRST = compose(`^${alternatives('dayUnit')}`, 'iu');
const WEEKS = pattern('weekUnit');
const MONTHS = pattern('monthUnit');

/** Days of the unit of time that the words name; null where they name none. */
function unitDays(text: string, { offer: { periods } }: LanguageWords): number | null {
  for (const word of text.match(LETTER_RUNS) ?? []) {
    if (DAYS.test(word) || (hasUnspaced(word) && DAYS_FIRST.test(word))) return 1;
    if (WEEKS.test(word) || isPhrase(word, periods.week)) return 7;
    if (MONTHS.test(word) || isPhrase(word, periods.month)) return 30;
  }
  return null;
}

/** Short lines or links that mean one of the phrases. */
export function saying(context: FactContext, phrases: readonly string[], maxLength = 90): Evidence[] {
  return linesThat(context, (text) => text.length <= maxLength && mentions(text, phrases));
}

/** Lines or links that are one of the phrases and nothing else. */
export function labelled(context: FactContext, phrases: readonly string[]): Evidence[] {
  return linesThat(context, (text) => isPhrase(text, phrases));
}

function linesThat(context: FactContext, mean: (text: string) => boolean): Evidence[] {
  return context.blocks
    .filter((block) => mean(block.text) && !context.inMockUp(block.node))
    .slice(0, 5)
    .map((block) => context.evidence(block.node, block.text));
}
