import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import { text as de } from './unreadable-text.text.de.ts';
import { text as es } from './unreadable-text.text.es.ts';
import { text as fr } from './unreadable-text.text.fr.ts';

interface Share {
  share: number;
  device: ViewportName;
}

const english = {
  title: 'Most text is hard to read',
  measure:
    'Lowers the score by up to 55% if 10% or more of the text has a contrast under 1.8:1, by up to 38% if 25% or more has one between 1.8:1 and 2.3:1, and by up to 35% if 30% or more is smaller than 11 px. Together, these lower it by up to 65%. The worse of desktop and mobile counts.',
  reason: {
    invisible: ({ share, device }: Share) =>
      `${percent(share)} of the text ${devices.on[device]} has almost no contrast (under 1.8:1)`,
    faint: ({ share, device }: Share) =>
      `${percent(share)} of the text ${devices.on[device]} has too little contrast (under 2.3:1)`,
    tiny: ({ share, device }: Share) =>
      `${percent(share)} of the text ${devices.on[device]} is smaller than 11 px`,
  },
  all: ({ reasons }: { reasons: readonly string[] }) => `${reasons.join(', and ')}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
