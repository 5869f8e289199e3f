import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { amount, nodeName, percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const nameOf = (widest: Evidence): string => nodeName(widest, 'part', { viewport: 'mobile' });

const english = {
  why: 'On most sites, more than half of visits come from phones. Visitors who have to zoom or scroll sideways to read a page, or who see only a menu at first, leave before they know what it offers.',
  measure:
    'Reported if phones shrink the desktop page because no mobile viewport is set, if the page is wider than a 390 px screen, if phones show much less text than desktops, if stacked menu links fill much of the space above the fold, or if the headline is above the fold on desktop only. Shrunken pages and missing content are the most serious. Content that sticks out by less than 40 px and stacked menu links never come among the first five by themselves. The heading of a column that phones show below another one doesn’t count as the headline.',
  shrunk: {
    title: ({ shownAt }: { shownAt: number }) =>
      `Phones shrink the whole page to ${percent(shownAt)} of its size`,
    observed: ({ bodyPx }: { bodyPx: number }) =>
      `The page has no mobile viewport, so phones show the desktop layout, with text about ${bodyPx} px high.`,
    steps: [
      'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head of the page.',
      'Then stack the columns on narrow screens, and let images shrink to the width of the screen.',
    ],
  },
  wide: {
    title: {
      words: ({ px, widest }: { px: number; widest: Evidence | null }) =>
        widest
          ? `On phones, ${nameOf(widest)} runs ${px} px off the screen`
          : `On phones, text runs ${px} px off the screen`,
      boxes: ({ px }: { px: number }) => `On phones, the page is ${px} px wider than the screen`,
    },
    observed: ({ px, widest }: { px: number; widest: Evidence | null }) =>
      `On a 390 px screen the page is ${px} px too wide${widest ? ` (widest part: ${nameOf(widest)})` : ''}, so visitors have to scroll sideways.`,
    steps: ({ widest }: { widest: Evidence | null }) => [
      widest
        ? `Limit ${nameOf(widest)} to the width of the screen (max-width: 100%) and let its text wrap.`
        : 'Look for fixed widths, and replace them with max-width: 100%.',
      'Let wide tables and menus scroll on their own, or turn them into lists.',
    ],
  },
  missing: {
    title: ({ share }: { share: number }) => `Phones show only ${percent(share)} of the page’s text`,
    steps: [
      'Show the same text on phones as on desktop; check which sections a style rule hides on small screens.',
    ],
  },
  pushed: {
    title: ({ headline }: { headline: string }) =>
      `Phone visitors have to scroll to read ${quote(headline, 50)}`,
    observed: ({ headline, depth }: { headline: string; depth: number }) =>
      `On phones, the headline ${quote(headline, 50)} starts ${depth.toFixed(1)} screens down; on desktop, it’s near the top.`,
    steps: [
      'On phones, shrink what comes before the headline (menu, logo, image, contact details), or move it below the headline.',
      'Check that the headline and the main button are both above the fold on a 390 × 844 px screen.',
    ],
  },
  menu: {
    title: ({ links, share }: { links: number; share: number }) =>
      `On phones, ${amount(links, 'menu link')} fill ${percent(share)} of the space above the fold`,
    observed: ({ links, first }: { links: number; first: string }) =>
      `The ${amount(links, 'menu link')}, starting with ${quote(first, 30)}, are stacked above the content.`,
    steps: ['On phones, hide the menu behind a “Menu” button, and leave only the main button visible.'],
  },
  check: 'Go through the page on a real phone, down to the last button.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
