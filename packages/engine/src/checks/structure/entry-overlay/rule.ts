import type { ViewportName } from '../../../capture/snapshot.ts';
import type { OverlayFact } from '../../../facts/types/layout.ts';
import { acrossViewports, measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

/** An overlay below this share of the screen passes, whatever it says. */
const SMALL = 0.15;

const PROMOTIONAL = scale([0.15, 1], [0.6, 0]);
const OTHER = scale([0.4, 1], [0.9, 0.5]);
function scoreOf({ kind, coverage }: OverlayFact, viewport: ViewportName): number | null {
  const share = coverage[viewport];
  if (share === null) return null;
  if (kind === 'chat' || share < SMALL) return 1;
  return kind === 'promotional' ? PROMOTIONAL.at(share) : OTHER.at(share);
}

function scoreAcross(overlay: OverlayFact): number {
  return (
    acrossViewports({ desktop: scoreOf(overlay, 'desktop'), mobile: scoreOf(overlay, 'mobile') }, 'worse') ??
    1
  );
}

/** A share that rounds to 0% covers nothing, such as that of a layer parked next to the screen. */
const COVERS = 0.005;

/** The share of each screen that it covers; null where it covers nothing. */
function covered({ coverage: { desktop, mobile } }: OverlayFact): OverlayFact['coverage'] {
  const unlessNothing = (share: number | null) => (share !== null && share >= COVERS ? share : null);
  return { desktop: unlessNothing(desktop), mobile: unlessNothing(mobile) };
}

function coversAnything(overlay: OverlayFact): boolean {
  const { desktop, mobile } = covered(overlay);
  return desktop !== null || mobile !== null;
}

/** A button that floats in a corner needs no close control. */
function isSmall({ coverage: { desktop, mobile } }: OverlayFact): boolean {
  return Math.max(desktop ?? 0, mobile ?? 0) < SMALL;
}

function worst(overlays: readonly OverlayFact[]): OverlayFact | null {
  return overlays
    .filter((overlay) => overlay.open && coversAnything(overlay))
    .reduce<OverlayFact | null>(
      (found, overlay) => (!found || scoreAcross(overlay) < scoreAcross(found) ? overlay : found),
      null,
    );
}

export const entryOverlay = defineCheck(() => ({
  id: 'entry-overlay',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure({ promotional: PROMOTIONAL.words('%'), other: OTHER.words('%') }),
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
    if (!overlay) return measured(1, text.observed.none, [], { searched: text.searched });
    if (isSmall(overlay) && overlay.evidence.text === '') {
      return measured(1, text.observed.small, [overlay.evidence]);
    }
    if (overlay.kind === 'gate') {
      return measured(scoreAcross(overlay), text.observed.gate({ overlay, covered: covered(overlay) }), [
        overlay.evidence,
      ]);
    }
    const isClosable = overlay.closeControl !== null || overlay.declineLabel !== null;
    return measured(
      scoreAcross(overlay),
      text.observed.overlay({
        overlay,
        covered: covered(overlay),
        isLate: overlay.late,
        isSmall: isSmall(overlay),
        lacksClose: !isClosable && !isSmall(overlay),
      }),
      [overlay.evidence],
      { certain: !isClosable },
    );
  },
  recommend(_outcome, { layout }) {
    const overlay = worst(layout.overlays);
    const { open, shrink, postpone } = text.advice;
    if (overlay?.kind === 'gate') {
      return { title: open.title({ gate: overlay }), steps: open.steps, remedy: 'entry-overlay' };
    }
    if (overlay && overlay.kind !== 'promotional') {
      return {
        title: shrink.title({ overlay }),
        steps: shrink.steps({ overlay, covered: covered(overlay) }),
        design: shrink.design,
        remedy: 'entry-overlay',
      };
    }
    return {
      title: postpone.title({ overlay }),
      steps: postpone.steps({
        covered: overlay ? covered(overlay) : { desktop: null, mobile: null },
        closing: overlay?.closeControl?.text || overlay?.declineLabel?.text || null,
      }),
      design: postpone.design,
      remedy: 'entry-overlay',
    };
  },
}));
