import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { quote } from '../../phrasing.ts';
import { type RatingPair, ratingAgreement, ratingPair } from '../../proof-verdicts.ts';

export const ratingConsistency = defineCheck({
  id: 'rating-consistency',
  category: 'socialProof',
  title: {
    passes: 'Shown rating and structured data agree',
    fails: 'Shown rating and structured data differ',
  },
  why: 'Rules in the United States forbid made-up reviews, and European Union law asks traders to show that theirs are real. A rating that search engines are told and visitors are not, or the other way round, is at best a small error, and small errors cost trust.',
  measure:
    'The visible average and count against structured data of the same named item: at most 0.1 and 5% apart scores 1; more than 0.3 apart, or one count over 1.5 times the other, 0.1; between 0.6.',
  weight: 4,
  group: 'reviews',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['ftc-fake-reviews-rule', 'eu-reviews-verification', 'stanford-errors'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['proof'],

  evaluate({ proof }) {
    const pair = ratingPair(proof);
    const { count, notMeasured: reason } = proof.ratings;
    if (pair === null && count === null) {
      return notMeasured(reason ?? 'Whether there are ratings could not be told.');
    }
    if (pair === null)
      return notApplicable('There are not both a visible and a structured rating of one item.');
    return measured(ratingAgreement(pair), `${comparison(pair)}.`, [pair.visible.evidence]);
  },

  recommend(_outcome, { proof }) {
    const pair = ratingPair(proof);
    const text = quote(pair?.visible.evidence.text ?? '', 50);
    return {
      title: `Let ${text} and the structured data state the same rating`,
      steps: [
        ...(pair ? [`${comparison(pair)}.`] : []),
        'Print both from one place in the shop system, for the same item and the same reviews.',
        'Where the structured data speak of the shop and not of the product, say so in the item’s name.',
      ],
      remedy: 'rating-consistency',
    };
  },
});

function comparison({ visible, structured }: RatingPair): string {
  const shown = figures(visible.average, visible.count, visible.scale);
  return `The page shows ${shown}, its structured data say ${figures(structured.average, structured.count, 5)}`;
}

function figures(average: number, count: number | null, scale: number): string {
  const from = count === null ? '' : ` from ${count.toLocaleString('en-US')}`;
  return `${Number(average.toFixed(2))} out of ${scale}${from}`;
}
