import { type BrowserStore, localStore } from '../../client/browser-store.ts';

const TOURS = ['welcome', 'spotlight'] as const;
export type TourName = (typeof TOURS)[number];

/** One mark for each tour, kept by the browser. */
const KEYS: Record<TourName, string> = { welcome: 'tour-welcome', spotlight: 'tour-spotlight' };

/** The first tour that was neither finished nor skipped; null where storage is closed, so that none comes again and again. */
export function nextTour(store: BrowserStore = localStore): TourName | null {
  if (!store.isOpen()) return null;
  return TOURS.find((tour) => store.read(KEYS[tour]) === null) ?? null;
}

/** Remembers the end of a tour; false where the browser does not. */
export function markTourDone(tour: TourName, store: BrowserStore = localStore): boolean {
  return store.write(KEYS[tour], 'done');
}
