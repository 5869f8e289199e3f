import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';

export type PromiseKind =
  | 'price'
  | 'saving'
  | 'percentage'
  | 'trial'
  | 'shipping'
  | 'guarantee'
  | 'cancellation'
  | 'noCard'
  | 'delivery'
  | 'free';

/** A price, percentage or term that the message promises, and what the page says about it. */
export interface PromisedTerm {
  kind: PromiseKind;
  /** As the message words it. */
  wording: string;
  /** `different`: the page states another price, share or length, or excludes it. */
  onPage: 'same' | 'different' | 'missing';
  /** Where the page says the same or something different; if missing, where it says something vaguer. */
  evidence: Evidence[];
  /** Whether any of that is above the fold on any device. */
  aboveFold: boolean;
}

/** A content word of the message, as written there. */
export interface MessageWord {
  word: string;
  /** Whether headline or subheadline repeat it. */
  inHeadline: boolean;
  /** Whether it appears above the fold. */
  aboveFold: PerViewport<boolean>;
  /** The first place above the fold, or the headline, that repeats it. */
  evidence: Evidence | null;
}

/** How a page repeats the ad, email or search text that brings visitors to it. */
export interface MessageMatch {
  /** Without the name of the site and what the promises say; none in scripts without spaces between words. */
  words: MessageWord[];
  promises: PromisedTerm[];
}
