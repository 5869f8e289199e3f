import type { DocumentFacts } from '../../facts/types/document.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import type { Urgency, UrgencyClaim, UrgencyReading } from '../../facts/types/urgency.ts';
import { text } from './claim-readings.text.ts';

/** What the readings of a claim say about it; `unknown` where they prove nothing. */
export type Verdict =
  | { kind: 'holds'; observed: string }
  | { kind: 'contradicted'; observed: string }
  | { kind: 'unknown'; reason: string };

/** Visits closer together than this prove nothing about a timer. */
const APART_MS = 8000;
const SAME_END_MS = 2000;
const RESTARTED_SHARE = 0.8;
/** Our own visits, each of which adds one to a true count of visitors. */
const OWN_VISITS = 3;
const DAY_MS = 86_400_000;

type Numeric = UrgencyReading & { value: number };

/** Whether a countdown ends at the same time for every visitor: compares the first visit with a later, new one. */
export function countdownVerdict({ readings }: Urgency, claim: number): Verdict {
  const own = readingsOf(readings, claim);
  const [first] = own;
  const later = own.find(({ capture }) => capture === 'later');
  if (!first || !later || first === later) return unknown(text.countdown.onceOnly);
  const elapsed = later.atMs - first.atMs;
  if (elapsed < APART_MS) return unknown(text.countdown.tooClose);
  if (first.finestUnit !== 'second' || later.finestUnit !== 'second') {
    return unknown(text.countdown.noSeconds);
  }
  if (first.value === 0 && later.value === 0) return unknown(text.countdown.atZeroTwice);
  const moved = elapsed + (later.value - first.value) * 1000;
  const observed = text.countdown.showed({
    first: clock(first.value),
    later: clock(later.value),
    elapsedMs: elapsed,
  });
  if (Math.abs(moved) <= SAME_END_MS) return { kind: 'holds', observed };
  if (moved >= RESTARTED_SHARE * elapsed) return { kind: 'contradicted', observed };
  return unknown(text.countdown.inconclusive);
}

/** Whether a stated number of items or seats is the same in every visit and matches structured data. */
export function stockVerdict(urgency: Urgency, claim: number): Verdict {
  const { readings, structuredStock } = urgency;
  const stated = urgency.claims[claim]?.quantity ?? null;
  if (stated === null) return unknown(text.number.none);
  const onlyOne = urgency.claims.filter(({ kind }) => kind === 'stock').length === 1;
  if (structuredStock !== null && onlyOne && structuredStock > stated) {
    return {
      kind: 'contradicted',
      observed: text.number.structured({ stated, stock: structuredStock }),
    };
  }
  const own = readingsOf(readings, claim);
  if (own.length < 2) return unknown(text.number.onceOnly);
  const values = own.map(({ value }) => value);
  const observed = text.number.showed({ values });
  const spread = Math.max(...values) - Math.min(...values);
  return spread > 1 || rises(own) ? { kind: 'contradicted', observed } : { kind: 'holds', observed };
}

/** Whether a stated number of visitors or a message about a purchase can be true across visits. */
export function demandVerdict({ readings }: Urgency, claim: number): Verdict {
  const restarted = restartedEvent(readings.filter((reading) => reading.claim === claim));
  if (restarted) return restarted;
  const values = readingsOf(readings, claim).map(({ value }) => value);
  if (values.length < 3) return unknown(text.number.tooFew);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.max(...values) - Math.min(...values);
  const observed = text.number.withinMinute({ values });
  return spread > mean / 2 && spread > OWN_VISITS
    ? { kind: 'contradicted', observed }
    : { kind: 'holds', observed };
}

/** Whether a stated end is more than a day before the capture; null where the date is not clear enough. */
export function isExpired(
  { end, hasYear, pastContext }: Pick<UrgencyClaim, 'end' | 'hasYear' | 'pastContext'>,
  { capturedAt }: Pick<DocumentFacts, 'capturedAt'>,
): boolean | null {
  if (end === null || !hasYear || pastContext) return null;
  const moment = Date.parse(end);
  if (Number.isNaN(moment)) return null;
  const over = end.includes('T') ? moment : moment + DAY_MS;
  return Date.parse(capturedAt) - over > DAY_MS;
}

/** Whether every visit found the countdown at zero. */
export function isAtZero({ readings }: Urgency, claim: number): boolean {
  const own = readingsOf(readings, claim);
  return own.length >= 2 && own.every(({ value }) => value === 0);
}

/** Claims that another visit, structured data or the calendar contradicts, with what was seen. */
export function contradictedClaims({ urgency, document }: Pick<PageFacts, 'urgency' | 'document'>) {
  return urgency.claims.flatMap((claim, index) => {
    const observed = contradiction(claim, index, urgency, document);
    return observed === null ? [] : [{ claim, observed }];
  });
}

function contradiction(
  claim: UrgencyClaim,
  index: number,
  urgency: Urgency,
  document: DocumentFacts,
): string | null {
  if (isExpired(claim, document)) return text.ended({ end: claim.end });
  const verdict = verdictOf(claim, index, urgency);
  if (verdict?.kind === 'contradicted') return verdict.observed;
  return claim.kind === 'countdown' && isAtZero(urgency, index) ? text.countdown.atZero : null;
}

function verdictOf({ kind }: UrgencyClaim, index: number, urgency: Urgency): Verdict | null {
  if (kind === 'countdown') return countdownVerdict(urgency, index);
  if (kind === 'stock' || kind === 'places') return stockVerdict(urgency, index);
  return kind === 'demand' ? demandVerdict(urgency, index) : null;
}

/** One event that is younger in a later visit than it was in an earlier one; null where there is none. */
function restartedEvent(readings: readonly UrgencyReading[]): Verdict | null {
  const events = [...readings].sort((a, b) => a.atMs - b.atMs).filter(({ event }) => event !== null);
  for (const earlier of events) {
    for (const later of events) {
      if (later.event !== earlier.event || later.atMs <= earlier.atMs) continue;
      if (later.ageSeconds === null || earlier.ageSeconds === null) continue;
      const observed = text.age({
        event: earlier.event ?? '',
        first: earlier.ageSeconds,
        later: later.ageSeconds,
        elapsedMs: later.atMs - earlier.atMs,
      });
      return { kind: later.ageSeconds < earlier.ageSeconds ? 'contradicted' : 'holds', observed };
    }
  }
  return null;
}

function readingsOf(readings: readonly UrgencyReading[], claim: number): Numeric[] {
  return readings
    .filter((reading): reading is Numeric => reading.claim === claim && reading.value !== null)
    .sort((a, b) => a.atMs - b.atMs);
}

/** A later visit saw more than an earlier one; visits at the same moment have no order. */
function rises(readings: readonly Numeric[]): boolean {
  return readings.some((later) =>
    readings.some((earlier) => later.atMs - earlier.atMs >= 1000 && later.value > earlier.value),
  );
}

/** Seconds as "14:59" or "2:14:59". */
function clock(total: number): string {
  const parts = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), Math.floor(total % 60)];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function unknown(reason: string): Verdict {
  return { kind: 'unknown', reason };
}
