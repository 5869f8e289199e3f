import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Proof } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { BOOK } from '../../page-types.ts';
import { amount, list, quote } from '../../phrasing.ts';

const ENOUGH_REVIEWS = 3;

export const reviewProvenance = defineCheck({
  id: 'review-provenance',
  category: 'socialProof',
  title: {
    passes: 'Visitors can see where the reviews come from',
    fails: 'Nothing tells where the reviews come from',
  },
  why: 'Reviews by verified buyers went with a higher purchase likelihood than anonymous ones. In the European Union a trader has to ensure that reviews come from real buyers, and 144 of 223 sites could not show it in a sweep.',
  measure:
    'Marks of verified buyers, the host or link of a known platform, or a note on how reviews are checked score 1, none 0.4. Judged from three reviews with text on.',
  weight: 5,
  group: 'reviews',
  pageTypes: ['ecommerce-product', ...BOOK, 'app'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['eu-reviews-verification', 'verified-buyer-15', 'ftc-fake-reviews-rule'],
  advice: { badly: 'improve', mildly: 'improve', effort: 'hours', impact: 'default' },
  needs: ['proof'],

  evaluate({ proof }) {
    const reviews = withText(proof);
    if (reviews.length < ENOUGH_REVIEWS) return notApplicable('Fewer than three reviews with text.');
    const verified = reviews.filter((review) => review.verified);
    const platforms = [...new Set(reviews.flatMap(({ platform }) => platform ?? []))];
    const { present, evidence } = proof.reviewProvenance;
    if (verified.length > 0 || platforms.length > 0 || present === true) {
      const signs = [
        ...(verified.length > 0
          ? [`${verified.length} of ${reviews.length} reviews are marked as verified`]
          : []),
        ...(platforms.length > 0 ? [`reviews come from ${list(platforms)}`] : []),
        ...evidence.slice(0, 1).map(({ text }) => `the page says ${quote(text)}`),
      ];
      return measured(
        1,
        `Provenance: ${list(signs)}.`,
        [...evidence, ...verified.map((review) => review.evidence)].slice(0, 6),
      );
    }
    if (present === null) {
      return notMeasured(
        proof.reviewProvenance.notMeasured ?? 'Where the reviews come from could not be told.',
      );
    }
    return measured(
      0.4,
      `${amount(reviews.length, 'review')} with text, none marked as that of a proven buyer.`,
      reviews.map((review) => review.evidence).slice(0, 6),
      { searched: ['each review', 'text near the reviews', 'links and frames of known platforms'] },
    );
  },

  recommend(_outcome, { proof, language }) {
    const [first] = withText(proof);
    return {
      title: `Say beside ${quote(first?.text ?? '', 50)} and the other reviews where they come from`,
      steps: [
        'Mark each review that your system can tie to an order.',
        'Write one sentence above the reviews on how they are collected and checked, and whether anything is left out.',
        'Where a platform collects them, link to your page there.',
      ],
      copyExamples: [
        {
          before: null,
          after: copyLine(language, 'provenance', { platform: first?.platform }),
        },
      ],
      remedy: 'review-provenance',
    };
  },
});

function withText({ reviews }: Proof) {
  return reviews.filter(({ text }) => text.trim() !== '');
}
