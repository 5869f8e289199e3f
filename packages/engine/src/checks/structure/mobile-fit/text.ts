import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { capitalized, hasWords, nodeName } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function nameOf(widest: Evidence): string {
  return nodeName(widest, 'part', { viewport: 'mobile' });
}

const english = {
  title: {
    passes: 'The page fits phone screens',
    fails: 'The page has display problems on phones',
  },
  titleFromHtml: {
    passes: 'The viewport is set up for phones',
    fails: 'The viewport isn’t set up for phones',
  },
  why: 'WCAG 1.4.10 requires content to fit a narrow screen without scrolling in two directions, and visitors don’t see what’s outside it. Without a viewport declaration, a page is hardly readable on a phone, and if zoom is blocked, people who need larger text have no way to get it.',
  measure: (scale: string) =>
    `A viewport declaration with the device width scores 1, none 0; blocking zoom multiplies it by 0.6. It’s multiplied by how far the page is wider than a 390 px screen (${scale}; at most 0.7 if words extend past the edge), if the layout was rendered.`,
  searched: ['meta tags of the page'],
  observed: {
    declared: 'The page sets its viewport to the device width',
    undeclared:
      'The page doesn’t set its viewport to the device width, so phones lay it out at desktop width and shrink it',
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
        ? `${capitalized(nameOf(widest))} extends ${px} px past the edge of the screen: set max-width: 100%${hasWords(widest) ? ', let its text wrap,' : ''} or let it scroll on its own.`
        : `Something extends ${px} px past the edge of the screen. Look for fixed widths.`,
    checkNarrowest: 'Also check the page at 320 px, the width that WCAG uses.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
