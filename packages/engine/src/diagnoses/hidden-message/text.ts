import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../../capture/snapshot.ts';
import { percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Seen {
  devices: readonly ViewportName[];
  /** The headline, if it's above the fold. */
  shown: string | null;
  headline: string | null;
  /** The first heading below the fold. */
  next: string | null;
  /** Share of the area above the fold that pictures fill. */
  picture: number;
  /** Whether no text at all is above the fold, header and menu aside. */
  isBlank: boolean;
}

const LARGE = 0.4;
const SHOWN = 60;

const english = {
  why: 'People spend the most time looking above the fold, and decide there whether to scroll. If an image or empty space fills that area, most of them never see what the page is about.',
  measure:
    'Reported if fewer than 70 characters of text are above the fold on desktop or phones (28 in Chinese, Japanese and Korean), not counting the header and menu, and the page is longer than 1.25 screens. More serious if it affects both devices or if the headline is below the fold too; less serious if only a sentence that explains the headline is missing above the fold. It never comes among the first five if the headline shows and the other device says more.',
  title: ({ shown, headline, devices }: Seen) =>
    shown !== null
      ? `Above the fold ${on(devices)}, visitors see little text besides ${quote(shown, SHOWN)}`
      : headline !== null
        ? `Move ${quote(headline, SHOWN)} up: it’s below the fold ${on(devices)}`
        : `Above the fold ${on(devices)}, hardly any text says what the page is about`,
  observed: ({ shown, next, picture, devices, isBlank }: Seen) =>
    `${capitalized(on(devices))}, there’s ${
      shown === null
        ? `${isBlank ? 'no' : 'hardly any'} text above the fold apart from the header and menu`
        : `hardly any text above the fold apart from ${quote(shown)}`
    }${picture >= LARGE ? `; images fill ${percent(Math.min(1, picture))} of the area` : ''}.${
      next === null ? '' : ` ${quote(next)} only appears after scrolling.`
    }`,
  steps: ({ shown, headline, next, picture }: Seen) => [
    picture >= LARGE
      ? 'Reduce the image at the top to about half the height of the screen, or place the text over it with enough contrast.'
      : 'Reduce the height of the top section and the empty space in it.',
    headline === null || shown !== null
      ? 'Below the headline, add a sentence that says what you offer, to whom and where.'
      : `Put the headline ${quote(headline, SHOWN)} at the top of the page, with a sentence below it that says what you offer, to whom and where.`,
    'Put the main button right below that sentence, so it’s visible without scrolling.',
    ...(next === null
      ? []
      : [
          `Let the top of ${quote(next, SHOWN)} show at the bottom of the screen, so people see there’s more.`,
        ]),
    'Check the page on a phone and on a small laptop (1,280 × 720).',
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function on(devices: readonly ViewportName[]): string {
  if (devices.length > 1) return 'on desktop and phones';
  return devices[0] === 'mobile' ? 'on phones' : 'on desktop';
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
