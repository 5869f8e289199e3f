import type { PageSnapshot } from '../../capture/snapshot.ts';
import { hasWord } from '../../language/characters.ts';
import { firstMatch, mentions, normalize } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { wordsFor } from '../../language/words-for.ts';
import type { PageNode } from '../../page/node.ts';
import { PageModel } from '../../page/page-model.ts';
import { numberOf } from '../../page/structured-data.ts';
import { detectLanguage, inLanguagesOf } from '../document/language.ts';
import { absent, FactContext, present, unknown } from '../fact-context.ts';
import { amountsIn } from '../offer/amounts.ts';
import { text as sentences } from '../text.ts';
import type { Urgency, UrgencyReading } from '../types/urgency.ts';
import { beside, claimsIn, type FoundClaim } from './claims.ts';

const DAY_UNIT = pattern('dayBeginning');
const SECOND_UNIT = pattern('secondBeginning');

const AGE = compose(String.raw`(\d+)\s*(${alternatives('ageUnit')}|min)`, 'iu');

/** Reasons to act now, with their readings in other captures. */
export function urgencyFacts(context: FactContext): Urgency {
  const { words } = context;
  const claims = claimsIn(context);
  const timers = claims.filter((claim) => claim.kind === 'countdown');
  const searched = [sentences.searched.countdowns];
  return {
    claims: claims.map(({ node: _node, countdown: _countdown, ...claim }) => claim),
    claimsNotMeasured: claims.length === 0 && !words ? sentences.notMeasured.noWordList : null,
    countdown:
      timers.length > 0
        ? present(timers.map((claim) => claim.evidence))
        : words
          ? absent(searched)
          : unknown(sentences.notMeasured.noWordList, searched),
    readings: readingsOf(context, claims),
    struckPrices: struckPricesOf(context),
    pressure: pressureOf(context, claims),
    holdTimer: holdTimerOf(context, claims),
    availability: availabilityOf(context),
    structuredStock: structuredStockOf(context),
  };
}

/** Whether a countdown, stock, places or demand claim was seen, which a later load could contradict. */
export function wantsLaterLoad(snapshot: PageSnapshot): boolean {
  if (snapshot.desktop === null) return false;
  const model = new PageModel({ ...snapshot, mobile: null });
  const claims = inLanguagesOf(model, () =>
    claimsIn(new FactContext(model, wordsFor(detectLanguage(model).code))),
  );
  return claims.some(
    (claim) =>
      claim.countdown !== null ||
      claim.kind === 'stock' ||
      claim.kind === 'places' ||
      claim.kind === 'demand',
  );
}

/**
 * What each capture showed for each claim. Claims match by kind and by the words around the figures, countdowns by
 * their element.
 */
function readingsOf(context: FactContext, claims: FoundClaim[]): UrgencyReading[] {
  if (claims.length === 0) return [];
  const { snapshot } = context.model;
  const captures = [
    ['desktop', snapshot.desktop],
    ['mobile', snapshot.mobile],
    ['later', snapshot.later],
  ] as const;
  return captures.flatMap(([capture, taken]) => {
    if (!taken) return [];
    const own = taken === context.view.capture;
    const seen = own
      ? claims
      : claimsIn(
          new FactContext(
            new PageModel({ ...snapshot, desktop: taken, mobile: null, later: null }),
            context.words,
          ),
        );
    const waiting = new Set(seen);
    return claims.flatMap((claim, place) => {
      const similar = [...waiting].filter((other) => isSameClaim(claim, other));
      const match =
        similar.find(({ evidence }) => evidence.selector === claim.evidence.selector) ?? similar[0];
      if (match) waiting.delete(match);
      return match ? [readingAt(match, place, capture, taken.readAtMs)] : [];
    });
  });
}

function isSameClaim(claim: FoundClaim, other: FoundClaim): boolean {
  if (claim.kind !== other.kind) return false;
  if (claim.kind !== 'countdown') return keyOf(claim) === keyOf(other);
  if (claim.evidence.selector === other.evidence.selector) return true;
  const words = wordsOf(claim.text);
  return hasWord(words) && words === wordsOf(other.text);
}

function keyOf({ kind, text }: FoundClaim): string {
  return kind === 'demand' && AGE.test(text) ? 'demand event' : wordsOf(text);
}

/** The words around the figures. */
function wordsOf(text: string): string {
  return normalize(text).toLowerCase().replace(/\d+/g, '#').slice(0, 120);
}

function readingAt(
  claim: FoundClaim,
  place: number,
  capture: UrgencyReading['capture'],
  atMs: number,
): UrgencyReading {
  const age = claim.kind === 'demand' ? AGE.exec(claim.text) : null;
  return {
    claim: place,
    capture,
    atMs,
    value: claim.countdown ? claim.countdown.seconds : age ? null : claim.quantity,
    finestUnit: claim.countdown?.finestUnit ?? null,
    event: age ? claim.text.slice(0, age.index).trim() : null,
    ageSeconds: age ? Number(age[1]) * scaleOf(age[2] ?? '') : null,
    text: claim.text,
  };
}

function scaleOf(unit: string): number {
  if (SECOND_UNIT.test(unit)) return 1;
  if (unit.toLowerCase().startsWith('min')) return 60;
  return DAY_UNIT.test(unit) ? 86_400 : 3_600;
}

function struckPricesOf(context: FactContext): Urgency['struckPrices'] {
  const { words } = context;
  const struck: Urgency['struckPrices'] = [];
  const taken = new Set<number>();
  // A box of many lines is asked for each of them.
  const lines = new Map<PageNode, PageNode | null>();
  for (const block of context.blocks) {
    if (struck.length >= 60 || block.text.length > 300 || amountsIn(normalize(block.text)).length === 0)
      continue;
    let line = lines.get(block.node);
    if (line === undefined) {
      line = struckAt(block.node, context);
      lines.set(block.node, line);
    }
    if (!line || taken.has(line.order) || amountsIn(normalize(context.view.text(line))).length === 0)
      continue;
    taken.add(line.order);
    const basis = firstMatch(`${block.text} ${beside(line, context)}`, words?.offer.priceBasis);
    struck.push({
      text: context.view.text(line),
      basis: basis?.text ?? null,
      evidence: context.evidence(line),
    });
  }
  return struck;
}

/** What is struck through in a box, or around it. */
function struckAt(box: PageNode, { view }: FactContext): PageNode | null {
  return [...view.subtree(box), ...ancestors(box, 3)].find((at) => at.isStruckThrough) ?? null;
}

function ancestors(node: FactContext['view']['nodes'][number], most: number): FactContext['view']['nodes'] {
  const found: FactContext['view']['nodes'] = [];
  for (let at = node.parent; at && found.length < most; at = at.parent) found.push(at);
  return found;
}

/** Pressure phrases with no end and no quantity in the same place, and any that are shouted. */
function pressureOf(context: FactContext, claims: FoundClaim[]): Urgency['pressure'] {
  const { words } = context;
  if (!words) return [];
  const tied = claims.filter((claim) => claim.hasEnd || claim.quantity !== null);
  return context.blocks.flatMap((block) => {
    if (block.text.length > 300 || context.inMockUp(block.node)) return [];
    if (mentions(block.text, words.urgency.never)) return [];
    const found = firstMatch(block.text, words.tone.pressure);
    const shouted =
      isShouted(block.text) && (found !== null || claims.some(({ node }) => node === block.node));
    const reasoned = tied.some(
      (claim) => claim.node === block.node || context.view.near(claim.node, block.node),
    );
    if (!shouted && (found === null || reasoned)) return [];
    const text = shouted ? block.text : (found?.text ?? '');
    return [{ text, shouted, evidence: context.evidence(block.node, block.text) }];
  });
}

/** Two exclamation marks in a row, or three in one line. */
function isShouted(text: string): boolean {
  return ['!!', '! !'].some((twice) => text.includes(twice)) || text.split('!').length > 3;
}

function holdTimerOf(context: FactContext, claims: FoundClaim[]): Urgency['holdTimer'] {
  const claim = claims.find((each) => each.kind === 'hold' && each.countdown);
  if (!claim) return null;
  const { words } = context;
  const seconds = claim.countdown?.seconds ?? null;
  return {
    extendable: mentions(beside(claim.node, context), words?.urgency.extend),
    hours: seconds === null ? null : seconds / 3_600,
    evidence: claim.evidence,
  };
}

/** Stock or dispatch status in words, the one nearest to the action first. */
function availabilityOf(context: FactContext): Urgency['availability'] {
  const { words } = context;
  if (!words) return null;
  const found = context.blocks.filter(
    (block) => block.text.length < 200 && mentions(block.text, words.offer.inStock),
  );
  const block = found.find((each) => context.near(each.node)) ?? found[0];
  return block
    ? {
        nearAction: context.near(block.node),
        text: block.text,
        evidence: context.evidence(block.node, block.text),
      }
    : null;
}

function structuredStockOf(context: FactContext): number | null {
  for (const item of context.structured) {
    const level = numberOf(item.properties.inventoryLevel);
    if (level !== null) return level;
  }
  return null;
}
