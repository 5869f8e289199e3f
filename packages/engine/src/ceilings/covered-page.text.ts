import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { text as de } from './covered-page.text.de.ts';
import { text as es } from './covered-page.text.es.ts';
import { text as fr } from './covered-page.text.fr.ts';
import { text as devices } from './devices.text.ts';

interface Cover {
  /** Of the text above the fold, or of its area, 0 to 1. */
  share: number;
  device: ViewportName;
  /** Whether files that may remove the overlay are missing. */
  isDoubtful: boolean;
}

const doubt = ', which counts half because scripts or stylesheets that may remove it weren’t uploaded';

const english = {
  title: 'An overlay covers the page',
  measure:
    'Lowers the score by 40% if an overlay hides 50% of the text above the fold on desktop or mobile, whichever is worse, by 65% if it hides 90%, and by 75% if it hides all of it. Up to 15% doesn’t lower it. A pop-up lowers it by 26% if it takes half of the screen, by 50% if it takes four fifths, and by 60% if it takes the whole screen, whatever text is under it. It counts half if scripts or stylesheets weren’t uploaded with the page: they may remove the overlay.',
  reason: {
    words: ({ share, device, isDoubtful }: Cover) =>
      `An overlay hides ${percent(share)} of the text above the fold ${devices.on[device]}${isDoubtful ? doubt : ''}.`,
    area: ({ share, device, isDoubtful }: Cover) =>
      `A pop-up takes up ${percent(share)} of the screen ${devices.on[device]}${isDoubtful ? doubt : ''}.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
