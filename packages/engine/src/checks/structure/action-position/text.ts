import { translated } from '@liftmark/contract/translated';
import type { PerViewport, ViewportName } from '../../../capture/snapshot.ts';
import type { PrimaryAction } from '../../../facts/types/actions.ts';
import { percent, perViewport, placesShown, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Cover = NonNullable<PrimaryAction['covered']['desktop']>;

/** Where the main CTA first appears, and what is wrong with that place. */
export interface Position {
  depth: PerViewport<number>;
  /** Viewports that were read and don't show it. */
  missingOn: readonly ViewportName[];
  /** Viewports where the edge of the screen cuts it off. */
  cutOn: readonly ViewportName[];
  covered: PerViewport<Cover>;
}

const COVERS: Record<Cover, string> = { consent: 'the cookie banner', layer: 'an overlay' };

/** The viewport, if it concerns only one: " on mobile". */
function on(viewports: readonly ViewportName[]): string {
  return viewports.length === 1 ? ` on ${viewports[0]}` : '';
}

function where({ depth, missingOn, cutOn, covered }: Position): string {
  const edge = cutOn.length === 0 ? '' : `, cut off by the edge of the screen${on(cutOn)}`;
  return `${placesShown({ depth, missingOn })}${edge}${under(covered)}`;
}

/** ", covered by the cookie banner on mobile" */
function under({ desktop, mobile }: PerViewport<Cover>): string {
  if (desktop !== null && desktop === mobile) return `, covered by ${COVERS[desktop]}`;
  const covers = perViewport({ desktop, mobile }, (cover) => `covered by ${COVERS[cover]}`);
  return covers === '' ? '' : `, ${covers}`;
}

const SAME_LOOK = ['Use the same wording, shape, and color every time.'];

const english = {
  title: { passes: 'The main CTA is easy to reach', fails: 'The main CTA is hard to reach' },
  why: 'In eye tracking with 120 people, 57% of viewing time went to the area above the fold and 74% to the first two screens. We found no experiment that isolates the effect of repeating the button, so repeats earn only a few points.',
  measure:
    'Scores 0.8 if the main CTA, another button with the same text, target or intent, the start of its form, or of a form with its own button is above the fold, 0.4 if it’s on the second screen or under an overlay. Up to 0.2 more for the share of the page’s height that’s within two screens of a repeat or a sticky bar.',
  notApplicable: { noAction: 'The page has no main CTA.' },
  notMeasured: { position: 'The position of the main CTA couldn’t be determined.' },
  observed: {
    position: ({
      label,
      hasEquivalent,
      position,
      form,
      reach,
    }: {
      label: string;
      /** Whether another button counts as it, such as one to call where it asks for a message. */
      hasEquivalent: boolean;
      position: Position;
      /** The form above the fold that makes up for a CTA further down, by its button where that is another. */
      form: 'own' | { button: string } | null;
      /** From how much of the page the CTA or a repeat is at most two screens away. */
      reach: 'all' | PerViewport<number>;
    }) =>
      [
        `${quote(label)}${hasEquivalent ? ' or a button with the same purpose' : ''} first appears ${where(position)}${formStarts(form)}.`,
        ...reachOf(reach),
      ].join(' '),
  },
  advice: {
    unnamed: 'the main CTA',
    uncover: {
      title: ({ label, viewports }: { label: string; viewports: readonly ViewportName[] }) =>
        `Keep overlays off ${quote(label, 40)}${on(viewports)}`,
      steps: ({ label, position }: { label: string; position: Position | null }) => [
        `On a first visit, ${quote(label, 40)} is ${whereOr(position)}. Shrink whatever covers it, or move the overlay to an edge of the screen that has no buttons.`,
        'Check the page as a first-time visitor would: in a private window, and on a phone too.',
      ],
    },
    leadToForm: {
      title: ({ label, isLate }: { label: string; isLate: boolean }) =>
        isLate
          ? `Add a button above the fold that leads to the ${quote(label, 40)} form`
          : `Add a button further down that leads to the ${quote(label, 40)} form`,
      steps: ({
        label,
        position,
        headline,
        isLate,
      }: {
        label: string;
        position: Position | null;
        headline: string | null;
        isLate: boolean;
      }) => [
        isLate
          ? `The ${quote(label, 40)} form is ${whereOr(position)}. Add a button ${below(headline)} that leads to it and says what people get there.`
          : `For long stretches of the page, nothing leads to the ${quote(label, 40)} form.`,
        'Add the same button after the sections that answer the main questions. Keep the form itself in one place.',
      ],
      design: SAME_LOOK,
    },
    moveUp: {
      title: ({ label, viewports }: { label: string; viewports: readonly ViewportName[] }) =>
        `Move ${quote(label, 40)} above the fold${on(viewports)}`,
      steps: ({
        label,
        position,
        headline,
      }: {
        label: string;
        position: Position | null;
        headline: string | null;
      }) => [
        `${quote(label, 40)} first appears ${whereOr(position)}. Move it ${below(headline)}, before images and long text.`,
        'On phones, shorten what’s above it, or keep the button in a sticky bar at the bottom of the screen.',
        `Repeat ${quote(label, 40)} after the sections that answer the main questions and at the end of the page.`,
      ],
      design: SAME_LOOK,
    },
    repeat: {
      title: ({ label }: { label: string }) => `Repeat ${quote(label, 40)} further down the page`,
      steps: ({ label, position }: { label: string; position: Position | null }) => [
        `${quote(label, 40)} is ${whereOr(position)}, but doesn’t appear again for a long stretch.`,
        'Repeat it with the same wording after each section that answers a main question, or keep it in a sticky bar.',
      ],
      design: SAME_LOOK,
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function formStarts(form: 'own' | { button: string } | null): string {
  if (form === null) return '';
  return form === 'own'
    ? ', but its form starts above the fold'
    : `, but the ${quote(form.button, 40)} form starts above the fold`;
}

function reachOf(reach: 'all' | PerViewport<number>): string[] {
  if (reach === 'all') return ['It’s never more than two screens away.'];
  const shares = perViewport(reach, percent);
  return shares === '' ? [] : [`It’s within two screens of ${shares.replace('%', '% of the page')}.`];
}

function whereOr(position: Position | null): string {
  return position ? where(position) : 'lower down';
}

function below(headline: string | null): string {
  return headline === null ? 'below the headline' : `below ${quote(headline, 50)}`;
}
