import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'A video shows the product', fails: 'No video shows the product' },
  why: 'In a randomized experiment at one fashion retailer, videos raised sales of the products shown. That’s a single retailer, and other kinds of pages have seen losses, so a missing video costs few points.',
  measure: (cases: string) => `A video or video player in the gallery or main content scores ${cases}.`,
  how: {
    found: 'if there’s one',
    none: 'if there’s none',
  },
  notMeasured: {
    frame: ({ host }: { host: string | null }) =>
      `An embedded frame from ${host ?? 'another site'} wasn’t read and may contain a video.`,
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
      'Film the product in use for 15 to 40 seconds. Show its size, how it’s handled and the details that photos can’t show.',
      'Make it the second or third item in the gallery. Mute it, and let visitors start it themselves.',
      'Test it on one product before you film the whole range.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
