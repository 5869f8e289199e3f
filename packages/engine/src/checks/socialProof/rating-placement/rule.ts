import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Proof, RatingSummary } from '../../../observe/facts.ts';
import { isOfMany } from '../../../observe/proof/ratings.ts';
import { acrossViewports, defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { pageName } from '../../page-name.ts';
import { BOOK } from '../../page-types.ts';
import { places, quote } from '../../phrasing.ts';

export const ratingPlacement = defineCheck({
  id: 'rating-placement',
  category: 'socialProof',
  title: {
    passes: 'The rating shows where people decide',
    fails: 'The rating is hidden from where people decide',
  },
  why: 'Most viewing time goes to the first screen. In a header test at one shop the best of three review seals raised orders noticeably and the other two hardly.',
  measure:
    'An average with its count near the title or in the first screen scores 1, else 0.4; the mean of desktop and mobile. Stars of single reviews are left out. On a category page the share of product cards with a rating: none 0.4, half or more 1.',
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
        ramp(cards.rated / cards.total, [0, 0.4], [0.5, 1]),
        `${cards.rated} of ${cards.total} product cards show a rating.`,
        cards.evidence.slice(0, 6),
      );
    }
    const summaries = summed(ratings.summaries);
    const [first] = summaries;
    if (!first) return notApplicable('The page shows no average of ratings, and no number of them.');
    const score = acrossViewports({
      desktop: bestIn('desktop', summaries),
      mobile: bestIn('mobile', summaries),
    });
    if (score === null) return notMeasured('Neither viewport was rendered.');
    const missing = isSummed(first)
      ? ''
      : summaries.every(({ average }) => average === null)
        ? ' without average'
        : summaries.every(({ count }) => count === null)
          ? ' without count'
          : '';
    return measured(
      score,
      `The rating ${quote(first.evidence.text)}${missing} stands ${places(first.depth)}.`,
      summaries.map(({ evidence }) => evidence).slice(0, 4),
    );
  },

  recommend(_outcome, { proof, product: { cards }, headline, document, pageType, language }) {
    if (pageType.type === 'ecommerce-category' && cards !== null) {
      return {
        title: `Show the rating on the ${cards.total - cards.rated} product cards that lack it`,
        steps: [
          'Print average and count below the name on each card whose product has reviews.',
          'Leave cards of unreviewed products without stars rather than with empty ones.',
        ],
        remedy: 'rating-placement',
      };
    }
    const [first] = summed(proof.ratings.summaries);
    if (first && isUncounted(first)) {
      const name = quote(first.evidence.text, 50);
      return {
        title: `Say beside ${name} from how many ratings it comes`,
        steps: [
          `Write the number of ratings beside ${name}, and link both to where the ratings stand.`,
          'Where they stand on another site, name it and show the number that it shows.',
        ],
        copyExamples: [
          { before: first.evidence.text, after: copyLine(language, 'rating', knownRating(proof)) },
        ],
        remedy: 'rating-placement',
      };
    }
    const title = headline ? quote(headline.text) : `the title of ${pageName(document)}`;
    const shown = quote(first?.evidence.text ?? '', 50);
    const now = first ? places(first.depth) : 'further down';
    return {
      title: `Show ${shown} directly below ${title}`,
      steps: [
        isSummed(first)
          ? `Print average and number of reviews in one line below ${title}; they now stand ${now}.`
          : `Print ${shown} below ${title}, with ${first?.average === null ? 'the average' : 'the number of ratings'} beside it; it now stands ${now}.`,
        'Link that line to the reviews further down.',
      ],
      copyExamples: [
        {
          before: first?.evidence.text ?? null,
          after: copyLine(language, 'rating', knownRating(proof)),
        },
      ],
      remedy: 'rating-placement',
    };
  },
});

/** How far apart, in screens, average and number of one rating stand at most. */
const TOGETHER = 0.15;

/**
 * Ratings of many, the one that stands best first; an average and a number close together are one. The stars of one
 * review are none.
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
  const standing = (each: RatingSummary): number =>
    acrossViewports({ desktop: bestIn('desktop', [each]), mobile: bestIn('mobile', [each]) }) ?? 0;
  return summaries.toSorted((a, b) => standing(b) - standing(a));
}

function isBeside({ depth: a }: RatingSummary, { depth: b }: RatingSummary): boolean {
  const viewport = a.desktop !== null && b.desktop !== null ? 'desktop' : 'mobile';
  return Math.abs((a[viewport] ?? Number.POSITIVE_INFINITY) - (b[viewport] ?? 0)) <= TOGETHER;
}

/** An average that already stands where people decide, and lacks its count alone. */
function isUncounted({ average, count, depth, nearTitle }: RatingSummary): boolean {
  const depths = [depth.desktop, depth.mobile].filter((screens) => screens !== null);
  return average !== null && count === null && (nearTitle || depths.every((screens) => screens < 1));
}

function isSummed(rating: RatingSummary | undefined): boolean {
  return rating !== undefined && rating.average !== null && rating.count !== null;
}

/** Average and count as the page or its structured data state them. */
function knownRating({ ratings, structuredRating }: Proof) {
  const [first] = summed(ratings.summaries);
  const known = isSummed(first) ? first : structuredRating;
  return {
    average: known?.average,
    scale: known?.scale,
    count: first?.count ?? structuredRating?.count,
  };
}

/** The best placed rating decides; null where that pass failed. */
function bestIn(viewport: 'desktop' | 'mobile', summaries: readonly RatingSummary[]): number | null {
  const scores = summaries.flatMap(({ average, count, depth, nearTitle }) => {
    const screens = depth[viewport];
    if (screens === null) return [];
    return average !== null && count !== null && (nearTitle || screens < 1) ? 1 : 0.4;
  });
  return scores.length === 0 ? null : Math.max(...scores);
}
