import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { SHOP } from '../../page-types.ts';
import { list, quote } from '../../phrasing.ts';

/** Members of the European Union and of the European Economic Area. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const referencePriceBasis = defineCheck({
  id: 'reference-price-basis',
  category: 'urgency',
  title: {
    passes: 'The former price says what it is',
    fails: 'The former price does not say what it is',
  },
  why: 'In the European Union a reduction has to name the lowest price of the preceding 30 days, and a British settlement found false discounts unlawful. A former price with its basis is also one that a visitor can believe.',
  measure:
    'Struck prices with their basis near them (lowest price of 30 days, list price, date) score 1, else 0.5. Only where the seller is in the European Union or the European Economic Area; where the seller’s country is unknown it is not measured.',
  weight: 3,
  group: 'urgency',
  pageTypes: [...SHOP],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['eu-prior-price-30-days', 'uk-cma-emma-sleep'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: '15 min', impact: 'none' },
  needs: ['urgency', 'trust'],

  evaluate({ urgency: { struckPrices }, trust }) {
    if (struckPrices.length === 0) return notApplicable('No former price is struck out.');
    const { country } = trust.organization;
    if (country === null) return notMeasured('The country of the seller could not be told.');
    if (!EEA.has(country.toUpperCase())) return notApplicable(`The seller is in ${country}.`);
    const bare = struckPrices.filter(({ basis }) => basis === null);
    return measured(
      bare.length === 0 ? 1 : 0.5,
      bare.length === 0
        ? `The former price names its basis: ${list(
            struckPrices.map(({ text, basis }) => `${quote(text, 20)} (${basis})`),
            3,
          )}.`
        : `The former price names no basis: ${list(
            bare.map(({ text }) => quote(text, 20)),
            4,
          )}.`,
      (bare.length > 0 ? bare : struckPrices).map(({ evidence }) => evidence),
      bare.length > 0 ? { searched: ['text near the price', 'footnotes'] } : {},
    );
  },

  recommend(_outcome, { urgency: { struckPrices }, language }) {
    const bare = struckPrices.filter(({ basis }) => basis === null);
    const text = bare[0]?.text ?? '';
    return {
      title: `Say beside ${quote(text, 20)} what that price is`,
      steps: [
        'Write the lowest price of the last 30 days beside the reduced price, and compute the percentage from it.',
        `Do the same for ${list(
          bare.map((price) => quote(price.text, 20)),
          5,
        )}.`,
        'Where it is the maker’s list price, call it that.',
      ],
      copyExamples: [{ before: text, after: copyLine(language, 'lowestPrice', { price: text }) }],
      remedy: 'reference-price',
    };
  },
});
