import type { PageType } from '@liftmark/contract/page-types';
import { isOfMany } from '../../../facts/proof/ratings.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import type { Proof } from '../../../facts/types/proof.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { offeredName, pageName } from '../../shared/page-name.ts';
import { peopleOf } from '../../shared/people.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

/** Page types where testimonials count as reviews. */
const WITH_TESTIMONIALS = ['app', 'course', 'hospitality'];
/** More reviews add nothing to the score. */
const ENOUGH = 10;

const SCALE = scale([0, 0], [5, 0.8], [ENOUGH, 1]);
export const reviewCount = defineCheck(() => ({
  id: 'review-count',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
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
        return notMeasured(proof.ratings.notMeasured ?? text.notMeasured.ratings);
      if (proof.ratings.count > 0) return notMeasured(text.notMeasured.stars);
      if (document.mode === 'static') return notMeasured(text.notMeasured.htmlOnly);
      if (!wordLists) return notMeasured(text.notMeasured.language);
      const region = unreadRegion(layout);
      if (region) return notMeasured(unreadReason(region, text.unread));
      return measured(0, text.observed.none, [], { searched: text.searched });
    }
    const { few, enough } = text.observed;
    return measured(
      SCALE.at(count),
      count < ENOUGH ? few({ count, noun, enough: ENOUGH }) : enough({ count, noun }),
      evidence,
    );
  },

  recommend(_outcome, { proof, document, pageType, language }) {
    const { advice } = text;
    const { count, noun } = reviewsOf(proof, pageType.type);
    const offered = reviewedName(document, pageType);
    const offer = offered ? advice.offer({ name: offered }) : pageName(document);
    return {
      title:
        count === 0
          ? advice.first.title({ offer })
          : noun === 'review'
            ? advice.more.title({ offer, count, enough: ENOUGH })
            : advice.besideTestimonials.title({ offer, count }),
      steps: advice.steps(peopleOf({ pageType, document })),
      copyExamples: USED_DAILY.has(pageType.type)
        ? [{ before: null, after: copyLine(language, 'reviewRequest', { product: offered }) }]
        : [],
      remedy: 'reviews',
    };
  },
}));

/** Page types whose offer is in daily use, so that the request for a review can ask about it. */
const USED_DAILY: ReadonlySet<PageType> = new Set(['ecommerce-product', 'app']);

/** In a shop the product is reviewed; elsewhere the site, because a part of the title can be a slogan. */
function reviewedName(document: PageFacts['document'], { type }: PageFacts['pageType']): string | null {
  return type === 'ecommerce-product' ? offeredName(document) : document.siteName;
}

/**
 * The highest number that is shown or counted: of testimonials where there are fewer reviews. What structured data says
 * counts where visitors see a rating of many people, too.
 */
function reviewsOf(
  { reviews, ratings, structuredRating, testimonials }: Proof,
  type: string,
): { count: number; noun: 'review' | 'testimonial' } {
  const counted = ratings.summaries.map(({ count }) => count ?? 0);
  const isShown = ratings.summaries.some(isOfMany);
  const stated = isShown ? (structuredRating?.count ?? 0) : 0;
  const count = Math.max(reviews.length, stated, ...counted);
  const own = WITH_TESTIMONIALS.includes(type) ? testimonials.items.length : 0;
  return own > count ? { count: own, noun: 'testimonial' } : { count, noun: 'review' };
}
