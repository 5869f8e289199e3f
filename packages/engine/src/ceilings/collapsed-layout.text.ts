import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { amount, capitalized, percent } from '../checks/shared/phrasing.ts';
import { text as de } from './collapsed-layout.text.de.ts';
import { text as es } from './collapsed-layout.text.es.ts';
import { text as fr } from './collapsed-layout.text.fr.ts';
import { text as devices } from './devices.text.ts';

interface Share {
  share: number;
  device: ViewportName;
}

const english = {
  title: 'The layout is broken',
  measure:
    'Lowers the score by up to 75% if text overlaps other text (at least 4% of it), if other parts of the page cover text, if text runs off the screen (at least 5% of it), if text is squeezed into less than a third of the desktop’s width or 60% of the phone’s, or if the mobile page is wider than the screen.',
  reason: {
    covered: ({ count }: { count: number }) =>
      `other parts of the page cover ${amount(count, 'line')} of text`,
    overlap: ({ share, device }: Share) =>
      `${percent(share)} of the text ${devices.on[device]} overlaps other text`,
    beyond: ({ share, device }: Share) =>
      `${percent(share)} of the text ${devices.on[device]} runs off the screen`,
    squeezed: ({ share, device }: Share) =>
      `${devices.on[device]}, the text is squeezed into ${percent(share)} of the width`,
    wide: ({ px }: { px: number }) => `on phones, the page is ${px} px wider than the screen`,
  },
  all: ({ reasons }: { reasons: readonly string[] }) => `${capitalized(reasons.join(', and '))}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
