import { AppError } from '../../errors.ts';
import { text } from './text.ts';

/** Bounds how many captures are in memory at the same time. */
export interface Places {
  /**
   * @param whose the account. Its first capture takes any free place; further ones share `extra` of them with those of
   * others, so that nobody is kept out by accounts that send several
   * @returns gives the place back; further calls do nothing
   * @throws AppError `busy` if none is free, with when to try again
   */
  take(whose: string): () => void;
}

/** A capture of the largest size takes about as long to arrive on a usual connection. */
const RETRY_AFTER_S = 10;

interface Sizes {
  all: number;
  /** Places for all captures beyond the first of each account. */
  extra: number;
  /** Most of one account. */
  each: number;
}

export function createPlaces({ all, extra, each }: Sizes): Places {
  const taken = new Map<object, string>();
  return {
    take(whose) {
      const accounts = [...taken.values()];
      const own = accounts.filter((other) => other === whose).length;
      const further = taken.size - new Set(accounts).size;
      if (own >= each) throw busy(text.ownBusy);
      if (taken.size >= all || (own > 0 && further >= extra)) throw busy(text.busy);
      const place = {};
      taken.set(place, whose);
      return () => void taken.delete(place);
    },
  };
}

function busy(words: (seconds: number) => string): AppError {
  return new AppError('busy', words(RETRY_AFTER_S), { retryAfterS: RETRY_AFTER_S });
}
