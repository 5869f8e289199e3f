import { translated } from '@liftmark/contract/translated';
import type { PerViewport, ViewportName } from '../../../capture/snapshot.ts';
import { list, perViewport, places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const pixels = (px: number) => `${Math.round(px)} px`;

const english = {
  title: { passes: 'The headline stands out', fails: 'No headline stands out' },
  titleFromHtml: {
    passes: 'The page has a main headline',
    fails: 'The page has no main headline (h1)',
  },
  why: 'Visitors are most likely to leave in the first ten seconds, and most viewing time is spent above the fold. A headline that visitors notice right away shows them they’re in the right place.',
  measure:
    'The line that visitors read first, judged by size and position, scores 1 if it’s fully above the fold and at least 1.2 times the most common text size, 0.6 if it’s above the fold but smaller or cut off, 0.3 if it’s further down, and 0 if there’s none. Not scored if an image at the top may contain it. From HTML alone, a visible h1 scores 1, and anything else isn’t scored.',
  notMeasured: {
    static: 'We can only judge whether a headline stands out once the page is rendered.',
    picture: 'A large image above the fold may contain the headline, but we don’t read text in images.',
    lettering: 'An image at the top may contain the headline, but we don’t read text in images.',
    viewports: 'The page wasn’t rendered on desktop or mobile.',
  },
  observed: {
    fromHtml: ({ headline }: { headline: string }) => `The h1 is ${quote(headline)}.`,
    none: 'No line stands out as the page’s headline.',
    onlyName: ({ siteName }: { siteName: string }) =>
      `Apart from the name ${quote(siteName)}, no line stands out as the page’s headline.`,
    found: ({ headline, depth, pictured, fontSizePx, small, cut }: Found) => {
      const size = pictured
        ? `an image, ${perViewport(fontSizePx, (px) => `${pixels(px)} tall`)}`
        : perViewport(fontSizePx, pixels);
      return `The headline ${quote(headline)} is ${places(depth)} (${size})${faults(small, cut)}.`;
    },
  },
  searched: [
    'headings of all levels',
    'the largest text on the first two screens',
    'link and image text in the header',
  ],
  advice: {
    add: {
      title: ({ page }: { page: string }) => `Add a headline to ${page} that says what it offers`,
      steps: [
        'Write one line that says what you offer, who it’s for and what they get from it.',
        'Make it the page’s h1 and the first text above the fold.',
        'Check on a phone that the whole line is visible without scrolling.',
      ],
      design: ({ prominent }: { prominent: number }) => [
        `At least ${prominent} times the size of the body text; 28 px or more on phones.`,
      ],
    },
    improve: {
      title: {
        moveUp: ({ headline }: { headline: string }) =>
          `Move the headline ${quote(headline, 60)} fully above the fold`,
        enlarge: ({ headline }: { headline: string }) => `Make the headline ${quote(headline, 60)} stand out`,
        both: ({ headline }: { headline: string }) =>
          `Move the headline ${quote(headline, 60)} fully above the fold and make it stand out`,
      },
      moveUp: ({ headline, depth }: { headline: string; depth: PerViewport<number> }) => [
        `Move ${quote(headline)} up until it’s fully above the fold on desktop and mobile (it’s now ${places(depth)}).`,
        'Reduce the height of the bars, sliders and images that push it down.',
      ],
      enlarge: ['Make it the largest text above the fold.'],
      design: ({ fontSizePx, bodyPx, prominent }: Sizes) => [
        `It’s now ${perViewport(fontSizePx, pixels)}; the body text is ${perViewport(bodyPx, pixels)}. Use at least ${prominent} times the size of the body text.`,
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Found {
  headline: string;
  depth: PerViewport<number>;
  pictured: boolean;
  fontSizePx: PerViewport<number>;
  /** Where it’s too small to stand out. */
  small: readonly ViewportName[];
  /** Where it’s cut off or below the fold. */
  cut: readonly ViewportName[];
}

interface Sizes {
  fontSizePx: PerViewport<number>;
  bodyPx: PerViewport<number>;
  prominent: number;
}

function faults(small: readonly ViewportName[], cut: readonly ViewportName[]): string {
  const found = [
    ...(small.length > 0 ? [`barely larger than the body text on ${list(small)}`] : []),
    ...(cut.length > 0 ? [`not fully above the fold on ${list(cut)}`] : []),
  ];
  return found.length > 0 ? `; it’s ${found.join(', and ')}` : '';
}
