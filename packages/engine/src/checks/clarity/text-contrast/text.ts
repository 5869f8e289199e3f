import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { amount, capitalized, list, percent, perViewport, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Never rounded up to what would pass: 4.48:1 is shown as 4.4:1. */
const shown = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

const ROLES = {
  headline: 'headline',
  'primary-action': 'main CTA',
  price: 'price',
  'field-label': 'field label',
};

const english = {
  title: { passes: 'Text contrast is sufficient', fails: 'Text contrast is too low' },
  why: 'The accessibility standard requires a contrast of 4.5:1, or 3:1 for large text, and low contrast is the most common accessibility failure on home pages. No published test has measured what it costs, but people with low vision, or anyone using a phone in the sun, can’t read text that fails.',
  measure: (scale: string) =>
    `The share of characters on a known background with a contrast below 4.5:1 (3:1 from 24 px, or from 18.66 px in bold): ${scale}. The score is at most 0.6 if a headline, main CTA, price or field label is below 3:1, and at most 0.3 if it’s below 2:1. Not scored if the background of more than half of the text is unknown. Over pictures, contrast is read from the screenshot: half of the pixels around the letters have less.`,
  notMeasured: { background: 'The background of more than half of the text couldn’t be determined.' },
  observed: {
    share: ({ failing }: { failing: PerViewport<number> }) =>
      `Text below the required contrast: ${perViewport(failing, percent)}.`,
    unreadable: ({ texts }: { texts: readonly KeyTexts[] }) =>
      `Barely readable: ${list(texts.map(keyTexts))}.`,
    pale: ({ texts }: { texts: readonly KeyTexts[] }) => `Low contrast: ${list(texts.map(keyTexts))}.`,
    worst: ({ words, ratio }: Line) => `Barely readable: ${quote(words, 40)} at ${shown(ratio)}.`,
  },
  node: 'text',
  advice: {
    title: {
      keyText: ({ role, words, ratio }: Line & { role: Role }) =>
        `Fix the low contrast of the ${ROLES[role]} ${quote(words, 40)} (${shown(ratio)})`,
      worst: ({ words, ratio }: Line) =>
        `Fix low-contrast text, such as ${quote(words, 40)} (${shown(ratio)})`,
      any: 'Fix low-contrast text',
    },
    steps: {
      keyText: ({ role, words, ratio, least }: Line & { role: Role; least: number }) =>
        `${capitalized(ROLES[role])} ${quote(words, 40)} (${shown(ratio)}): change the text or background color until the contrast is at least ${least}:1.`,
      colors: ({ name, foreground, background, ratio, passing }: Colors) =>
        capitalized(`${name}: ${foreground} on ${background} is ${shown(ratio)}; ${passing} passes.`),
      picture: ({ name, ratio }: Pick<Colors, 'name' | 'ratio'>) =>
        capitalized(
          `${name}: the picture behind it leaves ${shown(ratio)}. Darken the picture or put the text on a plain area.`,
        ),
      source:
        'Change the color in the one place where it’s defined (a style variable or theme), then check the other pages that use it.',
    },
    design: ['At least 4.5:1 for text, or 3:1 for large text (24 px, or 18.66 px in bold).'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

type Role = keyof typeof ROLES;

interface Line {
  words: string;
  ratio: number;
}

/** The texts of one role. */
export interface KeyTexts {
  role: Role;
  ratios: readonly number[];
}

interface Colors {
  name: string;
  foreground: string;
  background: string;
  ratio: number;
  passing: string;
}

/** “price at 2.3:1”, “2 field labels at 2.9:1”, “2 field labels at 2.3:1 and up”. */
function keyTexts({ role, ratios }: KeyTexts): string {
  const lowest = shown(Math.min(...ratios));
  const name = ratios.length === 1 ? ROLES[role] : amount(ratios.length, ROLES[role]);
  return `${name} at ${lowest}${ratios.some((ratio) => shown(ratio) !== lowest) ? ' and up' : ''}`;
}
