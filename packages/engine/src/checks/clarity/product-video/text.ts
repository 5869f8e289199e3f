import { quote } from '../../phrasing.ts';

export const text = {
  title: { passes: 'A video shows the product', fails: 'No video shows the product' },
  why: 'In a randomized experiment at one fashion retailer, videos raised sales of the products shown. That’s a single retailer, and other kinds of pages have seen losses, so a product without a video loses little here.',
  measure: 'A video or player in the gallery or main content scores 1, none 0.6.',
  notMeasured: {
    frame: ({ host }: { host: string | null }) =>
      `A frame from ${host ?? 'another site'} wasn’t read and may contain a video.`,
  },
  observed: {
    found: 'The gallery or main content has a video.',
    none: 'No video was found.',
  },
  searched: ['gallery', 'main content', 'embedded players'],
  advice: {
    title: ({ product }: { product: string | null }) =>
      `Show ${product ? quote(product) : 'the product'} in a short video`,
    steps: [
      'Film the product in use for 15 to 40 seconds: its size, its handling, the details pictures can’t show.',
      'Make it the second or third item in the gallery, muted and started by the visitor.',
      'Test it on one product before you film the whole range.',
    ],
  },
};
