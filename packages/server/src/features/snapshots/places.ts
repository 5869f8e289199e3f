import { AppError } from '../../errors.ts';
import { text } from './text.ts';

/** Bounds how many captures are in memory at the same time. */
export interface Places {
  /**
   * @param whose people have a share of their own, so that a slow sender doesn’t keep everyone out
   * @returns gives the place back; further calls do nothing
   * @throws AppError `busy` if all are taken
   */
  take(whose: string): () => void;
}

const RETRY_AFTER_S = 10;

export function createPlaces({ all, each }: { all: number; each: number }): Places {
  const taken = new Map<object, string>();
  return {
    take(whose) {
      const own = [...taken.values()].filter((other) => other === whose).length;
      if (taken.size >= all || own >= each)
        throw new AppError('busy', text.busy, { retryAfterS: RETRY_AFTER_S });
      const place = {};
      taken.set(place, whose);
      return () => void taken.delete(place);
    },
  };
}
