import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { perViewport } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function figures(shift: PerViewport<number>): string {
  return perViewport(shift, (value) => value.toFixed(2));
}

const english = {
  title: {
    passes: 'The layout stays stable while loading',
    fails: 'The layout shifts while loading',
  },
  why: 'When a large news site cut its layout shift by 0.2, sessions had 15.1% more page views and fewer people left right away. That’s a before-and-after comparison on news pages, not a sales experiment.',
  measure: (scale: string) => `The layout shift in one run on our machine, on the lower device: ${scale}.`,
  notMeasured: { noValue: 'The browser didn’t report a layout shift.' },
  observed: {
    shift: ({ shift, isGood }: { shift: PerViewport<number>; isGood: boolean }) =>
      `In our run, the layout shifted by ${figures(shift)}${isGood ? '' : ' (up to 0.10 goes unnoticed)'}.`,
  },
  advice: {
    title: ({ shift }: { shift: PerViewport<number> | null }) =>
      `Stop the layout from shifting while the page loads${shift ? ` (${figures(shift)})` : ''}`,
    steps: ({ example }: { example: { width: number; height: number; file: string | undefined } | null }) => [
      `Set a width and height on every image and iframe${example ? `, for example width="${example.width}" height="${example.height}" on ${example.file}` : ''}.`,
      'Reserve space for banners, ads, and consent notices, or let them overlay the page.',
      'Use fallback fonts of a similar size (size-adjust) so text doesn’t reflow when the web font loads.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
