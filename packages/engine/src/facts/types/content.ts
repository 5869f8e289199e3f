import type { Evidence } from '@liftmark/contract/report';
import type { Box, PerViewport, ViewportName } from '../../capture/snapshot.ts';
import type { Unfinished } from '../content/unfinished.ts';
import type { Count, Presence } from './common.ts';

export interface Section {
  heading: string | null;
  box: PerViewport<Box>;
  wordCount: number;
  evidence: Evidence;
}

export interface Paragraph {
  text: string;
  words: number;
  fontSizePx: number | null;
  role: 'copy' | 'quotation' | 'legal' | 'mock-up' | 'code';
  depth: PerViewport<number>;
  evidence: Evidence;
}

export interface WordingMatch {
  list: 'hype' | 'generic' | 'pressure' | 'shaming';
  phrase: string;
  inHeadline: boolean;
  evidence: Evidence;
}

export interface ImageFact {
  source: string;
  natural: { width: number; height: number } | null;
  role: 'offer' | 'logo' | 'decoration' | 'informative';
  name: string | null;
  /** `alt=""` or `role=presentation` was set. */
  decorative: boolean;
  soleLinkContent: boolean;
  broken: boolean;
  evidence: Evidence;
}

/** A background, a video or an image without any trace that didn't load. */
export interface LostPicture {
  kind: 'background' | 'image' | 'video';
  source: string;
  /** Of the first screen: what it would fill, 0 to 1. */
  firstScreen: number;
  evidence: Evidence;
}

export interface Content {
  faq: Count;
  video: Presence;
  wordCount: number;
  readingGrade: number | null;
  readingGradeNotMeasured: string | null;
  sections: Section[];
  paragraphs: Paragraph[];
  /** Longest run of words between headings or lines set off like one, with that before it. */
  longestRun: { words: number; heading: string | null; evidence: Evidence | null };
  ownCopyWords: number;
  wordingMatches: WordingMatch[];
  /** Words above the fold without header, menus and footer; null without layout. */
  firstScreenWords: number | null;
  /** Where the page first mentions appointments; null if it doesn't. */
  appointment: Evidence | null;
  /** Whether guests stay or eat here, by what the page calls itself; null if it says neither or both. */
  house: 'stay' | 'table' | null;
  /** `contact`: set on a number, mail or profile that reaches no one. */
  templateRemnants: { text: string; contact?: boolean; evidence: Evidence }[];
  unfinished: Unfinished;
  /** Misspelled words of its own copy, each once. */
  misspellings: { word: string; isHeading: boolean; evidence: Evidence }[];
  /** Words of another script in a sentence in Latin letters. */
  strayLetters: { text: string; evidence: Evidence }[];
  /** Pairs of lines that can't both be right. `years`: for `age`, since the business was founded. */
  conflicts: {
    kind: 'age' | 'returns';
    first: string;
    second: string;
    years: number | null;
    evidence: Evidence[];
  }[];
  images: ImageFact[];
  lostPictures: LostPicture[];
  /** A sentence of 8 to 60 words near the headline, and the viewports that show the headline without any. */
  explanation: {
    text: string;
    depth: PerViewport<number>;
    missingOn: ViewportName[];
    evidence: Evidence;
  } | null;
  /**
   * The title's content words without brand and stop words, as written, and those whose stem is above the fold (in
   * static mode, in headline or subheadline). Null if that couldn't be determined.
   */
  titleMatch: { words: string[]; found: string[] } | null;
}

/** Whether the running text is real copy; shares are of its letters, 0 to 1. */
export interface Copy {
  letters: number;
  /** Filler of a template. */
  fillerShare: number;
  /** Repeated word for word. */
  repeatedShare: number;
  /** Random letters or a wrong encoding. */
  garbledShare: number;
  /** In another language than the page, of headings and running text. */
  foreignShare: number;
  foreignLetters: number;
  evidence: Record<'filler' | 'repeated' | 'garbled' | 'foreign', Evidence[]>;
}
