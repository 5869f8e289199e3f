import type { Evidence } from '@liftmark/contract/report';
import { peopleOf } from '../../checks/shared/people.ts';
import { doubtfulTestimonials } from '../../checks/socialProof/proof-verdicts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import type { Testimonial } from '../../facts/types/proof.ts';
import { alternatives, compose } from '../../language/patterns.ts';
import {
  defineDiagnosis,
  distinctNodes,
  type Found,
  ledByCheck,
  type Problem,
  severityOfChecks,
} from '../diagnosis.ts';
import { keyOf } from '../subject.ts';
import { type Flaw, text } from './text.ts';

/** What each flaw costs, 0 to 3. */
const COST: Record<Flaw['kind'], number> = {
  repeated: 2.6,
  anonymous: 1.6,
  'uncounted-rating': 1.5,
  'numbers-only': 1.4,
  unsourced: 1.2,
  single: 1,
  deep: 0.7,
};
/** Several flaws of the same proof add up. */
const EACH_MORE = 0.2;
/** A longer line is a sentence in which the stars are something else. */
const MAX_RATING = 100;
/** So much of something for each customer: “60 kg per guest” counts no guests. */
const MEASURE = compose(String.raw`\d\s?${alternatives('measureOfOne')}(?!\p{L})`, 'iu');
/** In screens: few visitors scroll so far. */
const DEEP = 3;

export const weakProof = defineDiagnosis(() => ({
  id: 'weak-proof',
  question: 'belief',
  category: 'socialProof',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [
    'testimonial-attribution',
    'testimonial-originality',
    'review-provenance',
    'rating-level',
    'proof-position',
    'rating-placement',
    'claim-sources',
  ],
  ceilings: [],
  effort: 'hours',
  impact: 'proof',
  evidence: ['testimonials-uncertain-origin', 'testimonial-photo-recall'],
  needs: ['proof'],
  judge(facts, found) {
    const flaws = flawsOf(facts, facts.wordLists);
    const [worst] = flaws;
    if (worst === undefined) return figuresOf(found);
    return {
      severity: Math.min(3, COST[worst.kind] + EACH_MORE * (flaws.length - 1)),
      confidence: 1,
      slight: worst.kind === 'anonymous' && worst.by !== '',
      title: text.titles[worst.kind](worst),
      observed: text.observed(flaws, peopleOf(facts)),
      evidence: distinctNodes(flaws.flatMap(({ evidence }) => evidence)),
      steps: text.steps(flaws, peopleOf(facts)),
      copyExamples: found.checks.flatMap(({ advice }) => advice.copyExamples ?? []).slice(0, 2),
    };
  },
}));

/** Shares and growth rates that no source, name or date backs up. */
function figuresOf(found: Found): Problem | null {
  const checks = found.checks.filter(
    ({ judged: { check, outcome } }) =>
      check.id === 'claim-sources' && outcome.evidence.some(({ text }) => text.includes('%')),
  );
  return ledByCheck({ ...found, checks }, severityOfChecks({ ...found, checks }));
}

type Seen = Pick<PageFacts, 'proof'>;

/** The costliest first. */
function flawsOf(facts: Seen, wordLists: boolean): Flaw[] {
  const flaws = [
    ...flawsOfVoices(facts),
    ratingOf(facts),
    numbersOf(facts),
    wordLists ? depthOf(facts) : null,
  ];
  return flaws.filter((flaw) => flaw !== null).toSorted((a, b) => COST[b.kind] - COST[a.kind]);
}

function flawsOfVoices({ proof }: Seen): Flaw[] {
  const items = proof.testimonials.items.filter(({ role }) => role === null || keyOf(role) !== '');
  if (items.length === 0) return [];
  const repeated = doubtfulTestimonials(items);
  if (repeated.length > 0) return [flaw('repeated', repeated)];
  // Where only buyers may write, their initials will do.
  const isVerified = proof.reviewProvenance.present === true;
  const nameless = items.filter(
    (item) => (isVerified ? item.name === null : isNameless(item)) || sharesName(item, items),
  );
  const isSourced =
    isVerified || proof.reviews.some(({ platform, date }) => platform !== null || date !== null);
  // What nobody signed may be no quote at all.
  const [only] = items;
  if (items.length === 1 && only?.name === null) return [];
  if (2 * nameless.length > items.length) return [flaw('anonymous', nameless, items.length)];
  if (items.length === 1 && proof.ratings.summaries.length < 2) return [flaw('single', items)];
  return isSourced || items.some(isTraceable) ? [] : [flaw('unsourced', items)];
}

function flaw(kind: Flaw['kind'], items: readonly Testimonial[], of = items.length): Flaw {
  const [first] = items;
  return {
    kind,
    count: items.length,
    of,
    words: first?.text ?? '',
    by: first
      ? [first.name ?? first.role, first.firm ?? first.place].filter((part) => part !== null).join(', ')
      : '',
    evidence: items.map(({ evidence }) => evidence),
  };
}

/** A first and a family name, which some scripts write as one. */
const FULL_NAME = /\s|^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]{2,}$/u;

/** Signed by no one, by initials alone, or by a first name without anything else. */
function isNameless({ name, initialsOnly, firm, place, role, photo }: Testimonial): boolean {
  if (name === null || initialsOnly) return firm === null;
  return !FULL_NAME.test(name.trim()) && firm === null && role === null && place === null && !photo;
}

/** A label such as "Customer review" under each of them. */
function sharesName({ name }: Testimonial, items: readonly Testimonial[]): boolean {
  return name !== null && items.filter((item) => item.name === name).length > 1;
}

/** Whether a visitor could look up who speaks. */
function isTraceable({ name, firm, photo }: Testimonial): boolean {
  return name !== null && (firm !== null || photo);
}

/** Stars without the number of those who gave them. */
function ratingOf({ proof }: Seen): Flaw | null {
  const { ratings, testimonials, reviewProvenance } = proof;
  const [rating] = ratings.summaries.filter(
    ({ average, count, evidence: { text } }) =>
      average !== null && count === null && text.length <= MAX_RATING,
  );
  const isCounted = ratings.summaries.some(({ count }) => count !== null);
  if (rating === undefined || isCounted || reviewProvenance.present === true || testimonials.items.length > 0)
    return null;
  return plain('uncounted-rating', [rating.evidence]);
}

/** Figures on customers, and not one customer. */
function numbersOf({ proof }: Seen): Flaw | null {
  const { testimonials, customerLogos, ratings, numbers, namedCases, press, reviews } = proof;
  const others = [testimonials, customerLogos, ratings, namedCases, press].some(
    ({ count }) => count === null || count > 0,
  );
  const counted = numbers.served.filter(({ text }) => !MEASURE.test(text));
  return others || reviews.length > 0 || counted.length === 0 ? null : plain('numbers-only', counted);
}

function depthOf({ proof: { first } }: Seen): Flaw | null {
  const deep =
    first === null || first.nearAction ? null : Math.min(first.depth.desktop ?? 0, first.depth.mobile ?? 0);
  return first === null || deep === null || deep < DEEP
    ? null
    : plain('deep', [first.evidence], Math.floor(deep));
}

function plain(kind: Flaw['kind'], evidence: Evidence[], count = evidence.length): Flaw {
  return { kind, count, of: count, words: evidence[0]?.text ?? '', by: '', evidence };
}
