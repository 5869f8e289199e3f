import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Proof {
  /** Its words; null where it has none that a person can see. */
  quoted: string | null;
}

interface Placed extends Proof {
  /** Where the first proof is, in screens. */
  depth: PerViewport<number> | null;
}

interface BesideButton extends Proof {
  button: string;
}

const english = {
  title: { passes: 'Proof appears where visitors decide', fails: 'Proof is too far down the page' },
  why: 'Visitors spend three quarters of their viewing time on the first two screens, so few of them see proof further down. When one shop tested three ways to move a review score into its header, the best one clearly raised orders, and the other two barely did.',
  measure: (scale: string) =>
    `How many screens down the first social proof is: ${scale}. Near the main CTA or lead form, it scores 1.`,
  notApplicable: { none: 'The page shows no social proof.' },
  notMeasured: {
    proof: 'It’s unclear whether the page shows social proof.',
    rendering: 'The page wasn’t rendered on desktop or mobile.',
  },
  observed: {
    nearButton: ({ quoted }: Proof) =>
      `${quoted === null ? 'Social proof' : quote(quoted)} is near the main CTA.`,
    nearForm: ({ quoted }: Proof) => `${quoted === null ? 'Social proof' : quote(quoted)} is near the form.`,
    first: ({ quoted, depth }: Proof & { depth: PerViewport<number> }) =>
      `The first social proof${quoted === null ? '' : `, ${quote(quoted)},`} is ${places(depth)}.`,
  },
  advice: {
    nextTo: {
      title: ({ quoted, button }: BesideButton) => `Move ${named(quoted)} up, next to ${quote(button, 40)}`,
      step: ({ quoted, button, depth }: BesideButton & Placed) =>
        `Move ${named(quoted)} next to ${quote(button, 40)}. ${whereNow(depth)}`,
    },
    aboveFold: {
      title: ({ quoted }: Proof) => `Move ${named(quoted)} above the fold`,
      step: ({ quoted, depth }: Placed) => `Move ${named(quoted)} above the fold. ${whereNow(depth)}`,
    },
    shorten: ({ name }: { name: string | null }) =>
      `Use only its strongest sentence and the name (${name ?? '[customer name]'}) there. Leave the long version where it is.`,
    checkOnPhone: 'Check on a phone that the proof and the button fit on one screen.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function named(quoted: string | null): string {
  return quoted === null ? 'the first social proof' : quote(quoted, 60);
}

function whereNow(depth: PerViewport<number> | null): string {
  return `The first social proof is now ${depth ? places(depth) : 'further down'}.`;
}
