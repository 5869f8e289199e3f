const TOURS = ['welcome', 'spotlight'] as const;
export type TourName = (typeof TOURS)[number];

/** One mark for each tour, kept by the browser. */
const KEYS: Record<TourName, string> = { welcome: 'tour-welcome', spotlight: 'tour-spotlight' };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The first tour that was neither finished nor skipped; null where storage is closed, so that none comes again and again. */
export function nextTour(open: () => Store = () => localStorage): TourName | null {
  try {
    const store = open();
    return TOURS.find((tour) => store.getItem(KEYS[tour]) === null) ?? null;
  } catch {
    return null;
  }
}

/** Remembers the end of a tour; false where the browser does not. */
export function markTourDone(tour: TourName, open: () => Store = () => localStorage): boolean {
  try {
    open().setItem(KEYS[tour], 'done');
    return true;
  } catch {
    return false;
  }
}
