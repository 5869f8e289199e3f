import { type BrowserStore, localStore } from '../../client/browser-store.ts';

const TOURS = ['welcome', 'spotlight'] as const;
export type TourName = (typeof TOURS)[number];

/** One flag for each tour, stored in the browser. */
const KEYS: Record<TourName, string> = { welcome: 'tour-welcome', spotlight: 'tour-spotlight' };

/** The first tour that was neither finished nor skipped; null if storage is closed, so that tours don't repeat. */
export function nextTour(store: BrowserStore = localStore): TourName | null {
  if (!store.isOpen()) return null;
  return TOURS.find((tour) => store.read(KEYS[tour]) === null) ?? null;
}

/** Stores that all tours have ended, because the person found their own way. */
export function markToursDone(store: BrowserStore = localStore): void {
  for (const tour of TOURS) markTourDone(tour, store);
}

/** Stores that a tour has ended; false if the browser can't. */
export function markTourDone(tour: TourName, store: BrowserStore = localStore): boolean {
  return store.write(KEYS[tour], 'done');
}
