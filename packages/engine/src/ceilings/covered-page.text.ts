import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { text as de } from './covered-page.text.de.ts';
import { text as es } from './covered-page.text.es.ts';
import { text as fr } from './covered-page.text.fr.ts';
import { text as devices } from './devices.text.ts';

interface Cover {
  /** Of the text above the fold, 0 to 1. */
  share: number;
  device: ViewportName;
  /** Whether files that may remove the overlay are missing. */
  isDoubtful: boolean;
}

const english = {
  title: 'An overlay covers the page',
  measure:
    'Lowers the score by 40% if an overlay hides 50% of the text above the fold on desktop or mobile, whichever is worse, by 65% if it hides 90%, and by 75% if it hides all of it. Up to 15% doesn’t lower it. It counts half if scripts or stylesheets weren’t uploaded with the page: they may remove the overlay.',
  reason: ({ share, device, isDoubtful }: Cover) =>
    `An overlay hides ${percent(share)} of the text above the fold ${devices.on[device]}${isDoubtful ? ', which counts half because scripts or stylesheets that may remove it weren’t uploaded' : ''}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
