import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { list } from '../../phrasing.ts';

export const trustSeals = defineCheck({
  id: 'trust-seals',
  category: 'trustCredibility',
  title: { passes: 'Trust seals are used with measure', fails: 'Many trust seals crowd the page' },
  why: 'Data of 493 shops show that seals help small shops and new customers most, and that more than two lower the share of completed orders. Other experiments found no effect on average, so the weight is small.',
  measure:
    'Recognized seals of third parties: one or two 1, three 0.6, five and more 0.2. Home-made marks do not count.',
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
    if (names.length === 0) return notApplicable('No recognized seal is shown.');
    return measured(
      ramp(names.length, [2, 1], [3, 0.6], [5, 0.2]),
      `Seals shown: ${list(names, 8)}.`,
      seals.map(({ evidence }) => evidence),
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
