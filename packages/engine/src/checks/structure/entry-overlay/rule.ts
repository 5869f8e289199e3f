import type { ViewportName } from '../../../capture/snapshot.ts';
import type { OverlayFact } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, ramp } from '../../check.ts';
import { nodeName } from '../../node-name.ts';
import { capitalized, percent, perViewport, quote } from '../../phrasing.ts';

/** Bars below this share pass, whatever they say. */
const SMALL = 0.15;

function scoreOf({ kind, coverage }: OverlayFact, viewport: ViewportName): number | null {
  const share = coverage[viewport];
  if (share === null) return null;
  if (kind === 'chat' || share < SMALL) return 1;
  return kind === 'promotional' ? ramp(share, [0.15, 1], [0.6, 0]) : ramp(share, [0.4, 1], [0.9, 0.5]);
}

function scoreAcross(overlay: OverlayFact): number {
  return (
    acrossViewports({ desktop: scoreOf(overlay, 'desktop'), mobile: scoreOf(overlay, 'mobile') }, 'worse') ??
    1
  );
}

/** What rounds to nothing covers nothing, such as a layer that waits beside the screen. */
const COVERS = 0.005;

/** The share of each screen that it covers, without those where it covers nothing. */
function covered({ coverage: { desktop, mobile } }: OverlayFact): OverlayFact['coverage'] {
  const unlessNothing = (share: number | null) => (share !== null && share >= COVERS ? share : null);
  return { desktop: unlessNothing(desktop), mobile: unlessNothing(mobile) };
}

function coversAnything(overlay: OverlayFact): boolean {
  const { desktop, mobile } = covered(overlay);
  return desktop !== null || mobile !== null;
}

/** A button that floats in a corner needs no control to close it. */
function isSmall({ coverage: { desktop, mobile } }: OverlayFact): boolean {
  return Math.max(desktop ?? 0, mobile ?? 0) < SMALL;
}

/** Whatever is not known for something else is judged as if it promoted; what it is about its words tell. */
const KINDS: Partial<Record<OverlayFact['kind'], string>> = {
  consent: 'consent layer',
  age: 'age check',
  chat: 'chat button',
};

function nameOf({ kind, evidence }: OverlayFact): string {
  return nodeName(evidence, KINDS[kind] ?? 'overlay', { limit: 60 });
}

/** With what it is, where its words alone would not tell. */
function described(overlay: OverlayFact): string {
  const name = nameOf(overlay);
  return name.startsWith('“') ? `The ${KINDS[overlay.kind] ?? 'overlay'} ${name}` : capitalized(name);
}

function worst(overlays: readonly OverlayFact[]): OverlayFact | null {
  return overlays
    .filter((overlay) => overlay.open && coversAnything(overlay))
    .reduce<OverlayFact | null>(
      (found, overlay) => (!found || scoreAcross(overlay) < scoreAcross(found) ? overlay : found),
      null,
    );
}

export const entryOverlay = defineCheck({
  id: 'entry-overlay',
  category: 'structure',
  title: { passes: 'Nothing covers the page on arrival', fails: 'Something covers the page on arrival' },
  why: 'Of the visits to one product that met a full-screen app advert 69% left, and replacing it with a banner raised daily active users by 17%. In a survey of 452 US adults modal adverts were among the most disliked kinds.',
  measure:
    'Share of the screen under the largest overlay that is there after loading or that, on a desktop, comes by itself within 8 seconds. Promotional: 15% scores 1, 60% and more 0. Consent, age, access codes or unknown: 40% scores 1, 90% scores 0.5. None, chat bubbles and bars below 15% score 1. The worse viewport counts.',
  weight: 7,
  group: 'flow',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: [
    'interstitial-google-plus',
    'interstitial-search-policy',
    'cookie-notice-position',
    'autoplay-hated',
  ],
  advice: { badly: 'critical', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['layout'],
  evaluate({ layout }) {
    const overlay = worst(layout.overlays);
    if (!overlay)
      return measured(1, 'No overlay that covers anything was open after loading.', [], {
        searched: ['fixed and modal layers of both viewports'],
      });
    if (isSmall(overlay) && overlay.evidence.text === '')
      return measured(1, 'Nothing that lies over the page covers 15% of a screen or more.', [
        overlay.evidence,
      ]);
    if (overlay.kind === 'gate')
      return measured(
        scoreAcross(overlay),
        `${capitalized(nameOf(overlay))} asks for a code or password before anything else and covers ${perViewport(covered(overlay), percent)}.`,
        [overlay.evidence],
      );
    const isClosable = overlay.closeControl !== null || overlay.declineLabel !== null;
    const close = isClosable || isSmall(overlay) ? '' : ' No control to close it was found.';
    return measured(
      scoreAcross(overlay),
      `${described(overlay)} ${overlay.late ? 'comes within 8 seconds and ' : ''}covers ${isSmall(overlay) ? 'only ' : ''}${perViewport(covered(overlay), percent)}.${close}`,
      [overlay.evidence],
      { certain: !isClosable },
    );
  },
  recommend(_outcome, { layout }) {
    const overlay = worst(layout.overlays);
    const name = overlay ? nameOf(overlay) : 'the overlay';
    const closing = overlay && (overlay.closeControl?.text || overlay.declineLabel?.text);
    const covering = overlay ? perViewport(covered(overlay), percent) : '';
    if (overlay?.kind === 'gate') {
      return {
        title: `Let everybody read what lies behind ${name}`,
        steps: [
          'Whoever has no code leaves without knowing what is offered. Show the page, and ask for the code only where somebody orders or signs in.',
          'If the page has to stay closed, say on the gate itself what lies behind it, for whom it is, and how to get a code.',
        ],
        remedy: 'entry-overlay',
      };
    }
    if (overlay && overlay.kind !== 'promotional') {
      return {
        title: `Make ${name} smaller`,
        steps: [
          `It covers ${covering}. Lay it out as a bar or a small box, so that the headline stays readable.`,
          ...(overlay.kind === 'consent' ? ['Keep accepting and refusing equally easy.'] : []),
        ],
        design: ['Below 40% of the screen on a phone too.'],
        remedy: 'entry-overlay',
      };
    }
    return {
      title: `Show ${name} later, or as a bar`,
      steps: [
        `It covers ${covering} before anybody has read the page. Show it after a visitor has read on, or as a bar below 15% of the screen.`,
        closing
          ? `Keep ${quote(closing, 30)} easy to see and to hit, and let the Escape key close it too.`
          : 'Add a close control of at least 24 × 24 px in the corner, and let the Escape key close it.',
      ],
      design: ['Below 15% of the screen, or placed in the flow of the page.'],
      remedy: 'entry-overlay',
    };
  },
});
