import { AppError } from '../../errors.ts';
import { text } from './text.ts';

/** Bounds how many captures are in memory at the same time. */
export interface Places {
  /**
   * @returns gives the place back; further calls do nothing
   * @throws AppError `busy` if all are taken
   */
  take(): () => void;
}

const RETRY_AFTER_S = 10;

export function createPlaces(count: number): Places {
  let taken = 0;
  return {
    take() {
      if (taken >= count) throw new AppError('busy', text.busy, { retryAfterS: RETRY_AFTER_S });
      taken += 1;
      let isTaken = true;
      return () => {
        if (isTaken) taken -= 1;
        isTaken = false;
      };
    },
  };
}
