import { defineCheck, measured, ramp } from '../check.ts';
import { list } from '../phrasing.ts';

export const trustSeals = defineCheck({
  id: 'trust-seals',
  category: 'trustCredibility',
  title: { passes: 'Trust seals are used with measure', fails: 'Many trust seals crowd the page' },
  why: 'Data of 493 shops show that seals help small shops and new customers most, and that more than two lower the share of completed orders. Other experiments found no effect on average, so the weight is small.',
  measure:
    'Recognized seals of third parties: none 0.75, one or two 1, three 0.6, five and more 0.2. Home-made marks do not count.',
  weight: 2,
  group: 'payment',
  pageTypes: ['ecommerce-product', 'checkout'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: [
    'trust-seal-small-and-new',
    'trust-seal-field-experiment',
    'trust-seal-average-zero',
    'security-icon-removed-400',
  ],
  advice: { badly: 'other', mildly: 'other', effort: 'hours', impact: 'default' },
  needs: ['trust'],
  evaluate({ trust: { seals } }) {
    const names = [...new Set(seals.map(({ name }) => name))];
    return measured(
      ramp(names.length, [0, 0.75], [1, 1], [2, 1], [3, 0.6], [5, 0.2]),
      names.length === 0 ? 'No recognized seal is shown.' : `Seals shown: ${list(names, 8)}.`,
      seals.map(({ evidence }) => evidence),
      names.length === 0 ? { searched: ['pictures, links and frames of known seal providers'] } : {},
    );
  },
  recommend(_outcome, { trust: { seals } }) {
    const names = [...new Set(seals.map(({ name }) => name))];
    return {
      title: `Keep two of the seals ${list(names, 6)}`,
      steps: [
        'Keep the two that your customers know best; take the others away.',
        'Place them near the purchase button, and link each to its certificate.',
      ],
      remedy: 'trust-seals',
    };
  },
});
