import { ramp } from '../checks/check.ts';
import type { OverlayFact } from '../facts/types/layout.ts';
import type { NetworkFacts } from '../facts/types/speed.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './covered-page.text.ts';
import { worse } from './devices.ts';

export const coveredPage = defineCeiling(() => ({
  id: 'covered-page',
  title: text.title,
  measure: text.measure,
  needs: ['look', 'layout', 'network', 'document'],
  judge({ look, layout, network, document }) {
    const covered = worse(look, ({ coveredShare }) => coveredShare);
    if (covered === null) return null;
    const [overlay] = layout.overlays.filter(({ open }) => open).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const consent = overlay?.kind === 'consent' || overlay?.kind === 'age';
    const isDoubtful = document.isUploaded === true && network.failures.some(mayRemove);
    const full = ramp(covered.value, [0.15, 0], [0.5, 0.4], [0.9, 0.65], [1, 0.75]);
    return {
      severity: full * (consent ? 0.3 : 1) * (isDoubtful ? 0.5 : 1),
      reason: text.reason({ share: covered.value, device: covered.device, isDoubtful }),
      evidence: overlay ? [overlay.evidence] : [],
    };
  },
}));

/** Share of the screen. */
function sizeOf({ coverage: { desktop, mobile } }: OverlayFact): number {
  return Math.max(desktop ?? 0, mobile ?? 0);
}

/** A file that may end a loading screen. */
function mayRemove({ type, refused }: NetworkFacts['failures'][number]): boolean {
  return refused && (type === 'script' || type === 'stylesheet');
}
