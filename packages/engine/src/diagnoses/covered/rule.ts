import type { Evidence } from '@liftmark/contract/report';
import type { ViewportName } from '../../capture/snapshot.ts';
import { VIEWPORT_NAMES } from '../../capture/snapshot.ts';
import { type Worst, worse } from '../../ceilings/devices.ts';
import { ramp } from '../../checks/check.ts';
import type { OverlayFact } from '../../facts/types/layout.ts';
import type { Look } from '../../facts/types/look.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** Below this share of the screen, visitors read on. */
const SMALL = 0.15;
/** Below this share, hardly anyone minds what leaves the main button in sight. */
const NOTICED = 0.25;
/** A layer that covers less may be a menu or a bar that belongs there. */
const LARGE = 0.5;
/** Of the letters above the fold. */
const MUCH_TEXT = 0.2;
const MAIN_HIDDEN = 0.5;

/** A layer with the device on which it covers most. */
interface Cover {
  overlay: OverlayFact;
  share: number;
  device: ViewportName;
  severity: number;
}

export const covered = defineDiagnosis(() => ({
  id: 'covered',
  question: 'works',
  category: 'structure',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['entry-overlay'],
  ceilings: ['covered-page'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['interstitial-google-plus', 'cookie-notice-position'],
  needs: ['layout', 'look', 'primaryAction', 'headline'],
  judge({ layout, look, primaryAction, headline }) {
    const hidden = worse(look, ({ coveredShare }) => coveredShare);
    const [cover] = layout.overlays
      .flatMap((overlay) => coverOf(overlay, hidden?.value ?? 0) ?? [])
      .toSorted((a, b) => b.severity - a.severity);
    if (cover !== undefined) return byOverlay(cover, hidden, primaryAction);
    return hidden !== null && hidden.value >= MUCH_TEXT
      ? byLayer(hidden, layerOr(headline ?? primaryAction, layout))
      : null;
  },
}));

/** Null if it covers little, or nothing that visitors came for. */
function coverOf(overlay: OverlayFact, hiddenText: number): Cover | null {
  const { kind, open, closeControl, coverage } = overlay;
  if (!open || kind === 'chat' || kind === 'other') return null;
  const device = (coverage.mobile ?? 0) > (coverage.desktop ?? 0) ? 'mobile' : 'desktop';
  const share = coverage[device] ?? 0;
  if (share < SMALL) return null;
  if (kind === 'promotional' && closeControl === null && share < LARGE && hiddenText < SMALL) return null;
  const severity = Math.max(...VIEWPORT_NAMES.map((name) => severityOf(kind, coverage[name] ?? 0, name)));
  return { overlay, share, device, severity };
}

/** Visitors expect a cookie notice, and to see a shop through it. */
function severityOf(kind: OverlayFact['kind'], share: number, device: ViewportName): number {
  if (kind === 'promotional') return ramp(share, [0.1, 0.4], [0.3, 1.2], [0.6, 2], [0.9, 2.8]);
  return device === 'mobile'
    ? ramp(share, [0.1, 0.3], [0.3, 1], [0.5, 1.7], [0.9, 2.6])
    : ramp(share, [0.08, 0.3], [0.2, 1], [0.6, 2], [0.95, 2.6]);
}

function byOverlay(
  { overlay, share, device, severity }: Cover,
  hidden: Worst<Look> | null,
  action: PageFacts['primaryAction'],
): Problem {
  const { kind, evidence, late } = overlay;
  const isConsent = kind === 'consent';
  const cover = { words: evidence.text, isConsent, isLate: late, share, device };
  const main = hiddenAction(action);
  const isStuck = !isConsent && lacksClose(overlay);
  return {
    severity: Math.min(3, severity + (main ? MAIN_HIDDEN : 0)),
    confidence: 1,
    certain: true,
    slight: main === null && share < NOTICED,
    title: main ? text.title.action({ cover, ...main.words }) : text.title.share(cover),
    observed: [
      text.observed.cover(cover),
      ...hiddenText(hidden),
      ...(main ? [text.observed.action(main.words)] : []),
      ...(isStuck ? [text.observed.noClose] : []),
    ].join(' '),
    evidence: [evidence, ...(main ? [main.evidence] : [])],
    steps: [
      ...(isConsent ? text.step.consent : text.step.overlay),
      ...(isStuck ? [text.step.close] : []),
      ...(main ? [text.step.action(main.words)] : []),
    ],
  };
}

/** The main CTA with the device on which it is covered; null if it shows on each. */
function hiddenAction(action: PageFacts['primaryAction']) {
  if (action === null) return null;
  const device = VIEWPORT_NAMES.find((name) => action.covered[name] !== null);
  if (device === undefined) return null;
  return { words: { action: action.text, device }, evidence: action.evidence };
}

function lacksClose({ closeControl, declineLabel }: OverlayFact): boolean {
  return closeControl === null && declineLabel === null;
}

function hiddenText(hidden: Worst<Look> | null): string[] {
  if (hidden === null || hidden.value < SMALL) return [];
  return [text.observed.hidden({ share: hidden.value, device: hidden.device })];
}

/** The largest open layer of any kind, else what lies under it. */
function layerOr(under: { evidence: Evidence } | null, { overlays }: PageFacts['layout']): Evidence[] {
  const sizeOf = ({ coverage }: OverlayFact) => Math.max(coverage.desktop ?? 0, coverage.mobile ?? 0);
  const [layer = under] = overlays
    .filter((overlay) => overlay.open && sizeOf(overlay) >= SMALL)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return layer ? [layer.evidence] : [];
}

/** A loading screen or an open menu, which is no overlay by its looks. */
function byLayer({ value: share, device }: Worst<Look>, evidence: Evidence[]): Problem {
  return {
    severity: ramp(share, [0.2, 1], [0.5, 2], [0.9, 3]),
    confidence: 0.9,
    title: text.title.text({ share, device }),
    observed: text.observed.hidden({ share, device }),
    evidence,
    steps: text.step.layer({ device }),
  };
}
