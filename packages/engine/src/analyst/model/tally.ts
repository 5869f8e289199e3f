import type { AnalystPart, FallbackReason, PartAuthorship } from '@liftmark/contract/analyst';
import type { Grounded } from './grounding.ts';

/** Counts which texts of one part are kept and which are dropped. */
export interface Tally {
  /** The text if it holds, else null. */
  take(grounded: Grounded): string | null;
  /** Those of several that hold. */
  takeAll(grounded: readonly Grounded[]): string[];
  /** Who wrote the part in the end. */
  authorship(isShown: boolean): PartAuthorship;
}

export function createTally(part: AnalystPart): Tally {
  let kept = 0;
  let dropped = 0;
  const take = (grounded: Grounded) => {
    if ('flaw' in grounded) {
      dropped += 1;
      return null;
    }
    kept += 1;
    return grounded.text;
  };
  return {
    take,
    takeAll: (all) => all.map(take).filter((text) => text !== null),
    // A text that holds but isn't shown, because the part as a whole fell short, doesn't count as kept.
    authorship: (isShown) =>
      isShown
        ? { part, author: 'model', reason: null, kept, dropped }
        : { part, author: 'built-in', reason: 'ungrounded', kept: 0, dropped: dropped + kept },
  };
}

/** A part for which the model gave no answer. */
export function builtInPart(part: AnalystPart, reason: FallbackReason): PartAuthorship {
  return { part, author: 'built-in', reason, kept: 0, dropped: 0 };
}
