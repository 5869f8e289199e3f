import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../../capture/snapshot.ts';
import { text as devices } from '../../ceilings/devices.text.ts';
import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** "33% of the screen on phones" */
function extent({ share, device }: { share: number; device: ViewportName }): string {
  const part = share > 0.95 ? 'the whole screen' : `${percent(share)} of the screen`;
  return `${part} ${devices.on[device]}`;
}

/** "Open the page on a phone" */
const ON: Record<ViewportName, string> = { desktop: 'on a computer', mobile: 'on a phone' };

interface Cover {
  /** First words of the layer; empty if it has none. */
  words: string;
  isConsent: boolean;
  isLate: boolean;
  /** Of the screen, 0 to 1. */
  share: number;
  device: ViewportName;
}

function nameOf({ words, isConsent }: Pick<Cover, 'words' | 'isConsent'>): string {
  if (isConsent) return 'The cookie notice';
  return words === '' ? 'An overlay' : `The overlay ${quote(words, 40)}`;
}

const english = {
  why: 'On one product’s site, 69% of visits ended at a full-screen ad. Visitors came for what’s underneath, and many leave before they look for the close button.',
  measure:
    'Reported if an overlay covers 15% or more of the screen on arrival, pops up within 8 seconds, or hides the text above the fold. The more it covers, the more serious, especially if it hides the main button. Cookie notices count less. An overlay that covers less than 25% and leaves the main button in sight never comes among the first five.',
  title: {
    action: ({ cover, action, device }: { cover: Cover; action: string; device: ViewportName }) =>
      `${nameOf(cover)} hides the button ${quote(action, 40)} ${devices.on[device]}`,
    share: (cover: Cover) =>
      cover.share > 0.6 && !cover.isConsent
        ? `${nameOf(cover)} ${cover.isLate ? 'pops up over the whole page' : 'blocks the page on arrival'}`
        : `${nameOf(cover)} covers ${extent(cover)}`,
    text: ({ share, device }: { share: number; device: ViewportName }) =>
      `An overlay hides ${percent(share)} of the text above the fold ${devices.on[device]}`,
  },
  observed: {
    cover: (cover: Cover) =>
      `${nameOf(cover)} ${cover.isLate ? 'opens on its own within 8 seconds and ' : ''}covers ${extent(cover)}.`,
    hidden: ({ share, device }: { share: number; device: ViewportName }) =>
      `${capitalized(devices.on[device])}, ${percent(share)} of the text above the fold is covered.`,
    action: ({ action, device }: { action: string; device: ViewportName }) =>
      `${capitalized(devices.on[device])}, the button ${quote(action, 40)} is covered and can’t be clicked.`,
    noClose: 'We found no close button.',
  },
  step: {
    consent: [
      'Turn the cookie notice into a bar at the bottom with one line of text and two equal buttons, “Accept” and “Decline”.',
      'Keep it under 15% of a phone’s screen: use smaller type and less padding, and put the details behind a link.',
    ],
    overlay: [
      'Let visitors read the page first: put this content into the page itself, or open it only after a click.',
      'If it has to stay, show it as a narrow bar at the bottom, not over the headline.',
    ],
    layer: ({ device }: { device: ViewportName }) => [
      `Open the page ${ON[device]} and find the element on top: a loading screen that doesn’t go away, an open menu or a box with a fixed position.`,
      'Hide it until visitors open it, or make it disappear as soon as the text has loaded.',
    ],
    close:
      'Add a clearly visible close button (×), and let visitors close the overlay by tapping outside it, too.',
    action: ({ action, device }: { action: string; device: ViewportName }) =>
      `Check ${ON[device]} that ${quote(action, 40)} stays uncovered while the overlay is open.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
