import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { nodeName } from '../../node-name.ts';
import { offeredName, pageName } from '../../page-name.ts';
import { quote } from '../../phrasing.ts';

export const productImages = defineCheck({
  id: 'product-images',
  category: 'clarity',
  title: {
    passes: 'Several pictures show what is offered',
    fails: 'Too few pictures show what is offered',
  },
  why: 'On a large marketplace listings with two pictures went with about twice the conversion of those with one, and more than two added nothing; better sellers also upload more, so this is no promise. Eye tracking shows that people study pictures of the product and skip decoration.',
  measure:
    'Different pictures of the offer, at least 250 px on the shorter natural side, each slide of a gallery counted once: none scores 0, one 0.5, two or more 1.',
  weight: 5,
  group: 'info',
  pageTypes: ['ecommerce-product', 'hospitality'],
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['product-images-two-beats-one', 'stock-photos-ignored'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['product', 'layout'],

  evaluate({ product: { pictures }, layout }) {
    const region = unreadRegion(layout);
    if (pictures.length < 2 && region)
      return notMeasured(unreadReason(region, 'A second picture of the offer'));
    return measured(
      ramp(pictures.length, [0, 0], [1, 0.5], [2, 1]),
      pictures.length === 0
        ? 'No picture of the offer with at least 250 px on its shorter side was found.'
        : pictures.length === 1
          ? 'One picture shows the offer; a second view is missing.'
          : `${pictures.length} different pictures of the offer.`,
      pictures,
      pictures.length === 0 ? { searched: ['main content', 'galleries', 'background pictures'] } : {},
    );
  },

  recommend(_outcome, { product: { pictures }, document, pageType }) {
    const [only] = pictures;
    const offered = pageType.type === 'hospitality' ? document.siteName : offeredName(document);
    return {
      title: only
        ? `Show a second view beside ${nodeName(only, 'picture', { limit: 50 })}`
        : `Show pictures of ${offered ? quote(offered) : `what is offered on ${pageName(document)}`}`,
      steps: [
        'Add the view that answers the next question: in use, from behind, with something that shows its size, or the room as guests find it.',
        'Take your own pictures rather than stock ones, at least 1,200 px wide, so that people can zoom in.',
        'Describe each picture in its alternative text.',
      ],
      design: ['Same ground and same light in all pictures; the first one shows the whole offer.'],
      remedy: 'product-images',
    };
  },
});
