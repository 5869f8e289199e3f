import type { Evidence } from '@liftmark/contract/report';
import type { Offer, OfferTerm } from '../../facts/types/offer.ts';
import { FIGURES, hasDigit, LETTER_RUNS } from '../../language/characters.ts';
import type { Conflict } from './ratings.ts';

/** Longer lines say for what or from which value delivery is free. */
const MOST_WORDS = 3;
/** Of a word that says what is guaranteed. */
const LEAST_LETTERS = 4;

type Terms = Pick<Offer, 'terms' | 'costs' | 'guarantee' | 'trial' | 'freeOffer'>;

/** Two lengths of one guarantee or trial, and free delivery beside delivery that costs extra. */
export function termConflicts(offer: Terms): Conflict[] {
  return [...guarantees(offer), ...trials(offer), ...shipping(offer)];
}

interface Timed {
  count: number;
  /** What is counted, in the letters that its forms share. */
  unit: string;
  words: Set<string>;
  evidence: Evidence;
}

function guarantees({ terms, guarantee }: Pick<Offer, 'terms' | 'guarantee'>): Conflict[] {
  const guaranteed = new Set(guarantee.evidence.map(({ node }) => node));
  const timed = terms
    .filter(({ negated, link, evidence }) => !negated && link === null && guaranteed.has(evidence.node))
    .flatMap((term) => timedBy(term) ?? []);
  for (const [at, first] of timed.entries()) {
    const second = timed.slice(at + 1).find((other) => contradicts(first, other));
    if (second) return [conflict('guarantee', first.evidence, second.evidence)];
  }
  return [];
}

/** Lines that give the length of the trial in the same words. */
function trials({ trial, freeOffer }: Pick<Offer, 'trial' | 'freeOffer'>): Conflict[] {
  if (trial === null || trial.days === null) return [];
  const [first, ...others] = [trial.evidence, ...freeOffer.evidence].map((evidence) => {
    const [figure, ...more] = evidence.text.match(FIGURES) ?? [];
    const isOnly = figure !== undefined && more.length === 0;
    const period = isOnly ? evidence.text.slice(evidence.text.indexOf(figure)) : null;
    return timedBy({ text: evidence.text, period, evidence });
  });
  const second = first && others.find((other) => other && contradicts(first, other));
  return second ? [conflict('trial', first.evidence, second.evidence)] : [];
}

function timedBy({ text, period, evidence }: Pick<OfferTerm, 'text' | 'period' | 'evidence'>): Timed | null {
  const count = Number.parseInt(period ?? '', 10);
  const [unit] = lettersOf(period ?? '');
  if (Number.isNaN(count) || unit === undefined) return null;
  const words = lettersOf(text).filter((word) => word.length >= LEAST_LETTERS && word !== unit);
  return { count, unit: unit.slice(0, 3), words: new Set(words), evidence };
}

function lettersOf(line: string): string[] {
  return line.toLowerCase().match(LETTER_RUNS) ?? [];
}

/** A warranty and a guarantee of satisfaction may well differ: all words of the shorter line must be in the other. */
function contradicts(one: Timed, other: Timed): boolean {
  const isSame = one.words.isSubsetOf(other.words) || other.words.isSubsetOf(one.words);
  return one.unit === other.unit && one.count !== other.count && isSame;
}

function shipping({ costs }: Pick<Offer, 'costs'>): Conflict[] {
  const { shipping: told, freeShipping } = costs;
  if (freeShipping === null || told?.kind !== 'plus') return [];
  const isShort = freeShipping.text.trim().split(' ').length <= MOST_WORDS;
  return isShort && !hasDigit(freeShipping.text) ? [conflict('shipping', freeShipping, told.evidence)] : [];
}

function conflict(kind: Conflict['kind'], first: Evidence, second: Evidence): Conflict {
  return { kind, first: first.text, second: second.text, years: null, evidence: [first, second] };
}
