import { hasDigit } from '../../language/characters.ts';
import { datesIn, endOfMonthIn, namesEnd, namesHour, namesMoment } from '../../language/dates.ts';
import { allMatches, firstMatch, mentions, normalize, type PhraseMatch } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { isQuestion } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import { sentenceAt } from '../../page/sentences.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { UrgencyClaim } from '../types/urgency.ts';
import { type CountdownReading, countdownsIn } from './countdown.ts';

const MAX_TEXT = 400;
const MAX_CLAIMS = 60;

/** A claim with the node it stands on. */
export interface FoundClaim extends UrgencyClaim {
  node: PageNode;
  countdown: CountdownReading | null;
}

/** Deadlines, countdowns, limited stock or places, demand and hold timers, in reading order. */
export function claimsIn(context: FactContext): FoundClaim[] {
  const { words } = context;
  const timers = countdownsIn(context);
  const claims: FoundClaim[] = timers.map((timer) => countdownClaim(timer, context));
  if (!words) return claims;
  for (const block of context.blocks) {
    if (claims.length >= MAX_CLAIMS) break;
    if (
      block.text.length > MAX_TEXT ||
      timers.some((timer) => timer.node.contains(block.node) || block.node.contains(timer.node))
    )
      continue;
    if (context.inMockUp(block.node) || block.node.isIn('blockquote', 'nav')) continue;
    claims.push(...textClaims(block, timers, context));
  }
  return claims.sort((a, b) => a.node.order - b.node.order);
}

function countdownClaim(timer: CountdownReading, context: FactContext): FoundClaim {
  const { words } = context;
  const around = `${timer.text} ${beside(timer.node, context)}`;
  const held = mentions(around, words?.urgency.hold);
  return {
    kind: held ? 'hold' : 'countdown',
    text: timer.text,
    evidence: context.evidence(timer.node, timer.text),
    end: null,
    hasEnd: true,
    hasYear: false,
    quantity: null,
    pastContext: mentions(around, words?.urgency.past),
    node: timer.node,
    countdown: timer,
  };
}

/** What a line claims: a limited number, a limited time, or both ("Only 2 spots left, offer ends today"). */
function textClaims(block: TextBlock, timers: CountdownReading[], context: FactContext): FoundClaim[] {
  const { words } = context;
  if (!words) return [];
  const text = cleared(normalize(block.text), context);
  const limit = limitIn(text, words);
  if (limit?.kind === 'demand') return [claimOf(limit, text, block, timers, context)];
  const time = timeIn(text, limit !== null, isNear(block, timers, context), context);
  const claims = limit ? [claimOf(limit, text, block, timers, context)] : [];
  if (time && !(limit && overlap(limit, time)) && !isAsked(time, text) && !isCrossedOut(block, context)) {
    const claim = claimOf(time, text, block, timers, context);
    if (claim.hasEnd || !OF_ANYTHING.test(time.text) || block.node.isIn('tr', 'dl')) claims.push(claim);
  }
  // The end is that of the limited time, where one is claimed.
  return claims
    .map((claim, place) => (claims[place + 1] ? { ...claim, end: null, hasEnd: false } : claim))
    .filter((claim) => !isTalk(claim, block));
}

/** A phrase of the lists, and what it claims. */
interface Said extends PhraseMatch {
  kind: UrgencyClaim['kind'];
}

function limitIn(text: string, { urgency }: LanguageWords): Said | null {
  for (const kind of ['demand', 'places', 'stock'] as const) {
    const match = firstMatch(text, urgency[kind]);
    if (match) return { ...match, kind };
  }
  return null;
}

/** Where something else is limited, vague words say no more of it. */
function timeIn(text: string, isLimited: boolean, near: boolean, context: FactContext): Said | null {
  const { words } = context;
  if (!words) return null;
  const hold = firstMatch(text, words.urgency.hold);
  if (hold) return { ...hold, kind: 'hold' };
  const vague = isLimited ? null : firstMatch(text, words.urgency.vague);
  const match = firstMatch(text, words.urgency.deadline) ?? lastDayOf(text, context) ?? vague;
  return match && { ...match, kind: timeKind(match, text, vague !== null, near, words) };
}

/** What taxes, projects and passwords have too: "ahead of every deadline" limits no offer, a deadline with its day does. */
const OF_ANYTHING = pattern('loneDeadline');

/** Characters between "until" and its date, which may name the weekday. */
const BEFORE_DATE = 20;

/** "Until 31 December every gift is doubled": a last day, with what is gained up to it in the same sentence. */
function lastDayOf(text: string, { words, model }: FactContext): PhraseMatch | null {
  if (!words) return null;
  const dates = datesIn(text, words, Number(model.snapshot.capturedAt.slice(0, 4)));
  if (dates.length === 0) return null;
  const isLastDay = ({ index, text: said }: PhraseMatch) =>
    dates.some((date) => date.index > index && date.index - index - said.length <= BEFORE_DATE);
  const match = allMatches(text, words.urgency.until).find(isLastDay);
  // A season has two ends, and begins anew.
  if (!match || dates.some(({ index }) => index < match.index)) return null;
  // The point of "31." ends no sentence.
  const sentence = sentenceAt(text.replace(/(\d)\. /g, '$1, '), match.index);
  return mentions(sentence, words.urgency.gain) || /\d ?%/.test(sentence) ? match : null;
}

/** More words than a line that urges has, in an article and elsewhere. */
const ARTICLE_WORDS = 20;
const PROSE_WORDS = 40;

/** Running text that speaks of limits, and sets none; outside of articles it may still tell that places are few. */
function isTalk({ kind, hasEnd, quantity }: FoundClaim, { node, text }: TextBlock): boolean {
  if (hasEnd || quantity !== null) return false;
  const length = countWords(text);
  if (kind === 'vague' && length > PROSE_WORDS) return true;
  return length > ARTICLE_WORDS && node.isIn('article');
}

/** Cells of a row are few; a larger one is no line of dates. */
const MAX_ROW_NODES = 60;

/** In a table of dates those that have gone by are crossed out. */
function isCrossedOut({ node }: TextBlock, { view, words, model }: FactContext): boolean {
  const row = node.closest((at) => at.tag === 'tr');
  if (!row || !words || row.end - row.order > MAX_ROW_NODES) return false;
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  const dated = view
    .subtree(row)
    .filter((at) => at.isText && at.visible && datesIn(at.source.text, words, year).length > 0);
  return dated.length > 0 && dated.every((at) => at.closest((box) => box.isStruckThrough) !== null);
}

/** Whether the match stands in a question: that asks for a limit, and claims none. */
function isAsked(match: PhraseMatch, text: string): boolean {
  return isQuestion(sentenceAt(text, match.index));
}

function claimOf(
  match: Said,
  text: string,
  block: TextBlock,
  timers: CountdownReading[],
  context: FactContext,
): FoundClaim {
  const { words } = context;
  const year = Number(context.model.snapshot.capturedAt.slice(0, 4));
  const end = datesIn(text, words, year)[0] ?? (words && endOfMonthIn(text, words)) ?? undefined;
  const quantity = /\d+/.exec(match.text)?.[0];
  return {
    kind: match.kind,
    text: block.text,
    evidence: context.evidence(block.node, block.text),
    end: end?.iso ?? null,
    hasEnd:
      end !== undefined ||
      (words !== null && namesEnd(text, words)) ||
      isCutOff(match, text) ||
      isNear(block, timers, context),
    hasYear: end?.hasYear ?? false,
    quantity: quantity ? Number(quantity) : null,
    pastContext: mentions(`${text} ${block.heading}`, words?.urgency.past),
    node: block.node,
    countdown: null,
  };
}

/** Characters between the words of a limit and the hour that ends it. */
const BESIDE = 25;

/** "Order before 10:00, there tomorrow": the limit names the hour at which it ends, every day anew. */
function isCutOff({ index, text: said }: PhraseMatch, text: string): boolean {
  return namesHour(text.slice(Math.max(0, index - BESIDE), index + said.length + BESIDE));
}

const SPAN = compose(String.raw`#|\d+ ?(?:min|${alternatives('timeSpan')})`, 'i');

/** Whether words of limited time name any moment; those that don't are vague. */
function timeKind(
  match: PhraseMatch,
  text: string,
  vague: boolean,
  near: boolean,
  words: LanguageWords,
): UrgencyClaim['kind'] {
  const dated = datesIn(text, words, 2000).length > 0;
  if (dated || near || namesMoment(text, words) || SPAN.test(match.text)) return 'deadline';
  return vague || !hasDigit(text) ? 'vague' : 'deadline';
}

function isNear(block: TextBlock, timers: CountdownReading[], { view }: FactContext): boolean {
  return timers.some((timer) => view.near(timer.node, block.node));
}

function overlap(a: PhraseMatch, b: PhraseMatch): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}

/** The text without what only looks like urgency: "limited edition", "unlimited". */
function cleared(text: string, context: FactContext): string {
  let rest = text;
  const never = context.words?.urgency.never;
  for (let step = 0; never && step < 10; step++) {
    const found = firstMatch(rest, never);
    if (!found) break;
    rest = `${rest.slice(0, found.index)} · ${rest.slice(found.index + found.text.length)}`;
  }
  return rest;
}

/** The words just around a small node. */
export function beside(node: PageNode, context: FactContext): string {
  for (let at = node.parent, step = 0; at && step < 3; at = at.parent, step++) {
    const length = context.view.textLength(at);
    if (length > context.view.textLength(node) + 5)
      return length < 300 ? normalize(context.view.text(at)) : '';
  }
  return '';
}
