import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { perViewport, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** The contrast of the shape where it was read: "1.4:1 on desktop, 9.0:1 on mobile". */
function ratios(contrast: PerViewport<number>): string {
  return perViewport(contrast, (ratio) => `${ratio.toFixed(1)}:1`);
}

const english = {
  title: {
    passes: 'The main button contrasts with its background',
    fails: 'The main button blends into its background',
  },
  why: 'WCAG 1.4.11 requires a contrast of at least 3:1 between a control and the area around it. In tests, changing only the button color had no effect on average (0.0%): any color works, as long as people can see the button’s shape.',
  measure: (scale: string) =>
    `The contrast between the button’s fill or border, whichever is higher, and its surroundings, on the lower device: ${scale}. A label with a contrast of 4.5:1 or more scores at least 0.5. Not scored for a button on an image or gradient.`,
  notApplicable: {
    noAction: 'The page has no main CTA.',
    noButton: 'The main CTA isn’t styled as a button.',
  },
  notMeasured: { background: 'The background of the button couldn’t be determined.' },
  observed: {
    contrast: ({
      label,
      contrast,
      needed,
    }: {
      label: string;
      contrast: PerViewport<number>;
      /** The ratio it falls short of; null where it is high enough. */
      needed: number | null;
    }) =>
      `The contrast between ${quote(label)} and its background is ${ratios(contrast)}${needed === null ? '' : ` (needs ${needed}:1 so that everyone can see its shape)`}.`,
  },
  advice: {
    unnamed: 'the main button',
    title: ({ label }: { label: string }) =>
      `Increase the contrast between ${quote(label, 40)} and its background`,
    steps: ({
      label,
      contrast,
      needed,
    }: {
      label: string;
      contrast: PerViewport<number>;
      needed: number;
    }) => [
      `The contrast between ${quote(label, 40)} and its background is ${ratios(contrast)}. Choose a darker or lighter fill, or add a border, until it reaches ${needed}:1.`,
      'Check that the label still has a contrast of 4.5:1 or more with the new fill.',
      'Any color works. Only the difference in brightness from the background matters.',
    ],
    design: ['Fill or border at least 3:1 against the surroundings, label at least 4.5:1 against the fill.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
