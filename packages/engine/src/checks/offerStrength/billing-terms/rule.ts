import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Offer, Price } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

function gaps({
  recurring,
  withPeriodAndUnit,
  monthlyBilledAnnually,
  annualSumNamed,
  cancellationStated,
}: Offer['billing']): string[] {
  const found: string[] = [];
  if (withPeriodAndUnit < recurring) found.push('period and unit of every price');
  if (monthlyBilledAnnually && !annualSumNamed) found.push('the sum that is billed each year');
  if (!cancellationStated) found.push('how to cancel');
  return found;
}

/** A rate by the hour or day is paid for what was done, not again and again. */
const RECURRING: ReadonlySet<Price['period']> = new Set(['week', 'month', 'year']);

function recurringPrices({ prices }: Offer): Offer['prices'] {
  return prices.filter(({ period, struck }) => !struck && RECURRING.has(period));
}

export const billingTerms = defineCheck({
  id: 'billing-terms',
  category: 'offerStrength',
  title: {
    passes: 'What is billed, and when, is said',
    fails: 'The billing terms are incomplete',
  },
  why: 'In the US, ROSCA requires clear terms, consent and a simple way to cancel for offers that renew by themselves. In a survey 16 to 24% of US shoppers said they left because they could not see the total up front.',
  measure:
    'Every price that recurs by the week, month or year names its period and its unit (seat, location, account): 0.6. A monthly figure that is billed annually names the sum billed, or there is no such figure: 0.2. Cancellation is stated or linked: 0.2. Applies where prices recur.',
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
    if (billing.recurring === 0) return notApplicable('No price recurs.');
    const missing = gaps(billing);
    const prices = recurringPrices(offer);
    const printed =
      prices.length > 0
        ? ` beside ${list(
            prices.map(({ text }) => quote(text, 30)),
            3,
          )}`
        : '';
    return measured(
      (billing.withPeriodAndUnit >= billing.recurring ? 0.6 : 0) +
        (billing.monthlyBilledAnnually && !billing.annualSumNamed ? 0 : 0.2) +
        (billing.cancellationStated ? 0.2 : 0),
      missing.length === 0
        ? `Period, unit, sum and cancellation are stated${printed}.`
        : `Not found${printed}: ${list(missing)}.`,
      prices.map(({ evidence }) => evidence),
      { searched: ['text near each price', 'word lists for periods, units and cancellation'] },
    );
  },
  recommend(_outcome, { offer, language }) {
    const missing = gaps(offer.billing);
    const price = recurringPrices(offer)[0];
    const steps: string[] = [];
    if (offer.billing.withPeriodAndUnit < offer.billing.recurring) {
      steps.push(
        `Behind each price write the period and what it is counted by: per month, per [seat, location or account].`,
      );
    }
    if (offer.billing.monthlyBilledAnnually && !offer.billing.annualSumNamed) {
      steps.push('Beside the monthly figure print the sum that is charged once a year.');
    }
    if (!offer.billing.cancellationStated) {
      steps.push('Say when and how one can cancel, or link to where it is said.');
    }
    steps.push(
      'Risk in the US: an offer that renews by itself without clear terms and a simple way to cancel falls under ROSCA.',
    );
    return {
      title: price
        ? `Complete the terms beside ${quote(price.text, 40)}: ${list(missing)}`
        : `State ${list(missing)}`,
      steps,
      copyExamples: [
        {
          before: price?.text ?? null,
          after: copyLine(language, 'billing', { price: price?.text }),
        },
      ],
      remedy: 'billing-terms',
    };
  },
});
