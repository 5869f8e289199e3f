import { defineCheck, measured, notMeasured } from '../../check.ts';
import { offeredName } from '../../page-name.ts';
import { quote } from '../../phrasing.ts';

export const productVideo = defineCheck({
  id: 'product-video',
  category: 'clarity',
  title: {
    passes: 'A video shows the product',
    fails: 'No video shows the product',
  },
  why: 'In a randomized experiment at one fashion retailer, videos raised sales of the products shown. It is one retailer and other kinds of pages have seen losses, so a product without video loses little here.',
  measure: 'A video or player in the gallery or the main content scores 1, none 0.6.',
  weight: 3,
  group: 'info',
  pageTypes: ['ecommerce-product'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['video-randomised-15', 'video-hurts-donation'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'video' },
  needs: ['product', 'layout', 'headline'],

  evaluate({ product: { video }, layout }) {
    if (video) return measured(1, 'A video stands in the gallery or the main content.', [video]);
    const frame = layout.unread.find(
      ({ kind, purpose }) => kind === 'frame' && (purpose === null || /video|player/i.test(purpose)),
    );
    if (frame) {
      return notMeasured(`A frame of ${frame.host ?? 'another site'} was not read and may hold a video.`);
    }
    return measured(0.6, 'No video was found.', [], {
      searched: ['gallery', 'main content', 'players in frames'],
    });
  },

  recommend(_outcome, { document }) {
    const offered = offeredName(document);
    const name = offered ? quote(offered) : 'the product';
    return {
      title: `Show ${name} in a short video`,
      steps: [
        'Film the product in use for 15 to 40 seconds: size, handling, the detail that pictures cannot show.',
        'Place it as the second or third item of the gallery, without sound, started by the visitor.',
        'Test it on one product before you film the whole range.',
      ],
      remedy: 'product-video',
    };
  },
});
