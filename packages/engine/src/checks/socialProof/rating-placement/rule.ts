import { isOfMany } from '../../../facts/proof/ratings.ts';
import type { Proof, RatingSummary } from '../../../facts/types/proof.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { acrossViewports, measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { pageName } from '../../shared/page-name.ts';
import { BOOK } from '../../shared/page-types.ts';
import { text } from './text.ts';

const SCALE = scale([0, 0.4], [0.5, 1]);
export const ratingPlacement = defineCheck(() => ({
  id: 'rating-placement',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 4,
  group: 'reviews',
  pageTypes: ['ecommerce-product', 'ecommerce-category', ...BOOK, 'app', 'service'],
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['review-score-in-header', 'above-fold-attention'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: '15 min', impact: 'proof' },
  needs: ['proof', 'product', 'headline'],

  evaluate({ proof: { ratings }, product: { cards }, pageType }) {
    if (pageType.type === 'ecommerce-category' && cards !== null && cards.total > 0 && cards.rated > 0) {
      return measured(
        SCALE.at(cards.rated / cards.total),
        text.observed.cards(cards),
        cards.evidence.slice(0, 6),
      );
    }
    const summaries = summed(ratings.summaries);
    const [first] = summaries;
    if (!first) return notApplicable(text.notApplicable.none);
    const score = acrossViewports({
      desktop: bestIn('desktop', summaries),
      mobile: bestIn('mobile', summaries),
    });
    if (score === null) return notMeasured(text.notMeasured.rendering);
    const { complete, noAverage, noCount } = text.observed;
    const lacksAverage = summaries.every(({ average }) => average === null);
    const lacksCount = summaries.every(({ count }) => count === null);
    const observed = isComplete(first)
      ? complete
      : lacksAverage
        ? noAverage
        : lacksCount
          ? noCount
          : complete;
    return measured(
      score,
      observed({ rating: first.evidence.text, depth: first.depth }),
      summaries.map(({ evidence }) => evidence).slice(0, 4),
    );
  },

  recommend(_outcome, { proof, product: { cards }, headline, document, pageType, language }) {
    const { advice } = text;
    if (pageType.type === 'ecommerce-category' && cards !== null) {
      return {
        title: advice.cards.title({ bare: cards.total - cards.rated }),
        steps: advice.cards.steps,
        remedy: 'rating-placement',
      };
    }
    const [first] = summed(proof.ratings.summaries);
    const copyExamples = [
      { before: first?.evidence.text ?? null, after: copyLine(language, 'rating', knownRating(proof)) },
    ];
    if (first && isUncounted(first)) {
      const rating = first.evidence.text;
      return {
        title: advice.count.title({ rating }),
        steps: advice.count.steps({ rating }),
        copyExamples,
        remedy: 'rating-placement',
      };
    }
    const placed = {
      rating: first?.evidence.text ?? '',
      below: headline
        ? advice.headline({ headline: headline.text })
        : advice.pageTitle({ page: pageName(document) }),
      depth: first?.depth ?? null,
    };
    const { title, complete, addAverage, addCount, link } = advice.place;
    const step = isComplete(first) ? complete : first?.average === null ? addAverage : addCount;
    return {
      title: title(placed),
      steps: [step(placed), link],
      copyExamples,
      remedy: 'rating-placement',
    };
  },
}));

/** At most so many screens are between the average and the number of one rating. */
const TOGETHER = 0.15;

/**
 * Ratings that sum up many reviews, the best placed first. An average and a number close together are one rating; the
 * stars of a single review aren't one.
 */
function summed(all: readonly RatingSummary[]): RatingSummary[] {
  const summaries = all.filter(isOfMany).map((each) => {
    const beside = all.filter((other) => isBeside(other, each));
    return {
      ...each,
      average: each.average ?? beside.find(({ average }) => average !== null)?.average ?? null,
      count: each.count ?? beside.find(({ count }) => count !== null)?.count ?? null,
    };
  });
  const scoreOf = (each: RatingSummary): number =>
    acrossViewports({ desktop: bestIn('desktop', [each]), mobile: bestIn('mobile', [each]) }) ?? 0;
  return summaries.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

function isBeside({ depth: a }: RatingSummary, { depth: b }: RatingSummary): boolean {
  const viewport = a.desktop !== null && b.desktop !== null ? 'desktop' : 'mobile';
  return Math.abs((a[viewport] ?? Number.POSITIVE_INFINITY) - (b[viewport] ?? 0)) <= TOGETHER;
}

/** An average that is well placed already and only lacks its count. */
function isUncounted({ average, count, depth, nearTitle }: RatingSummary): boolean {
  const depths = [depth.desktop, depth.mobile].filter((screens) => screens !== null);
  return average !== null && count === null && (nearTitle || depths.every((screens) => screens < 1));
}

function isComplete(rating: RatingSummary | undefined): boolean {
  return rating !== undefined && rating.average !== null && rating.count !== null;
}

/** Average and count as the page or its structured data state them. */
function knownRating({ ratings, structuredRating }: Proof) {
  const [first] = summed(ratings.summaries);
  const known = isComplete(first) ? first : structuredRating;
  return {
    average: known?.average,
    scale: known?.scale,
    count: first?.count ?? structuredRating?.count,
  };
}

/** The score of the best placed rating; null where that viewport wasn't rendered. */
function bestIn(viewport: 'desktop' | 'mobile', summaries: readonly RatingSummary[]): number | null {
  const scores = summaries.flatMap(({ average, count, depth, nearTitle }) => {
    const screens = depth[viewport];
    if (screens === null) return [];
    return average !== null && count !== null && (nearTitle || screens < 1) ? 1 : 0.4;
  });
  return scores.length === 0 ? null : Math.max(...scores);
}
