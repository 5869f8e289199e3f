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

export interface Namesakes {
  total: number;
  dead: Evidence[];
}

export interface PrimaryAction extends Action {
  /** False for a weak hint of what to do: a form far down the page, a link in running text. */
  standsOut: boolean;
  /** The address of a dead link, such as "#"; null if it leads somewhere or a script may handle it. */
  deadAddress: string | null;
  /** Links and buttons with its words, itself included, and those of them that lead nowhere or are disabled. */
  namesakes: PerViewport<Namesakes>;
  /** The other buttons that stand out nearly as much. */
  rivals: { text: string; namesakes: PerViewport<Namesakes> }[];
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

/** Something that could be the next step of a visitor, as a person would sort it. */
export interface Ask extends Action {
  /**
   * `act`: order, book, register, give, download; `contact`: call, write, chat, the contact page; `form`: sends a form of two
   * fields or more; `read`: leads to reading on; `open`: none of these by its words and address.
   */
  kind: 'act' | 'contact' | 'form' | 'read' | 'open';
  /** Whether it is filled or framed. */
  buttonLike: boolean;
  filled: boolean;
  /** `menu`: an entry among others; `bar`: a button in the header or menu; `content`: anywhere else. */
  place: 'menu' | 'bar' | 'content';
  /** Stays on the screen while scrolling. */
  fixed: boolean;
  aboveFold: PerViewport<boolean>;
  /** How far down its top is, in screens of the viewport. */
  depth: PerViewport<number>;
  /** Contrast of fill or frame with the surroundings, and of the label with the fill, on the main viewport. */
  shapeRatio: number | null;
  labelRatio: number | null;
  /** How colorful the fill is, 0 to 1. */
  color: number;
  /** What makes two of them the same: the label in lower case without arrows and punctuation at the ends. */
  key: string;
}

/** Similar cards that each show a price. */
export interface PricedCards {
  total: number;
  /** Those without any button or link, named by their headings. */
  bare: Evidence[];
}
