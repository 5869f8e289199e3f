import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';

export interface OverlayFact {
  kind: 'consent' | 'promotional' | 'age' | 'gate' | 'chat' | 'other';
  /** Share of the screen it covers, 0 to 1. */
  coverage: PerViewport<number>;
  closeControl: Evidence | null;
  declineLabel: { text: string; evidence: Evidence } | null;
  open: boolean;
  /** Whether it appears by itself within eight seconds after the page was read. */
  late: boolean;
  evidence: Evidence;
}

export interface Layout {
  /** `words`: whether words reach beyond the screen, and not only a box or a picture. */
  overflow: PerViewport<{ px: number; widest: Evidence | null; words: boolean }>;
  viewportMeta: { present: boolean; deviceWidth: boolean; zoomForbidden: boolean };
  tapTargets: {
    total: number;
    fitting: number;
    smallest: Evidence[];
    /** The zoom at which a phone shows the page: below 1 if the layout is wider than the screen. */
    shownAt: number;
  } | null;
  /** Characters by size, for text that is shown. */
  textSizes: PerViewport<{
    characters: number;
    atLeast12: number;
    /** The size that most letters outside headings have. */
    commonestPx: number;
    smallest: Evidence[];
  }>;
  contrast: PerViewport<{
    characters: number;
    failing: number;
    /** Of these, below 3:1, the least contrast of any text. */
    pale: number;
    unknown: number;
    worst: {
      evidence: Evidence;
      ratio: number;
      foreground: string;
      background: string;
      passing: string;
      /** Measured on the screenshot, since styles don't say what is behind the text. */
      overPicture: boolean;
    }[];
    keyTexts: {
      role: 'headline' | 'primary-action' | 'price' | 'field-label';
      ratio: number;
      overPicture: boolean;
      evidence: Evidence;
    }[];
  }>;
  overlays: OverlayFact[];
  motion: {
    kind: 'carousel' | 'video' | 'animation' | 'audio' | 'ticker';
    durationMs: number | null;
    pausable: boolean;
    /** Whether only a script can stop it: no style sheet moves it, and it is no player. */
    byScript: boolean;
    slides: number | null;
    sound: boolean;
    depth: PerViewport<number>;
    evidence: Evidence;
  }[];
  /** Frames of another origin, canvases and large pictures that could contain what wasn't found. */
  unread: {
    kind: 'frame' | 'canvas' | 'picture';
    host: string | null;
    purpose: string | null;
    firstScreenShare: PerViewport<number>;
    evidence: Evidence;
  }[];
  defects: { kind: 'covered' | 'cut' | 'outside' | 'stretched' | 'enlarged'; evidence: Evidence }[];
  pageHeightScreens: PerViewport<number>;
}
