import { copyLine } from '../../../language/copy/copy-for.ts';
import { some } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { SHOP } from '../../shared/page-types.ts';
import { text } from './text.ts';

/** Members of the European Union and of the European Economic Area. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

function outsideEea({ country }: { country: string | null }): { country: string } | null {
  return country !== null && !EEA.has(country.toUpperCase()) ? { country } : null;
}

export const referencePriceBasis = defineCheck(() => ({
  id: 'reference-price-basis',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'urgency',
  pageTypes: [...SHOP],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['eu-prior-price-30-days', 'uk-cma-emma-sleep'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: '15 min', impact: 'none' },
  needs: ['urgency', 'trust'],

  cases: ({ when, notApplicable, notMeasured }) => [
    notApplicable(({ urgency }) => urgency.struckPrices.length === 0, text.notApplicable.none),
    notMeasured(({ trust }) => trust.organization.country === null, text.notMeasured.country),
    notApplicable(({ trust: { organization } }) => outsideEea(organization), text.notApplicable.elsewhere),
    when(
      0.5,
      text.how.bare,
      ({ urgency }) => some(urgency.struckPrices.filter(({ basis }) => basis === null)),
      ({ items }) => text.observed.bare({ prices: items.map((price) => price.text) }),
      { searched: text.searched },
    ),
    when(
      1,
      text.how.explained,
      ({ urgency }) => some(urgency.struckPrices),
      ({ items }) =>
        text.observed.explained({
          prices: items.map((price) => ({ price: price.text, basis: price.basis ?? '' })),
        }),
    ),
  ],

  recommend(_outcome, { urgency: { struckPrices }, language }) {
    const prices = struckPrices.filter(({ basis }) => basis === null).map((price) => price.text);
    const price = prices[0] ?? '';
    return {
      title: text.advice.title({ price }),
      steps: text.advice.steps({ prices }),
      copyExamples: [{ before: price, after: copyLine(language, 'lowestPrice', { price }) }],
      remedy: 'reference-price',
    };
  },
}));
