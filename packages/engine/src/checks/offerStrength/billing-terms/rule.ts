import type { Offer, Price } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { type BillingPart, text } from './text.ts';

function missingParts({
  recurring,
  withPeriodAndUnit,
  monthlyBilledAnnually,
  annualSumNamed,
  cancellationStated,
}: Offer['billing']): BillingPart[] {
  const missing: BillingPart[] = [];
  if (withPeriodAndUnit < recurring) missing.push('periodAndUnit');
  if (monthlyBilledAnnually && !annualSumNamed) missing.push('annualTotal');
  if (!cancellationStated) missing.push('cancellation');
  return missing;
}

/** A rate by the hour or day pays for work once; it doesn't recur. */
const RECURRING: ReadonlySet<Price['period']> = new Set(['week', 'month', 'year']);

function recurringPrices({ prices }: Offer): Offer['prices'] {
  return prices.filter(({ period, struck }) => !struck && RECURRING.has(period));
}

export const billingTerms = defineCheck(() => ({
  id: 'billing-terms',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'cost',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'subscription-cancel-law',
    'sneak-hidden-subscription',
    'total-cost-upfront-survey',
    'drip-pricing-stubhub',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'none' },
  needs: ['offer'],
  evaluate({ offer }) {
    if (offer.pricesNotMeasured) return notMeasured(offer.pricesNotMeasured);
    const { billing } = offer;
    if (billing.recurring === 0) return notApplicable(text.notApplicable.noRecurringPrice);
    const missing = missingParts(billing);
    const recurring = recurringPrices(offer);
    const prices = recurring.map((price) => price.text);
    return measured(
      (missing.includes('periodAndUnit') ? 0 : 0.6) +
        (missing.includes('annualTotal') ? 0 : 0.2) +
        (missing.includes('cancellation') ? 0 : 0.2),
      missing.length === 0 ? text.observed.complete({ prices }) : text.observed.missing({ prices, missing }),
      recurring.map(({ evidence }) => evidence),
      { searched: text.searched },
    );
  },
  recommend(_outcome, { offer, language }) {
    const missing = missingParts(offer.billing);
    const price = recurringPrices(offer)[0];
    return {
      title: text.advice.title({ price: price?.text ?? null, missing }),
      steps: [...missing.map((part) => text.advice.steps[part]), text.advice.steps.risk],
      copyExamples: [
        { before: price?.text ?? null, after: copyLine(language, 'billing', { price: price?.text }) },
      ],
      remedy: 'billing-terms',
    };
  },
}));
