import type { PageType } from '@liftmark/contract/page-types';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { PageFacts, Proof } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { offeredName, pageName } from '../../page-name.ts';
import { peopleOf } from '../../people.ts';
import { amount, quote } from '../../phrasing.ts';

const WITH_TESTIMONIALS = ['app', 'course', 'hospitality'];

export const reviewCount = defineCheck({
  id: 'review-count',
  category: 'socialProof',
  title: { passes: 'Enough reviews to go by', fails: 'Too few reviews to go by' },
  why: 'At retail, products with five reviews were far more likely to be bought than those with none, and nearly all of the difference came from the first ten. The figures compare products and are no experiment, but the shape is plain: from none to a handful matters most.',
  measure:
    'Reviews shown or counted on the page, structured data included (testimonials count on app, course and hospitality pages): none scores 0, five 0.8, ten or more 1.',
  weight: 9,
  group: 'reviews',
  pageTypes: ['ecommerce-product', 'app', 'course', 'hospitality'],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['reviews-five-vs-none', 'ewom-elasticity', 'reviews-by-price'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'reviews' },
  needs: ['proof', 'layout', 'headline'],

  evaluate({ proof, layout, pageType, document, wordLists }) {
    const { count, noun } = reviewsOf(proof, pageType.type);
    const evidence = [
      ...proof.ratings.summaries.map((summary) => summary.evidence),
      ...(noun === 'review' ? proof.reviews : proof.testimonials.items).map((voice) => voice.evidence),
    ].slice(0, 6);
    if (count === 0) {
      if (proof.ratings.count === null)
        return notMeasured(proof.ratings.notMeasured ?? 'Reviews could not be counted.');
      if (proof.ratings.count > 0)
        return notMeasured('Stars are shown, but no number of reviews could be read.');
      if (document.mode === 'static')
        return notMeasured('Reviews are often loaded by script; only the HTML was read.');
      if (!wordLists) return notMeasured('Reviews could not be read in the language of the page.');
      const region = unreadRegion(layout);
      if (region) return notMeasured(unreadReason(region, 'A review'));
      return measured(0, 'No review is shown or counted.', [], {
        searched: ['main content', 'structured data', 'frames of known review platforms'],
      });
    }
    return measured(
      ramp(count, [0, 0], [5, 0.8], [10, 1]),
      `${amount(count, noun)} shown or counted${count < 10 ? '; ten reviews are enough to judge by' : ''}.`,
      evidence,
    );
  },

  recommend(_outcome, { proof, document, pageType, language }) {
    const { count, noun } = reviewsOf(proof, pageType.type);
    const offered = reviewedName(document, pageType);
    const name = offered ? quote(offered) : pageName(document);
    return {
      title:
        count === 0
          ? `Collect the first five reviews of ${name}`
          : noun === 'review'
            ? `Bring the ${amount(count, noun)} of ${name} up to ten`
            : `Collect reviews of ${name} beside its ${amount(count, noun)}`,
      steps: [
        `Write to everyone ${peopleOf(pageType).lately}: one question, one link.`,
        'Ask all of them, not only the content ones, and print what comes, the critical ones included.',
        `Show number and average beside the name, and mark the reviews that are known to come from ${peopleOf(pageType).many}.`,
        'Never write, buy or filter reviews: the United States and the European Union forbid it.',
      ],
      copyExamples: USED_DAILY.has(pageType.type)
        ? [{ before: null, after: copyLine(language, 'reviewRequest', { product: offered }) }]
        : [],
      remedy: 'reviews',
    };
  },
});

/** What one can ask for how it does in daily use. */
const USED_DAILY: ReadonlySet<PageType> = new Set(['ecommerce-product', 'app']);

/** On a shop's page the product is reviewed; elsewhere who offers it, for a part of a title can be a slogan. */
function reviewedName(document: PageFacts['document'], { type }: PageFacts['pageType']): string | null {
  return type === 'ecommerce-product' ? offeredName(document) : document.siteName;
}

/** The most that was shown or counted, and what it is: testimonials stand in where there are fewer reviews. */
function reviewsOf(
  { reviews, ratings, structuredRating, testimonials }: Proof,
  type: string,
): { count: number; noun: 'review' | 'testimonial' } {
  const counted = ratings.summaries.map(({ count }) => count ?? 0);
  const count = Math.max(reviews.length, structuredRating?.count ?? 0, ...counted);
  const own = WITH_TESTIMONIALS.includes(type) ? testimonials.items.length : 0;
  return own > count ? { count: own, noun: 'testimonial' } : { count, noun: 'review' };
}
