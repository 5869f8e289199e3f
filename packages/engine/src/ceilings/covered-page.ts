import type { PerViewport } from '../capture/snapshot.ts';
import { ramp } from '../checks/check.ts';
import type { OverlayFact } from '../facts/types/layout.ts';
import type { Look } from '../facts/types/look.ts';
import type { NetworkFacts } from '../facts/types/speed.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './covered-page.text.ts';
import { type Worst, worse } from './devices.ts';

export const coveredPage = defineCeiling(() => ({
  id: 'covered-page',
  title: text.title,
  measure: text.measure,
  needs: ['look', 'layout', 'network', 'document'],
  judge({ look, layout, network, document }) {
    const words = worse(look, ({ coveredShare }) => coveredShare);
    if (words === null) return null;
    const [overlay] = layout.overlays.filter(({ open }) => open).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const consent = overlay?.kind === 'consent' || overlay?.kind === 'age';
    const isDoubtful = document.isUploaded === true && network.failures.some(mayRemove);
    const area = overlay && !consent ? areaUnder(overlay, look) : null;
    const hidden = ramp(words.value, [0.15, 0], [0.5, 0.4], [0.9, 0.65], [1, 0.75]);
    const taken = ramp(area?.value ?? 0, [0.3, 0], [0.45, 0.22], [0.8, 0.5], [1, 0.6]);
    return {
      severity: Math.max(hidden * (consent ? 0.3 : 1), taken) * (isDoubtful ? 0.5 : 1),
      reason:
        area !== null && taken > hidden
          ? text.reason.area({ share: area.value, device: area.device, isDoubtful })
          : text.reason.words({ share: words.value, device: words.device, isDoubtful }),
      evidence: overlay ? [overlay.evidence] : [],
    };
  },
}));

/** Share of the screen. */
function sizeOf({ coverage: { desktop, mobile } }: OverlayFact): number {
  return Math.max(desktop ?? 0, mobile ?? 0);
}

/** The share of the screen that an overlay takes where nothing lies on top of it. */
function areaUnder({ coverage }: OverlayFact, { desktop, mobile }: PerViewport<Look>): Worst<number> | null {
  const seen = (look: Look | null, covered: number | null) => look && Math.min(look.coverShare, covered ?? 0);
  return worse(
    { desktop: seen(desktop, coverage.desktop), mobile: seen(mobile, coverage.mobile) },
    (share) => share,
  );
}

/** A file that may end a loading screen. */
function mayRemove({ type, refused }: NetworkFacts['failures'][number]): boolean {
  return refused && (type === 'script' || type === 'stylesheet');
}
