import type { Proof } from '../../../facts/types/proof.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { BOOK } from '../../shared/page-types.ts';
import { text } from './text.ts';

const ENOUGH_REVIEWS = 3;

export const reviewProvenance = defineCheck(() => ({
  id: 'review-provenance',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'reviews',
  pageTypes: ['ecommerce-product', ...BOOK, 'app'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['eu-reviews-verification', 'verified-buyer-15', 'ftc-fake-reviews-rule'],
  advice: { badly: 'improve', mildly: 'improve', effort: 'hours', impact: 'default' },
  needs: ['proof'],

  evaluate({ proof }) {
    const reviews = withText(proof);
    if (reviews.length < ENOUGH_REVIEWS)
      return notApplicable(text.notApplicable.few({ enough: ENOUGH_REVIEWS }));
    const verified = reviews.filter((review) => review.verified);
    const platforms = [...new Set(reviews.flatMap(({ platform }) => platform ?? []))];
    const { present, evidence } = proof.reviewProvenance;
    if (verified.length > 0 || platforms.length > 0 || present === true) {
      return measured(
        1,
        text.observed.known({
          verified: verified.length,
          total: reviews.length,
          platforms,
          note: evidence[0]?.text ?? null,
        }),
        [...evidence, ...verified.map((review) => review.evidence)].slice(0, 6),
      );
    }
    if (present === null) return notMeasured(proof.reviewProvenance.notMeasured ?? text.notMeasured.source);
    return measured(
      0.4,
      text.observed.unknown({ total: reviews.length }),
      reviews.map((review) => review.evidence).slice(0, 6),
      { searched: text.searched },
    );
  },

  recommend(_outcome, { proof, language }) {
    const [first] = withText(proof);
    return {
      title: text.advice.title({ review: first?.text ?? '' }),
      steps: text.advice.steps,
      copyExamples: [
        {
          before: null,
          after: copyLine(language, 'provenance', { platform: first?.platform }),
        },
      ],
      remedy: 'review-provenance',
    };
  },
}));

function withText({ reviews }: Proof) {
  return reviews.filter((review) => review.text.trim() !== '');
}
