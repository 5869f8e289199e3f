import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../../capture/snapshot.ts';
import { text as devices } from '../../ceilings/devices.text.ts';
import { percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Never rounded up to what would pass. */
const shown = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

export const ROLES = {
  headline: 'headline',
  'primary-action': 'button',
  price: 'price',
  'field-label': 'field label',
};

interface Line {
  words: string;
  ratio: number;
}

interface Share {
  share: number;
  words: string;
}

const english = {
  why: 'Visitors skip text that’s hard to read, and on a phone outdoors, they can’t read it at all. Low contrast is the most common accessibility failure on home pages, and in a survey, most people with accessibility needs left sites that were hard to use.',
  measure:
    'Reported if a headline has a contrast below 2.2:1, a price below 2.5:1, a field label below 2.2:1 or the main button below 1.75:1, if 6% or more of the text is below 3:1, if 20% or more doesn’t meet the contrast that WCAG requires, if a line is below 1.75:1, or if much of the text is smaller than 12 px. It’s most serious if most of the page is affected or if key text can’t be read. A mild share of small or pale text, text that misses the standard by little, a single pale line and small text alone never come among the first five. Over pictures, contrast is read from the screenshot: half of the pixels around the letters have less.',
  title: {
    key: ({ role, words, ratio }: Line & { role: keyof typeof ROLES }) =>
      `The ${ROLES[role]} ${quote(words, 40)} is hard to read (contrast ${shown(ratio)})`,
    share: ({ share, words, ratio }: Share & Line) =>
      `${share > 0.9 ? 'Nearly all the text' : `${percent(share)} of the text`} has too little contrast, such as ${quote(words, 40)} (${shown(ratio)})`,
    line: ({ words, ratio }: Line) => `${quote(words, 40)} can barely be read (contrast ${shown(ratio)})`,
    small: ({ share, words }: Share) =>
      `${percent(share)} of the text is smaller than 12 px, such as ${quote(words, 40)}`,
  },
  observed: {
    key: ({ role, words, ratio }: Line & { role: keyof typeof ROLES }) =>
      `The contrast of the ${ROLES[role]} ${quote(words, 40)} is ${shown(ratio)} (at least 4.5:1 is recommended).`,
    share: ({ share, device }: { share: number; device: ViewportName }) =>
      `${percent(share)} of the text ${devices.on[device]} has less contrast than required.`,
    line: ({ words, ratio }: Line) => `The contrast of ${quote(words, 40)} is ${shown(ratio)}.`,
    small: ({ share, device }: { share: number; device: ViewportName }) =>
      `${percent(share)} of the text ${devices.on[device]} is smaller than 12 px.`,
  },
  steps: {
    color: ({ words, foreground, background, passing }: Line & Colors) =>
      `${quote(words, 40)}: change the text color from ${foreground} to ${passing} on ${background}.`,
    picture: ({ words }: { words: string }) =>
      `${quote(words, 40)} lies over a picture: darken the picture behind it, put it on a plain area, or move it off the picture.`,
    key: ({ words }: { words: string }) =>
      `Darken or lighten ${quote(words, 40)} or its background until the contrast is at least 4.5:1.`,
    source:
      'Change the colors where they’re defined (theme or style variables), so that the change applies to every page.',
    size: ({ words }: { words: string }) =>
      `Set body text to 16 px and notes to 14 px; start with ${quote(words, 40)}.`,
    check: 'Check the page on a phone in daylight.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Colors {
  foreground: string;
  background: string;
  passing: string;
}
