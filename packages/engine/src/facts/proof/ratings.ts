import { FIGURES } from '../../language/characters.ts';
import { allMatches, mentions, normalize, startsWith } from '../../language/match.ts';
import { parseNumber } from '../../language/number.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import { isRecord, itemsOf, numberOf, textOf } from '../../page/structured-data.ts';
import { controlsOf } from '../actions/controls.ts';
import { count, type FactContext } from '../fact-context.ts';
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

/** A rating, and the node and words that show it. */
type Shown = Pick<RatingSummary, 'average' | 'count'> & { node: PageNode; text: string; scale?: number };

/** Stars and review counts shown on the page; each place once. */
export function ratingsOf(context: FactContext): Count & { summaries: RatingSummary[] } {
  const { model, view, headline } = context;
  const shown = [...labeledRatings(context), ...writtenRatings(context), ...drawnRatings(context)];
  const summaries = eachPlaceOnce(shown).map(({ node, text, average, scale = 5, count }) => ({
    average,
    scale,
    count,
    item: null,
    depth: model.depth(node),
    nearTitle: headline !== null && view.near(node, headline),
    evidence: context.evidence(node, text),
  }));
  const evidence = summaries.map((summary) => summary.evidence);
  return { ...count(evidence, [sentences.searched.proof.ratings], context.words), summaries };
}

/** Without those that lie in one before them, or around it. */
function eachPlaceOnce(shown: readonly Shown[]): Shown[] {
  const covered = new Set<PageNode>();
  const around = new Set<PageNode>();
  return shown.filter(({ node }) => {
    if (around.has(node) || node.closest((at) => covered.has(at))) return false;
    covered.add(node);
    for (let at: PageNode | null = node; at && !around.has(at); at = at.parent) around.add(at);
    return true;
  });
}

function labeledRatings(context: FactContext): Shown[] {
  return context.view.nodes.flatMap((node) => {
    const text = labelOf(node, context);
    const average = OUT_OF.exec(text)?.[1] ?? (RATED.test(text) ? DECIMAL.exec(text)?.[1] : undefined);
    if (!average) return [];
    const count = reviewCount(text, context) ?? countBeside(node, context);
    return { node, text, average: parseNumber(average), count };
  });
}

function writtenRatings(context: FactContext): Shown[] {
  return context.blocks.flatMap(({ node, text }) => {
    if (text.length > MAX_TEXT || HOTEL.test(text) || context.inMockUp(node)) return [];
    const isNone = isPlanLine(node, context.view) || asksToAct(text, context);
    const rating = isNone ? null : ratingIn(text, context);
    return rating ? { node, text, ...rating, count: rating.count ?? countBeside(node, context) } : [];
  });
}

/** "Book two design reviews": what visitors are asked to do. */
function asksToAct(said: string, { view, words }: FactContext): boolean {
  return startsWith(said, words?.actions.book) && controlsOf(view).some(({ text }) => text === said);
}

function drawnRatings(context: FactContext): Shown[] {
  const isNamed = (at: PageNode): boolean => pattern('ratingName').test(at.names);
  return starRows(context)
    .filter(({ node }) => !context.inMockUp(node) || node.closest(isNamed) !== null)
    .map(({ node, filled }) => ({
      node,
      text: context.view.label(node) || sentences.starRow,
      average: averageBeside(node, context) ?? filled,
      count: countBeside(node, context),
    }));
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
export function structuredRatingOf({ structured }: FactContext): Proof['structuredRating'] {
  for (const { name, properties } of structured) {
    if (isRecord(properties.aggregateRating)) return aggregateRating(properties.aggregateRating, name);
  }
  const lone = itemsOf(structured, 'AggregateRating')[0]?.properties;
  return lone ? aggregateRating(lone, textOf(lone.itemReviewed)) : null;
}

function aggregateRating(rating: Readonly<Record<string, unknown>>, item: string | null) {
  return {
    average: numberOf(rating.ratingValue),
    scale: numberOf(rating.bestRating) ?? 5,
    count: numberOf(rating.reviewCount) ?? numberOf(rating.ratingCount),
    item,
  };
}

/** The rating that a text states, or how many reviews there are; null where neither. */
function ratingIn(text: string, context: FactContext): Omit<Shown, 'node' | 'text'> | null {
  const { words } = context;
  const said = normalize(text);
  const counted = reviewCount(said, context);
  const isRated =
    PLATFORMS.test(said) || mentions(said, words?.proof.stars) || mentions(said, words?.proof.reviews);
  const averages: [match: RegExpExecArray | null | false, scale: number][] = [
    [outOfFive(said, isRated), 5],
    [WITH_STAR.exec(said), 5],
    [isRated && OUT_OF_TEN.exec(said), 10],
    [isRated && words !== null && said.length < 120 && DECIMAL.exec(said), 5],
  ];
  for (const [match, scale] of averages) {
    if (!match) continue;
    const after = said.slice(match.index + match[0].length).trim();
    const average = parseNumber(match[1] ?? match[2] ?? '');
    return { average, scale, count: counted ?? raterCount(after, words) };
  }
  return counted !== null && said.length < 160 ? { average: null, count: counted } : null;
}

/** "Claim 1 of 5 spots": by itself only a value with a decimal is an average. */
function outOfFive(said: string, isRated: boolean): RegExpExecArray | null {
  const outOf = OUT_OF.exec(said);
  if (!outOf || PAGED.test(said)) return null;
  const isDecimal = said.length < 40 && (outOf[1]?.length ?? 0) > 1;
  return isRated || isDecimal || ['★', '⭐'].some((star) => said.includes(star)) ? outOf : null;
}

/** "4.8 of 5 by 1,204 happy customers": who rated, in the text behind an average. */
function raterCount(text: string, words: LanguageWords | null): number | null {
  for (const { index } of allMatches(text, words?.proof.customers)) {
    const number = /(?<![\d.,])(\d[\d.,]*k?)\+?\s+(?:[\p{L}-]+\s)?$/iu.exec(text.slice(0, index))?.[1];
    if (number) return parseNumber(number);
  }
  return null;
}

const NUMBER_BEFORE = compose(
  String.raw`(?<![\d.,])((?:\d{1,3}(?:[., ]\d{3})+|\d+(?:[.,]\d+)?)k?)(?!-)\+?\s*(?:${alternatives('reviewCounter')}\s?)?(?:[\p{L}-]+\s){0,2}\(?$`,
  'iu',
);
const NUMBER_BEHIND = /^\s*[(:（：]\s*(\d[\d.,]*)\s*[)）]?/;
/** "クチコミ386件": where the number follows with its counter. */
const COUNTED = compose(String.raw`^\s?(\d[\d.,]*)\s?${alternatives('reviewCounter')}`, 'u');

/** "(1,284 reviews)"; not a heading such as "Reviews" and not "5-star reviews". */
function reviewCount(text: string, context: FactContext): number | null {
  for (const match of allMatches(text, context.words?.proof.reviews)) {
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
  const proof = context.words?.proof;
  return mentions(text, proof?.verified) || mentions(text, proof?.reviewPolicy);
}
