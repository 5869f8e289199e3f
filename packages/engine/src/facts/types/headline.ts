import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';

export interface Headline {
  text: string;
  evidence: Evidence;
  /** 1 to 6 for a heading element or role, null for any other node. */
  level: number | null;
  /** Whether a picture of letters stands for its words. */
  pictured: boolean;
  /** Size of its largest words, or the height of the picture that shows them. */
  fontSizePx: PerViewport<number>;
  /** Whether all of it is above the fold; false if it is cut off or lower. */
  aboveFold: PerViewport<boolean>;
  /** How far down its top is, in screens. */
  depth: PerViewport<number>;
  /** Content words of the headline that name something: no brand, no generic terms, no praise. */
  ownWords: string[];
  /** Such words of headline and subheadline that recur in title, section headings or copy. */
  recurringWords: string[];
}

export interface Subheadline {
  text: string;
  evidence: Evidence;
}
