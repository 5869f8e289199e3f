import type { AnalystPart, FallbackReason, PartAuthorship } from '@liftmark/contract/analyst';
import type { CheckedText } from './flaw.ts';

/** Counts which texts of one part are kept and which are dropped. */
export interface AuthorshipCount {
  /** The text if it holds, else null. */
  take(checked: CheckedText): string | null;
  /** Those of several that hold. */
  takeAll(checked: readonly CheckedText[]): string[];
  /** Who wrote the part in the end. */
  authorship(isShown: boolean): PartAuthorship;
}

export function createAuthorshipCount(part: AnalystPart): AuthorshipCount {
  let kept = 0;
  let dropped = 0;
  const take = (checked: CheckedText) => {
    if ('flaw' in checked) {
      dropped += 1;
      return null;
    }
    kept += 1;
    return checked.text;
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
