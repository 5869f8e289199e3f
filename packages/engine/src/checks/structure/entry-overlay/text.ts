import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import type { OverlayFact } from '../../../facts/types/layout.ts';
import { capitalized, nodeName, percent, perViewport, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** An overlay that a sentence is about. */
interface Named {
  kind: OverlayFact['kind'];
  evidence: OverlayFact['evidence'];
}

const KINDS: Record<OverlayFact['kind'], string> = {
  consent: 'consent notice',
  age: 'age check',
  gate: 'access gate',
  chat: 'chat button',
  promotional: 'overlay',
  other: 'overlay',
};

/** The overlay “Get 10% off”, or where it is if it has no words. */
function nameOf({ kind, evidence }: Named): string {
  const name = nodeName(evidence, KINDS[kind], { limit: 60 });
  return name.startsWith('“') ? `the ${KINDS[kind]} ${name}` : name;
}

/** "70% of the screen on desktop, 90% on mobile" */
function shares(covered: PerViewport<number>): string {
  return perViewport(covered, percent).replace('%', '% of the screen');
}

const english = {
  title: {
    passes: 'No overlay covers the page on arrival',
    fails: 'An overlay covers the page on arrival',
  },
  why: 'On one product’s site, 69% of visits ended at a full-screen app ad; replacing it with a banner raised daily active users by 17%. In a survey of 452 US adults, modal ads were among the most disliked types of ads.',
  measure: ({ promotional, other }: { promotional: string; other: string }) =>
    `The share of the screen covered by the largest overlay that’s there after the page loads or, on desktop, opens on its own within 8 seconds, on the lower device: for promotions, ${promotional}; for consent notices, age checks, access codes and unknown purposes, ${other}. Chat buttons and bars below 15% score 1.`,
  searched: ['fixed and modal layers on desktop and mobile'],
  observed: {
    none: 'No overlay covered the page after loading.',
    small: 'No overlay covers 15% of the screen or more.',
    gate: ({ overlay, covered }: { overlay: Named; covered: PerViewport<number> }) =>
      `${capitalized(nameOf(overlay))} asks for a code or password before anything else and covers ${shares(covered)}.`,
    overlay: ({
      overlay,
      covered,
      isLate,
      isSmall,
      lacksClose,
    }: {
      overlay: Named;
      covered: PerViewport<number>;
      isLate: boolean;
      isSmall: boolean;
      lacksClose: boolean;
    }) =>
      `${capitalized(nameOf(overlay))} ${isLate ? 'opens on its own within 8 seconds and ' : ''}covers ${isSmall ? 'only ' : ''}${shares(covered)}.${lacksClose ? ' We found no way to close it.' : ''}`,
  },
  advice: {
    open: {
      title: ({ gate }: { gate: Named }) => `Let everyone see the page behind ${nameOf(gate)}`,
      steps: [
        'Visitors without a code leave without knowing what you offer. Show the page, and ask for the code only when someone orders or signs in.',
        'If the page has to stay gated, say on the entry screen what’s behind it, who it’s for, and how to get a code.',
      ],
    },
    shrink: {
      title: ({ overlay }: { overlay: Named }) => `Make ${nameOf(overlay)} smaller`,
      steps: ({ overlay, covered }: { overlay: Named; covered: PerViewport<number> }) => [
        `It covers ${shares(covered)}. Turn it into a bar or a small box so the headline stays readable.`,
        ...(overlay.kind === 'consent' ? ['Keep accepting and declining equally easy.'] : []),
      ],
      design: ['Cover less than 40% of the screen, including on phones.'],
    },
    postpone: {
      title: ({ overlay }: { overlay: Named | null }) =>
        `Show ${overlay ? nameOf(overlay) : 'the overlay'} later or as a bar`,
      steps: ({
        covered,
        closing,
      }: {
        covered: PerViewport<number>;
        /** The words of the control that closes it; null where it has none. */
        closing: string | null;
      }) => [
        `It covers ${shares(covered)} before anyone has read the page. Show it once visitors have started reading, or turn it into a bar that covers less than 15% of the screen.`,
        closing === null
          ? 'Add a close button of at least 24 × 24 px in the corner, and let the Escape key close the overlay.'
          : `Keep ${quote(closing, 30)} easy to see and to tap, and let the Escape key close the overlay too.`,
      ],
      design: ['Less than 15% of the screen, or inline in the page.'],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
