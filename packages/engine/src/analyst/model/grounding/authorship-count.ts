import type { AnalystPart, FallbackReason, PartAuthorship } from '@liftmark/contract/analyst';
import type { CheckedText } from './flaw.ts';

/** Counts which texts of one part are kept and which are dropped. */
export interface AuthorshipCount {
  /** The text if it holds, else null. */
  take(checked: CheckedText): string | null;
  /** Those of several that hold. */
  takeAll(checked: readonly CheckedText[]): string[];
  /** Counts texts that hold but aren't shown, because what they belong to fell short, as dropped. */
  withhold(texts: number): void;
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
    withhold: (texts) => {
      kept -= texts;
      dropped += texts;
    },
    authorship: (isShown) => {
      if (isShown) return { part, author: 'model', reason: null, kept, dropped };
      const all = kept + dropped;
      return {
        part,
        author: 'built-in',
        reason: all === 0 ? 'refused' : 'ungrounded',
        kept: 0,
        dropped: all,
      };
    },
  };
}

/** A part for which the model gave no answer. */
export function builtInPart(part: AnalystPart, reason: FallbackReason): PartAuthorship {
  return { part, author: 'built-in', reason, kept: 0, dropped: 0 };
}
