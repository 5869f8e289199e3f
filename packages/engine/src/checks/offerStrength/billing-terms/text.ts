import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const parts = {
  periodAndUnit: 'the period and unit of each price',
  annualTotal: 'the annual total',
  cancellation: 'the cancellation terms',
};

export type BillingPart = keyof typeof parts;

const named = (missing: readonly BillingPart[]) => list(missing.map((part) => parts[part]));

const nextToPrices = (prices: readonly string[]) =>
  prices.length === 0
    ? ''
    : ` next to ${list(
        prices.map((price) => quote(price, 30)),
        3,
      )}`;

const english = {
  title: { passes: 'Billing terms are complete', fails: 'Billing terms are incomplete' },
  why: 'In the US, ROSCA requires clear terms, consent and a simple way to cancel for offers that renew automatically. In a survey, 16 to 24% of US shoppers said they left because they couldn’t see the total up front.',
  measure:
    'Adds 0.6 if every recurring price states its period and its unit (seat, location, account), 0.2 if every monthly price that’s billed annually states the annual total, and 0.2 if cancellation terms are stated or linked.',
  notApplicable: { noRecurringPrice: 'The page has no recurring prices.' },
  observed: {
    complete: ({ prices }: { prices: readonly string[] }) =>
      `Period, unit, total and cancellation terms are stated${nextToPrices(prices)}.`,
    missing: ({ prices, missing }: { prices: readonly string[]; missing: readonly BillingPart[] }) =>
      `Not found${nextToPrices(prices)}: ${named(missing)}.`,
  },
  searched: ['text near each price, for any mention of periods, units and cancellation'],
  advice: {
    title: ({ price, missing }: { price: string | null; missing: readonly BillingPart[] }) =>
      price === null
        ? `Add ${named(missing)} to the billing terms`
        : `Add ${named(missing)} next to ${quote(price, 40)}`,
    steps: {
      periodAndUnit:
        'After each price, add the billing period and the unit: per month, per [seat, location or account].',
      annualTotal: 'Next to the monthly price, show the total charged once a year.',
      cancellation: 'Say when and how to cancel, or link to the cancellation terms.',
      risk: 'Legal risk in the US: ROSCA applies to offers that renew automatically without clear terms and a simple way to cancel.',
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
