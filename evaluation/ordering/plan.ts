import { byLot, lot } from '../lot.ts';
import type { BasePage } from './base-page.ts';
import { type Devices, type Kind, strengthsOf } from './kind.ts';
import type { Variant } from './store.ts';

/** A page with one kind of change in all its strengths: what is captured and judged together. */
export interface Series {
  page: BasePage;
  kind: Kind;
  base: Variant;
  changed: Variant[];
}

/** Of ten pages, one is changed on desktop alone and one on the phone alone. */
function devicesOf(kind: Kind, page: BasePage): Devices {
  if (kind.devices) return kind.devices;
  if (kind.family === 'repair' || kind.family === 'gaming') return 'both';
  const drawn = lot(`devices:${kind.id}:${page.id}`);
  return drawn < 0.1 ? 'desktop' : drawn < 0.2 ? 'mobile' : 'both';
}

/** All series, in rounds: each kind gets its first page before any gets its second, by a lot that stays. */
export function planned(pages: readonly BasePage[], kinds: readonly Kind[]): Series[] {
  const orders = kinds.map((kind) => ({ kind, order: byLot(pages, ({ id }) => `${kind.id}:${id}`) }));
  return pages.flatMap((_, round) =>
    orders.flatMap(({ kind, order }) => {
      const page = order[round];
      return page ? [seriesOf(kind, page)] : [];
    }),
  );
}

function seriesOf(kind: Kind, page: BasePage): Series {
  const devices = devicesOf(kind, page);
  const changed = strengthsOf(kind).map((strength) => ({ page, change: { kind, strength, devices } }));
  return { page, kind, base: { page, change: null }, changed };
}
