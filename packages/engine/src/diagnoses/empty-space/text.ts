import { translated } from '@liftmark/contract/translated';
import { amount, percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'A blank screen makes it look as if the page has ended or failed to load, and many visitors stop scrolling there. They miss everything below it.',
  measure:
    'Reported if 400 px or more of the desktop page shows neither text nor images, or if 40% or more of a page that fits on one screen is blank. The taller the gap, the more serious. A gap of less than 600 px never comes among the first five, unless it’s at the top.',
  title: {
    after: ({ heading, px }: { heading: string; px: number }) =>
      `After ${quote(heading, 40)}, ${px} px of the page is blank`,
    middle: ({ px }: { px: number }) => `${px} px of the page is blank`,
    top: ({ px }: { px: number }) => `The page starts with ${px} px of blank space`,
    end: ({ share }: { share: number }) => `${percent(share)} of the screen is blank`,
    whole: 'The page shows nothing at all',
  },
  observed: {
    middle: ({ px, screens }: { px: number; screens: number }) =>
      `On desktop, a stretch of ${px} px (${screens.toFixed(1)} screens) shows neither text nor images.`,
    end: ({ words }: { words: number | null }) =>
      words === null
        ? 'The page fits on one screen, and much of it is blank.'
        : `The page fits on one screen and has ${amount(words, 'word')}; the remaining space is blank.`,
  },
  steps: {
    check:
      'Open the page in a private window, and find out what belongs there: an image, a widget or text that fades in.',
    repair: 'If something is meant to appear, show it right away, without waiting for scrolling or scripts.',
    remove: 'If nothing belongs there, remove the empty block or its fixed height.',
    fill: 'Use the space for what visitors look for next: a photo of what you offer, a list of what’s included, reviews or contact details.',
    height: 'Limit gaps between sections to about 120 px.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
