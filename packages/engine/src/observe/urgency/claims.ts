import { datesIn, namesMoment } from '../../languages/dates.ts';
import { firstMatch, mentions, normalize } from '../../languages/match.ts';
import type { UrgencyClaim } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import type { Reading, TextBlock } from '../reading.ts';
import { type CountdownReading, countdownsIn } from './countdown.ts';

const MAX_TEXT = 400;
const MAX_CLAIMS = 60;

/** A claim with the node it stands on. */
export interface FoundClaim extends UrgencyClaim {
  node: PageNode;
  countdown: CountdownReading | null;
}

/** Deadlines, countdowns, limited stock or places, demand and hold timers, in reading order. */
export function claimsIn(reading: Reading): FoundClaim[] {
  const { words } = reading;
  const timers = countdownsIn(reading);
  const claims: FoundClaim[] = timers.map((timer) => countdownClaim(timer, reading));
  if (!words) return claims;
  for (const block of reading.blocks) {
    if (claims.length >= MAX_CLAIMS) break;
    if (
      block.text.length > MAX_TEXT ||
      timers.some((timer) => timer.node.contains(block.node) || block.node.contains(timer.node))
    )
      continue;
    if (
      reading.inMockUp(block.node) ||
      block.node.closest((at) => at.tag === 'blockquote' || at.tag === 'nav')
    )
      continue;
    const claim = textClaim(block, timers, reading);
    if (claim) claims.push(claim);
  }
  return claims.sort((a, b) => a.node.order - b.node.order);
}

function countdownClaim(timer: CountdownReading, reading: Reading): FoundClaim {
  const { words } = reading;
  const around = `${timer.text} ${beside(timer.node, reading)}`;
  const held = words !== null && mentions(around, words.urgency.hold);
  return {
    kind: held ? 'hold' : 'countdown',
    text: timer.text,
    evidence: reading.evidence(timer.node, timer.text),
    end: null,
    hasEnd: true,
    hasYear: false,
    quantity: null,
    pastContext: words !== null && mentions(around, words.urgency.past),
    node: timer.node,
    countdown: timer,
  };
}

function textClaim(block: TextBlock, timers: CountdownReading[], reading: Reading): FoundClaim | null {
  const { words } = reading;
  if (!words) return null;
  const text = cleared(normalize(block.text), reading);
  const { urgency } = words;
  const demand = firstMatch(text, urgency.demand);
  const places = demand ? null : firstMatch(text, urgency.places);
  const stock = demand || places ? null : firstMatch(text, urgency.stock);
  const hold = firstMatch(text, urgency.hold);
  const deadline = firstMatch(text, urgency.deadline);
  const vague = firstMatch(text, urgency.vague);
  const match = demand ?? places ?? stock ?? hold ?? deadline ?? vague;
  if (!match) return null;
  const year = Number(reading.model.snapshot.capturedAt.slice(0, 4));
  const [end] = datesIn(text, words, year);
  const near = timers.some((timer) => reading.view.near(timer.node, block.node));
  const moment =
    end !== undefined ||
    namesMoment(text, words) ||
    near ||
    /#|\d+ ?(hours?|days?|stunden|tage|heures|jours|horas|días|ore|giorni|dias|uur|dagen|min)/i.test(
      match.text,
    );
  const ended = end !== undefined || namesMoment(text, words) || near;
  const timed = match === deadline || match === vague;
  const kind: UrgencyClaim['kind'] = demand
    ? 'demand'
    : places
      ? 'places'
      : stock
        ? 'stock'
        : hold && match === hold
          ? 'hold'
          : timed && !moment && (vague !== null || !/\d/.test(text))
            ? 'vague'
            : 'deadline';
  const quantity = /\d+/.exec(match.text)?.[0];
  return {
    kind,
    text: block.text,
    evidence: reading.evidence(block.node, block.text),
    end: end?.iso ?? null,
    hasEnd: ended,
    hasYear: end?.hasYear ?? false,
    quantity: quantity ? Number(quantity) : null,
    pastContext: mentions(`${text} ${block.heading}`, urgency.past),
    node: block.node,
    countdown: null,
  };
}

/** The text without what only looks like urgency: "limited edition", "unlimited". */
function cleared(text: string, reading: Reading): string {
  let rest = text;
  const never = reading.words?.urgency.never;
  for (let step = 0; never && step < 10; step++) {
    const found = firstMatch(rest, never);
    if (!found) break;
    rest = `${rest.slice(0, found.index)} · ${rest.slice(found.index + found.text.length)}`;
  }
  return rest;
}

/** The words just around a small node. */
export function beside(node: PageNode, reading: Reading): string {
  for (let at = node.parent, step = 0; at && step < 3; at = at.parent, step++) {
    const length = reading.view.textLength(at);
    if (length > reading.view.textLength(node) + 5)
      return length < 300 ? normalize(reading.view.text(at)) : '';
  }
  return '';
}
