import type { PictureStatistics } from './read/picture-statistics.ts';

/**
 * The snapshot: everything the engine knows of a page. Only `capture` produces one; every later stage is a
 * pure function of it. It is plain JSON (screenshots aside, which are named by file), so it can be stored,
 * replayed and judged again by a newer rubric.
 */

export const VIEWPORT_NAMES = ['desktop', 'mobile'] as const;

export type ViewportName = (typeof VIEWPORT_NAMES)[number];

/** A value per viewport; null if that capture failed, or in static mode if it needs layout. */
export type PerViewport<T> = Record<ViewportName, T | null>;

/** Screens of the two devices, in CSS pixels. */
export const VIEWPORTS: Record<ViewportName, { width: number; height: number }> = {
  desktop: { width: 1350, height: 940 },
  mobile: { width: 390, height: 844 },
};

/** In CSS pixels from the top left corner of the page (not of the screen). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The computed styles that capture records, by CSS property name. */
export const STYLE_PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'position',
  'z-index',
  'color',
  'background-color',
  'background-image',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-transform',
  'text-decoration-line',
  'text-align',
  'text-overflow',
  'white-space',
  '-webkit-line-clamp',
  'line-height',
  'direction',
  'border-top-width',
  'border-top-color',
  'border-top-style',
  'border-bottom-width',
  'border-radius',
  'box-shadow',
  'cursor',
  'pointer-events',
  'overflow-x',
  'overflow-y',
  'clip',
  'clip-path',
  'transform',
  'object-fit',
  'animation-name',
  'animation-duration',
  'animation-iteration-count',
  '-webkit-text-fill-color',
] as const;

export type StyleProperty = (typeof STYLE_PROPERTIES)[number];
/** Snapshots from before November 2026 have no `filter` and no `font-family`, and those from before December no text fill. */
export type ComputedStyle = Record<StyleProperty, string>;

export interface SnapshotNode {
  /** Index of the parent in `ViewportCapture.nodes`, -1 for the root. Parents come before their children. */
  parent: number;
  /**
   * Lower-case tag name, or `#text`, `#document`. Pseudo-elements are `::before`, `::after`. What a shadow root
   * holds hangs below its host.
   */
  tag: string;
  /** Lower-case attribute names. Empty for anything but elements. */
  attributes: Record<string, string>;
  /** The characters of a `#text` node (or of a pseudo-element's content); empty otherwise. */
  text: string;
  /** Null where the node has no layout (`display: none`, `<head>`, static mode). */
  box: Box | null;
  /** Index into `ViewportCapture.styles`; null where the node has no layout. Text nodes carry their parent's. */
  style: number | null;
  /** Higher paints later, thus on top. */
  paintOrder: number | null;
  /** The browser's blended background behind this node, as a CSS color, if known. */
  background: string | null;
  /** 0 for the page itself, n for the n-th readable frame. */
  frame: number;
  /** Whether the browser knows of a mouse listener on the node. */
  clickable: boolean;
  /** Role and accessible name of the accessibility tree, where the node is in it. */
  role: string | null;
  name: string | null;
  /** Live value of a field, and whether a box or radio is ticked. */
  value: string | null;
  checked: boolean;
  /** The address an `<img>`, `<video>` or `<source>` was loaded from. */
  currentSource: string | null;
}

export type ResourceType =
  | 'document'
  | 'stylesheet'
  | 'script'
  | 'image'
  | 'font'
  | 'media'
  | 'xhr'
  | 'frame'
  | 'other';

export interface ResourceRequest {
  url: string;
  type: ResourceType;
  /** HTTP status, 0 where no answer came. */
  status: number;
  /** Bytes over the wire. */
  bytes: number;
  thirdParty: boolean;
  /** Why it failed, in the browser's words; null if it didn't. */
  failure: string | null;
  /** Whether our own egress refused it. Such a failure never counts against the page. */
  refused: boolean;
  /** Milliseconds from navigation start to the end of the response; null where unfinished. */
  endMs: number | null;
}

export interface Vitals {
  /** Milliseconds from navigation start. */
  ttfbMs: number | null;
  fcpMs: number | null;
  lcpMs: number | null;
  /** Node index of the largest contentful paint, and the address of its picture. */
  lcpNode: number | null;
  lcpUrl: string | null;
  cls: number | null;
  /** Sum of what long tasks exceed 50 ms by, in milliseconds, from first paint until settled. */
  blockingMs: number | null;
  /** The same for the page's own work: each task without its share of waiting; absent in older snapshots. */
  ownBlockingMs?: number | null;
  loadMs: number | null;
  /**
   * Share of its working time, 0 to 1, in which the main thread waited for a processor; null if unknown, absent in
   * older snapshots.
   */
  waitedShare?: number | null;
}

/** Something that moved or played sound by itself before animations were frozen. */
export interface MotionSample {
  node: number;
  kind: 'animation' | 'video' | 'audio' | 'changed-position' | 'changed-content';
  /** How long it moved, or would move (animation length × repetitions); null for endless. */
  durationMs: number | null;
  muted: boolean | null;
  controls: boolean | null;
}

/** Something that a timer put above the fold after the page was read. */
export interface LateLayer {
  /** Its node, if it was already in the page but hidden; null if it was created later. */
  node: number | null;
  selector: string;
  /** Its id and classes. */
  names: string;
  /** Above the fold. */
  box: Box;
  /** Cut to 600 characters. */
  text: string;
  /** Whether it has fields. */
  asks: boolean;
  /** The first twelve that are shown; `names` are id, classes and accessible label. */
  controls: { label: string; names: string }[];
}

export interface Screenshot {
  /** File name beside the stored snapshot. */
  file: string;
  mimeType: 'image/webp' | 'image/jpeg';
  /** CSS pixels covered. Taller pages are cut at the documented limit. */
  width: number;
  height: number;
  /** Image pixels per CSS pixel. */
  scale: number;
}

/** What the screenshot shows around the letters of a text that lies over a picture. */
export interface TextGround {
  /** Index of the text node. */
  node: number;
  /** WCAG contrast of its color with the pixels around its letters: a quarter of them have less. */
  quarter: number;
  /** The same of half of them. */
  half: number;
  /** Their mean color, `#rrggbb`. */
  color: string;
}

/** What the screenshot shows in the box of a text that is pale by its styles. */
export interface SeenGround {
  /** Index of the text node. */
  node: number;
  /** Median of the pixels in its box, `#rrggbb`. */
  color: string;
}

export interface ViewportCapture {
  viewport: { name: ViewportName; width: number; height: number };
  /** Scroll size of the document in CSS pixels. */
  page: { width: number; height: number };
  nodes: SnapshotNode[];
  styles: ComputedStyle[];
  /** True where the page had more nodes than are kept. */
  truncated: boolean;
  /** By address: natural size in pixels, 0 × 0 where broken. */
  images: Record<string, { width: number; height: number; broken: boolean }>;
  vitals: Vitals | null;
  requests: ResourceRequest[];
  /** Uncaught errors and console errors, each cut to 300 characters. */
  scriptErrors: string[];
  motion: MotionSample[];
  /** What appeared within eight seconds; looked for on desktop, absent in older snapshots. */
  lateLayers?: LateLayer[];
  /**
   * Nodes that stayed on the screen after scrolling, with their box on the screen (not on the page);
   * null where the page was too short to scroll or this was not looked at.
   */
  pinned: { node: number; box: Box }[] | null;
  screenshot: Screenshot | null;
  /** Above the fold; null if unknown, absent in snapshots from before November 2026. */
  pictureStatistics?: PictureStatistics | null;
  /** Of texts over pictures, down to the middle of the second screen; absent in snapshots from before December 2026. */
  textGrounds?: TextGround[];
  /** Of texts that are pale by their styles; absent in snapshots from before December 2026. */
  seenGrounds?: SeenGround[];
  /** Texts without a color of their own that the screenshot doesn't show; absent in snapshots from before December 2026. */
  unseenTexts?: number[];
  /** When the nodes were read, in milliseconds after the snapshot's `capturedAt`. */
  readAtMs: number;
}

export interface PageSnapshot {
  version: 1;
  /** The address as given, and where it led. */
  url: string;
  finalUrl: string;
  mode: 'rendered' | 'static';
  /**
   * Set if the page was captured in its owner's own browser, as it was open there, or comes from a file that someone
   * uploaded; absent if it was opened at its address.
   */
  capturedWith?: 'extension' | 'upload';
  /** ISO 8601, UTC. The engine's only clock. */
  capturedAt: string;
  status: number;
  contentType: string;
  redirects: string[];
  /** Static mode fills `desktop` alone, without boxes. At least one is there. */
  desktop: ViewportCapture | null;
  mobile: ViewportCapture | null;
  /** A later, separate desktop load, made only where a countdown, stock or demand claim was seen. */
  later: ViewportCapture | null;
  /** Sentences for a person: a device on which the capture failed, a cut-off page, a refused resource. */
  warnings: string[];
}
