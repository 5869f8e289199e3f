import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { isHousekeeping } from '../../findings/housekeeping.ts';
import {
  defineDiagnosis,
  distinctNodes,
  type Found,
  ledByCheck,
  type Problem,
  severityOfChecks,
} from '../diagnosis.ts';
import { text } from './text.ts';

/** What leaves open what visitors pay; free shipping and coupon fields are another matter. */
const UNCLEAR: ReadonlySet<string> = new Set(['total-cost', 'plan-comparison', 'billing-terms']);
const NAME = /^\p{L}/u;
const COLLAPSED = 2.2;
const CAVEAT = { promised: 2.2, plain: 1.8 };
/** Where the price shown is the price paid. */
const GOODS: readonly PageType[] = ['ecommerce-product', 'ecommerce-category', 'checkout', 'article'];
/** A price with small gaps is clear enough. */
const LEAST = 0.8;

export const unclearPrice = defineDiagnosis(() => ({
  id: 'unclear-price',
  question: 'cost',
  category: 'offerStrength',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['total-cost', 'plan-comparison', 'billing-terms', 'shipping-offer', 'coupon-field'],
  ceilings: [],
  effort: 'hours',
  impact: 'friction',
  evidence: ['extra-costs-late-survey', 'total-cost-upfront-survey', 'plan-choice-overload-moderated'],
  needs: ['offer', 'content'],
  judge(facts, found) {
    const type = judgedPageType(facts.pageType);
    return collapsed(facts, type) ?? takenBack(facts, type) ?? incomplete(facts, type, found);
  },
}));

type Facts = Pick<PageFacts, 'offer' | 'content'>;

function collapsed({ offer: { collapsedPrice } }: Facts, type: PageType): Problem | null {
  if (type !== 'pricing' || collapsedPrice === null) return null;
  const price = collapsedPrice.text;
  return {
    severity: COLLAPSED,
    confidence: 1,
    certain: true,
    title: text.collapsed.title({ price }),
    observed: text.collapsed.observed({ price }),
    evidence: [collapsedPrice],
    steps: text.collapsed.steps,
  };
}

function incomplete({ offer, content }: Facts, type: PageType, found: Found): Problem | null {
  // A menu needs no note on fees, and a heading that was read as a plan can't be compared.
  if (
    (type === 'hospitality' && content.house !== 'stay') ||
    !offer.plans.every(({ name }) => NAME.test(name))
  )
    return null;
  const checks = found.checks.filter(
    ({ judged: { check } }) => UNCLEAR.has(check.id) && !isHousekeeping(check.id, type),
  );
  const severity = severityOfChecks({ ...found, checks });
  const problem = severity < LEAST ? null : ledByCheck({ ...found, checks }, severity);
  const isComparison = checks[0]?.judged.check.id === 'plan-comparison';
  return problem && { ...problem, slight: true, aside: isComparison && !areTiers(offer) };
}

/** Whether each plan has a sum by the month or the like, or is free: seasons, fees and kinds of work don't. */
function areTiers({ plans, prices, billing }: Facts['offer']): boolean {
  return billing.recurring + prices.filter(({ free }) => free).length >= plans.length;
}

/** Prices that the page itself calls estimates. */
function takenBack({ offer: { priceCaveat } }: Facts, type: PageType): Problem | null {
  if (priceCaveat === null || GOODS.includes(type)) return null;
  const { line, promise } = priceCaveat;
  const said = { caveat: line.text, promise: promise?.text ?? null };
  return {
    severity: promise ? CAVEAT.promised : CAVEAT.plain,
    confidence: 0.95,
    // Visitors expect estimates where the work differs from case to case.
    slight: promise === null,
    title: text.caveat.title(said),
    observed: text.caveat.observed(said),
    evidence: distinctNodes(promise ? [line, promise] : [line]),
    steps: text.caveat.steps,
  };
}
