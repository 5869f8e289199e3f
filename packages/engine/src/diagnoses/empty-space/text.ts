import { percent, quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'A blank screen looks as if the page has ended or failed to load, and many visitors stop scrolling there. They miss everything below it.',
  measure:
    'Reported if 400 px or more of the desktop page show neither text nor pictures, or if 40% or more of a page that fits on one screen are blank. The higher the gap, the more serious.',
  title: {
    after: ({ heading, px }: { heading: string; px: number }) =>
      `After ${quote(heading, 40)}, ${px} px of the page are blank`,
    middle: ({ px }: { px: number }) => `${px} px of the page are blank`,
    end: ({ share }: { share: number }) => `${percent(share)} of the screen is blank`,
    whole: 'The page shows nothing at all',
  },
  observed: {
    middle: ({ px, screens }: { px: number; screens: number }) =>
      `On desktop, ${px} px (${screens.toFixed(1)} screens) in a row show neither text nor pictures.`,
    end: ({ words }: { words: number | null }) =>
      `The page fits on one screen${words === null ? '' : ` with ${words} words`}, and the rest of it is blank.`,
  },
  steps: {
    check:
      'Open the page in a private window, and see what belongs there: a picture, a widget or text that fades in.',
    repair: 'If something is meant to appear, show it without waiting for scrolling or scripts.',
    remove: 'If nothing belongs there, remove the empty block or its fixed height.',
    fill: 'Use the space for what visitors look for next: a picture of the offer, what it includes, what customers say, or how to get in touch.',
    height: 'Limit the gaps between sections to about 120 px.',
  },
};
