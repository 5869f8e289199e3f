import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { SHOP } from '../../shared/page-types.ts';
import { text } from './text.ts';

/** Members of the European Union and of the European Economic Area. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const referencePriceBasis = defineCheck({
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

  evaluate({ urgency: { struckPrices }, trust }) {
    if (struckPrices.length === 0) return notApplicable(text.notApplicable.none);
    const { country } = trust.organization;
    if (country === null) return notMeasured(text.notMeasured.country);
    if (!EEA.has(country.toUpperCase())) return notApplicable(text.notApplicable.elsewhere({ country }));
    const bare = struckPrices.filter(({ basis }) => basis === null);
    return bare.length === 0
      ? measured(
          1,
          text.observed.explained({
            prices: struckPrices.map((price) => ({ price: price.text, basis: price.basis ?? '' })),
          }),
          struckPrices.map(({ evidence }) => evidence),
        )
      : measured(
          0.5,
          text.observed.bare({ prices: bare.map((price) => price.text) }),
          bare.map(({ evidence }) => evidence),
          { searched: text.searched },
        );
  },

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
});
