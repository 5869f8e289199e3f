import { seen } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { offeredName } from '../../shared/page-name.ts';
import { text } from './text.ts';

export const productVideo = defineCheck(() => ({
  id: 'product-video',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'info',
  pageTypes: ['ecommerce-product'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['video-randomised-15', 'video-hurts-donation'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'video' },
  needs: ['product', 'layout', 'headline'],

  cases: ({ when, otherwise, notMeasured }) => [
    when(1, text.how.found, ({ product }) => seen(product.video), text.observed.found),
    notMeasured(
      ({ layout }) =>
        layout.unread.find(
          ({ kind, purpose }) => kind === 'frame' && (purpose === null || purpose === 'video'),
        ),
      text.notMeasured.frame,
    ),
    otherwise(0.6, text.how.none, text.observed.none, { searched: text.searched }),
  ],

  recommend(_outcome, { document }) {
    return {
      title: text.advice.title({ product: offeredName(document) }),
      steps: text.advice.steps,
      remedy: 'product-video',
    };
  },
}));
