import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import { text as de } from './unstyled-page.text.de.ts';
import { text as es } from './unstyled-page.text.es.ts';
import { text as fr } from './unstyled-page.text.fr.ts';

const english = {
  title: 'The page has no styling',
  measure:
    'Lowers the score by up to 70% if 60% or more of the text on desktop or mobile, whichever is worse, is in the browser’s default font, and by less if colored boxes, buttons and columns show that the page has a design.',
  reason: ({ share, device }: { share: number; device: ViewportName }) =>
    `${percent(share)} of the text ${devices.on[device]} is in the browser’s default font, as if the stylesheet were missing.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
