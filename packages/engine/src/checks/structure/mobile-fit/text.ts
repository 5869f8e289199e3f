import type { Evidence } from '../../../observe/facts.ts';
import { hasWords, nodeName } from '../../node-name.ts';
import { capitalized } from '../../phrasing.ts';

function nameOf(widest: Evidence): string {
  return nodeName(widest, 'part', { viewport: 'mobile' });
}

export const text = {
  title: {
    passes: 'The page fits phone screens',
    fails: 'The page has display problems on phones',
  },
  titleFromHtml: {
    passes: 'The viewport is set up for phones',
    fails: 'The viewport isn’t set up for phones',
  },
  why: 'WCAG 1.4.10 requires content to fit a narrow screen without scrolling in two directions, and visitors don’t see what’s outside it. A page needs a viewport declaration to be readable on a phone at all, and blocking zoom takes away the way out for people who need larger text.',
  measure:
    'A viewport declaration with the device width scores 1, none 0; blocking zoom multiplies the score by 0.6. The result is multiplied by the fit at 390 px: up to 8 px beyond the screen 1, 60 px or more 0, linear in between, and at most 0.7 if words extend past the edge. Without a rendered layout, the fit is left out.',
  searched: ['meta tags of the page'],
  observed: {
    declared: 'The page sets its viewport to the device width',
    undeclared:
      'The page doesn’t set its viewport to the device width, so phones lay it out as wide as a desktop and shrink it',
    zoomBlocked: 'it blocks zooming',
    notRendered: 'its phone layout wasn’t rendered',
    fits: 'nothing is wider than a 390 px screen',
    barelyWide: ({ px }: { px: number }) =>
      `it’s ${px} px wider than a 390 px screen, which is hardly noticeable`,
    tooWide: ({ px, widest, cutsWords }: { px: number; widest: Evidence | null; cutsWords: boolean }) =>
      `at 390 px, it’s ${px} px too wide${widest ? ` (widest part: ${nameOf(widest)})` : ''}${cutsWords ? ', and words extend past the edge' : ''}`,
    /** The parts above as one sentence. */
    sentence: ({ parts }: { parts: readonly string[] }) => `${parts.join('; ')}.`,
  },
  advice: {
    title: {
      tooWide: ({ px }: { px: number }) => `Make the page fit phones: it’s ${px} px too wide`,
      zoom: 'Let visitors zoom the page on phones',
      viewport: 'Add a mobile viewport so the page fits phones',
    },
    addViewport:
      'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head of the page.',
    allowZoom: 'Remove user-scalable=no and maximum-scale from the viewport declaration.',
    narrow: ({ px, widest }: { px: number; widest: Evidence | null }) =>
      widest
        ? `${capitalized(nameOf(widest))} extends ${px} px past the screen: set max-width: 100%${hasWords(widest) ? ', let its text wrap,' : ''} or let it scroll on its own.`
        : `Something extends ${px} px past the screen. Look for fixed widths.`,
    checkNarrowest: 'Also check the page at 320 px, the width that WCAG names.',
  },
};
