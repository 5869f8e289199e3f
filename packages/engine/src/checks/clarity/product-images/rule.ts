import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { offeredName, pageName } from '../../shared/page-name.ts';
import { nodeName } from '../../shared/phrasing.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

const SCALE = scale([0, 0], [1, 0.5], [2, 1]);
export const productImages = defineCheck(() => ({
  id: 'product-images',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 5,
  group: 'info',
  pageTypes: ['ecommerce-product', 'hospitality'],
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['product-images-two-beats-one', 'stock-photos-ignored'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['product', 'layout'],

  evaluate({ product: { pictures }, layout }) {
    const region = unreadRegion(layout);
    const count = pictures.length;
    if (count < 2 && region) return notMeasured(unreadReason(region, text.sought));
    const { none, one, several } = text.observed;
    return measured(
      SCALE.at(count),
      count === 0 ? none : count === 1 ? one : several({ count }),
      pictures,
      count === 0 ? { searched: text.searched } : {},
    );
  },

  recommend(_outcome, { product: { pictures }, document, pageType }) {
    const [only] = pictures;
    const offer = pageType.type === 'hospitality' ? document.siteName : offeredName(document);
    const { title, steps, design } = text.advice;
    const missing = offer ? title.ofOffer({ offer }) : title.ofPage({ page: pageName(document) });
    return {
      title: only ? title.second({ picture: nodeName(only, text.picture, { limit: 50 }) }) : missing,
      steps,
      design,
      remedy: 'product-images',
    };
  },
}));
