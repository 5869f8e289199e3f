import { FIGURES } from '../../language/characters.ts';
import { allMatches, firstMatch, mentions, normalize } from '../../language/match.ts';
import { parseNumber } from '../../language/number.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import { isRecord, itemsOf, numberOf, textOf } from '../../page/structured-data.ts';
import type { FactContext } from '../fact-context.ts';
import { isPlanLine } from '../offer/plan-line.ts';
import { text as sentences } from '../text.ts';
import type { Count } from '../types/common.ts';
import type { Proof, RatingSummary } from '../types/proof.ts';
import { PLATFORMS } from './platforms.ts';
import { starLabel, starRows } from './stars.ts';

const RATED = pattern('ratingLabel');
const PAGED = pattern('stepLabel');
const OUT_OF_AFTER = compose(
  String.raw`^\s*[(:]\s*\d(?:[.,]\d{1,2})?\s*(?:[/★⭐]|${alternatives('outOf')})`,
  'iu',
);
const STAR_BEFORE = compose(String.raw`(?:\/|${alternatives('starWord')})\s*$`, 'i');

const OUT_OF = compose(
  String.raw`(?<![\d.,/])([0-5](?:[.,]\d{1,2})?)\s*(?:\/|${alternatives('outOf')})\s*(5|${alternatives('five')})(?![\d/.,]\d)`,
  'iu',
);
const OUT_OF_TEN = /(?<![\d.,/])(\d(?:[.,]\d{1,2})?|10)\s*\/\s*10(?!\d)/u;
const WITH_STAR = /(?<![\d.,])([1-5][.,]\d{1,2})\s*[★⭐✭]|[★⭐✭]\s*([1-5](?:[.,]\d{1,2})?)(?![\d.,]*\d)/u;
const DECIMAL = /(?<![\d.,$€£])([1-5][.,]\d)(?![\d%]|[.,]\d)/u;
const HOTEL = pattern('hotelStars');
const MAX_TEXT = 240;

/** Stars and review counts shown on the page; each place once. */
export function ratingsOf(context: FactContext): Count & { summaries: RatingSummary[] } {
  const summaries: RatingSummary[] = [];
  const covered = new Set<PageNode>();
  /** What is covered, with all that it lies in. */
  const around = new Set<PageNode>();
  const add = (node: PageNode, text: string, part: Partial<RatingSummary>): void => {
    if (around.has(node) || node.closest((at) => covered.has(at))) return;
    covered.add(node);
    for (let at: PageNode | null = node; at && !around.has(at); at = at.parent) around.add(at);
    summaries.push({
      average: null,
      scale: 5,
      count: null,
      item: null,
      ...part,
      depth: context.model.depth(node),
      nearTitle: context.headline !== null && context.view.near(node, context.headline),
      evidence: context.evidence(node, text),
    });
  };
  for (const node of context.view.nodes) {
    const label = labelOf(node, context);
    const average = OUT_OF.exec(label)?.[1] ?? (RATED.test(label) ? DECIMAL.exec(label)?.[1] : undefined);
    if (average)
      add(node, label, {
        average: parseNumber(average),
        count: reviewCount(label, context) ?? countBeside(node, context),
      });
  }
  for (const block of context.blocks) {
    if (block.text.length > MAX_TEXT || HOTEL.test(block.text) || context.inMockUp(block.node)) continue;
    if (isPlanLine(block.node, context.view)) continue;
    const part = spoken(block.text, context);
    if (part) add(block.node, block.text, { ...part, count: part.count ?? countBeside(block.node, context) });
  }
  for (const row of starRows(context)) {
    if (context.inMockUp(row.node) && !row.node.closest((at) => pattern('ratingName').test(at.names)))
      continue;
    add(row.node, context.view.label(row.node) || sentences.starRow, {
      average: averageBeside(row.node, context) ?? row.filled,
      count: countBeside(row.node, context),
    });
  }
  const searched = [sentences.searched.proof.ratings];
  const evidence = summaries.map((summary) => summary.evidence);
  if (summaries.length === 0 && !context.words)
    return { count: null, evidence, searched, notMeasured: sentences.notMeasured.noWordList, summaries };
  return { count: summaries.length, evidence, searched: summaries.length ? [] : searched, summaries };
}

/** What a part is called that may show a rating; empty where visitors see none. */
function labelOf(node: PageNode, context: FactContext): string {
  const label = node.visible && node.isElement ? starLabel(node, context) : '';
  return label.length > 120 || !/\d|star/i.test(label) || isPageNumber(node, label) ? '' : label;
}

function averageBeside(node: PageNode, { view }: FactContext): number | null {
  for (let at = node.parent, step = 0; at && step < 2; at = at.parent, step++) {
    if (view.textLength(at) > 80) break;
    const value = DECIMAL.exec(view.text(at))?.[1];
    if (value) return parseNumber(value);
  }
  return null;
}

/** "3 / 5" says which slide is shown, where neither a picture nor its name tells of stars. */
function isPageNumber(node: PageNode, label: string): boolean {
  return /^\d+ ?(\/|of) ?\d+$/.test(label) && node.role !== 'img' && !pattern('ratingName').test(node.names);
}

/** Whether it sums up what many said: a number of ratings, or an average that no single person gives. */
export function isOfMany({ average, count }: Pick<RatingSummary, 'average' | 'count'>): boolean {
  return count !== null || (average !== null && !Number.isInteger(average));
}

/** The rating that structured data states for the page's main item. */
export function structuredRatingOf(context: FactContext): Proof['structuredRating'] {
  for (const item of context.structured) {
    const rating = item.properties.aggregateRating;
    if (!isRecord(rating)) continue;
    return {
      average: numberOf(rating.ratingValue),
      scale: numberOf(rating.bestRating) ?? 5,
      count: numberOf(rating.reviewCount) ?? numberOf(rating.ratingCount),
      item: item.name,
    };
  }
  const lone = itemsOf(context.structured, 'AggregateRating')[0]?.properties;
  if (!lone) return null;
  return {
    average: numberOf(lone.ratingValue),
    scale: numberOf(lone.bestRating) ?? 5,
    count: numberOf(lone.reviewCount) ?? numberOf(lone.ratingCount),
    item: textOf(lone.itemReviewed),
  };
}

function spoken(
  text: string,
  context: FactContext,
): { average: number | null; scale: number; count: number | null } | null {
  const { words } = context;
  const said = normalize(text);
  const counted = reviewCount(said, context);
  const countAfter = ({ 0: average, index }: RegExpExecArray) =>
    counted ?? raterCount(said.slice(index + average.length).trim(), words);
  const outOf = OUT_OF.exec(said);
  const rated =
    PLATFORMS.test(said) ||
    (words !== null && (mentions(said, words.proof.stars) || mentions(said, words.proof.reviews)));
  // "Claim 1 of 5 spots": by itself only a value with a decimal is an average.
  if (
    outOf &&
    (rated ||
      (said.length < 40 && (outOf[1]?.length ?? 0) > 1) ||
      said.includes('★') ||
      said.includes('⭐')) &&
    !PAGED.test(said)
  ) {
    return { average: parseNumber(outOf[1] ?? ''), scale: 5, count: countAfter(outOf) };
  }
  const star = WITH_STAR.exec(said);
  if (star) return { average: parseNumber(star[1] ?? star[2] ?? ''), scale: 5, count: countAfter(star) };
  const ten = OUT_OF_TEN.exec(said);
  if (ten && rated) return { average: parseNumber(ten[1] ?? ''), scale: 10, count: countAfter(ten) };
  if (!words) return null;
  const decimal = DECIMAL.exec(said);
  if (decimal && rated && said.length < 120)
    return { average: parseNumber(decimal[1] ?? ''), scale: 5, count: countAfter(decimal) };
  return counted !== null && said.length < 160 ? { average: null, scale: 5, count: counted } : null;
}

/** "4.8 of 5 by 1,204 happy customers": who rated, in the text behind an average. */
function raterCount(text: string, words: LanguageWords | null): number | null {
  for (const { index } of words ? allMatches(text, words.proof.customers) : []) {
    const number = /(?<![\d.,])(\d[\d.,]*k?)\+?\s+(?:[\p{L}-]+\s)?$/iu.exec(text.slice(0, index))?.[1];
    if (number) return parseNumber(number);
  }
  return null;
}

const NUMBER_BEFORE = compose(
  String.raw`(?<![\d.,])((?:\d{1,3}(?:[., ]\d{3})+|\d+(?:[.,]\d+)?)k?)\+?\s*(?:${alternatives('reviewCounter')}\s?)?(?:[\p{L}-]+\s){0,2}\(?$`,
  'iu',
);
const NUMBER_BEHIND = /^\s*[(:（：]\s*(\d[\d.,]*)\s*[)）]?/;
/** "クチコミ386件": where the number follows with its counter. */
const COUNTED = compose(String.raw`^\s?(\d[\d.,]*)\s?${alternatives('reviewCounter')}`, 'u');

/** "(1,284 reviews)"; not a heading such as "Reviews" and not "5-star reviews". */
function reviewCount(text: string, context: FactContext): number | null {
  const { words } = context;
  if (!words) return null;
  for (const match of allMatches(text, words.proof.reviews)) {
    // "후기 128개": the phrase has the number in it.
    const within = match.text.match(FIGURES)?.[0];
    if (within) return parseNumber(within);
    const before = normalize(text).slice(0, match.index);
    const number = NUMBER_BEFORE.exec(before)?.[1];
    const behind = normalize(text).slice(match.index + match.text.length);
    if (number && !/[.,]\d$/.test(number.trim()) && !STAR_BEFORE.test(before)) {
      const value = parseNumber(number);
      if (value !== null && value >= 1 && !/\d\s*(star|-star)/i.test(before.slice(-12))) return value;
    }
    const after = NUMBER_BEHIND.exec(behind)?.[1] ?? COUNTED.exec(behind)?.[1];
    if (after && !isAverage(behind)) return parseNumber(after);
  }
  return null;
}

/** "Rating: 5.0 / 5.0": a value and what it is out of. */
function isAverage(said: string): boolean {
  return OUT_OF_AFTER.test(said) || /^\s*[(:]\s*\d[.,]\d{1,2}(?!\d)/.test(said);
}

function countBeside(node: PageNode, context: FactContext): number | null {
  for (let at = node.parent, step = 0; at && step < 3; at = at.parent, step++) {
    if (context.view.textLength(at) > 120) return null;
    const text = context.view.text(at);
    const counted = reviewCount(text, context);
    if (counted !== null) return counted;
    const bracketed = /\((\d[\d.,]*k?)\)/i.exec(text)?.[1];
    if (bracketed) return parseNumber(bracketed);
  }
  return null;
}

/** Whether a text says how reviews are gathered, or marks one as verified. */
export function saysProvenance(text: string, context: FactContext): boolean {
  const { words } = context;
  return (
    words !== null &&
    (firstMatch(text, words.proof.verified) !== null || mentions(text, words.proof.reviewPolicy))
  );
}
