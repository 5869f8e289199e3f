import type { Evidence } from '@liftmark/contract/report';
import type { Box, PerViewport } from '../../capture/snapshot.ts';
import type { Region } from '../../page/node.ts';

export type LabelKind =
  | 'act-and-object'
  | 'standard'
  | 'telling-verb'
  | 'topic'
  | 'generic'
  | 'nameless'
  | 'unknown';

export interface Action {
  text: string;
  evidence: Evidence;
  /** Where it leads: address, `mailto:`, `tel:`, or null for a button. */
  target: string | null;
  shape: 'button' | 'link' | 'picture' | 'submit';
  label: LabelKind;
  region: Region;
}

export interface PrimaryAction extends Action {
  /** False for a weak hint of what to do: a form far down the page, a link in running text. */
  standsOut: boolean;
  /** The address of a dead link, such as "#"; null if it leads somewhere or a script may handle it. */
  deadAddress: string | null;
  aboveFold: PerViewport<boolean>;
  /** What covers it above the fold: the consent banner or another layer. */
  covered: PerViewport<'consent' | 'layer'>;
  /** How far down its top is, in screens of the viewport. */
  depth: PerViewport<number>;
  /** Higher of fill and border contrast to the surroundings, and of the label to its fill. */
  contrast: PerViewport<{ shape: number | null; label: number | null }>;
  occurrences: {
    /** Places of buttons with the same text, target or intent, in reading order. */
    boxes: PerViewport<Box[]>;
    /** Whether one of them has another text and another target. */
    others: PerViewport<boolean>;
    /** Whether one of them stays on the screen while scrolling. */
    fixed: PerViewport<boolean>;
    /** Share of the page's height within two screens of an occurrence, 0 to 1. */
    heightShare: PerViewport<number>;
  };
  heightPx: PerViewport<number>;
  pictureOnly: boolean;
  advertSizedBox: boolean;
  advertLikeNames: boolean;
  /** Whether it submits a form whose fields start above the fold. */
  formAboveFold: PerViewport<boolean>;
  /** Index into `forms`, if it submits one. */
  form: number | null;
}

export interface Links {
  /** Links and buttons that are shown. */
  total: number;
  /** Those that lead to nothing or are disabled. */
  dead: number;
  evidence: Evidence[];
}

/** A link or button that visitors press in vain. */
export interface DeadEnd {
  /** Its words; the network of an icon, such as "facebook". */
  text: string;
  /** `contact`: a number, mail or messenger; `profile`: a social network. */
  kind: 'action' | 'contact' | 'profile' | 'link';
  /** "#", an empty address or a place that is not on the page; null for a button. */
  address: string | null;
  evidence: Evidence;
}
