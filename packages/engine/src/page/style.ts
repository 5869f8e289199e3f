import type { ComputedStyle } from '../capture/snapshot.ts';
import { SPACES } from '../language/spaces.ts';

/** A computed style, parsed once for all nodes that share it. Lengths in CSS pixels. */
export interface Style {
  display: string;
  /** Flows within a line of text: boundaries of such a node separate no words. */
  inline: boolean;
  position: string;
  /** Establishes the containing block of absolutely positioned descendants. */
  positioned: boolean;
  hiddenByVisibility: boolean;
  opacity: number;
  fontSizePx: number;
  fontWeight: number;
  clipsX: boolean;
  clipsY: boolean;
  /** `clip` or `clip-path` that leaves nothing to see. */
  clippedAway: boolean;
  animated: boolean;
  /** The recorded properties; null in static mode. */
  computed: ComputedStyle | null;
}

const INLINE_TAGS = new Set(
  (
    'a abbr acronym b bdi bdo big button cite code data dfn em font i img input ins kbd label map mark ' +
    'meter nobr object output progress q rp rt ruby s samp select small span strike strong sub sup svg time ' +
    'tt u var wbr #text ::before ::after slot del'
  ).split(' '),
);

/** The style assumed for a tag where none was computed: static mode, and nodes without layout. */
export function assumedStyle(tag: string): Style {
  return INLINE_TAGS.has(tag) ? ASSUMED_INLINE : ASSUMED_BLOCK;
}

const ASSUMED_BLOCK: Style = {
  display: 'block',
  inline: false,
  position: 'static',
  positioned: false,
  hiddenByVisibility: false,
  opacity: 1,
  fontSizePx: 16,
  fontWeight: 400,
  clipsX: false,
  clipsY: false,
  clippedAway: false,
  animated: false,
  computed: null,
};
const ASSUMED_INLINE: Style = { ...ASSUMED_BLOCK, display: 'inline', inline: true };

export function parseStyle(computed: ComputedStyle): Style {
  const position = computed.position || 'static';
  const transform = computed.transform;
  return {
    display: computed.display,
    inline: computed.display === 'inline' || computed.display === 'contents',
    position,
    positioned: position !== 'static' || (transform !== '' && transform !== 'none'),
    hiddenByVisibility: computed.visibility === 'hidden' || computed.visibility === 'collapse',
    opacity: number(computed.opacity, 1) * filteredTo(computed.filter),
    fontSizePx: number(computed['font-size'], 16),
    fontWeight: weight(computed['font-weight']),
    clipsX: clips(computed['overflow-x']),
    clipsY: clips(computed['overflow-y']),
    clippedAway: clippedAway(computed, position),
    animated: computed['animation-name'] !== '' && computed['animation-name'] !== 'none',
    computed,
  };
}

function number(text: string, otherwise: number): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : otherwise;
}

/** What a filter leaves of the opacity. */
const filteredTo = (filter = '') => number(/opacity\(([\d.]+)\)/.exec(filter)?.[1] ?? '', 1);

function weight(text: string): number {
  if (text === 'bold') return 700;
  return number(text, 400);
}

/** Scrolling boxes do not clip: what they hold can be reached. */
function clips(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

function clippedAway(computed: ComputedStyle, position: string): boolean {
  const rect = /^rect\(([^)]*)\)/.exec(computed.clip);
  if (rect && (position === 'absolute' || position === 'fixed')) {
    const [top = 0, right = 0, bottom = 0, left = 0] = (rect[1] ?? '').split(/[\s,]+/).map(Number.parseFloat);
    if (bottom - top <= 1 && right - left <= 1) return true;
  }
  // In the flow such a clip waits for its turn, as what fades in does; a layer that stays in place is closed.
  if (position === 'fixed' && isInsetWhole(computed['clip-path'])) return true;
  return /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?)/.test(
    computed['clip-path'],
  );
}

/** Whether two opposite sides of an inset meet. */
function isInsetWhole(clipPath: string): boolean {
  const sides = /^inset\(([^)]*?)(?: round [^)]*)?\)$/.exec(clipPath)?.[1]?.split(SPACES);
  if (!sides) return false;
  const [top = 0, right = top, bottom = top, left = right] = sides.map((side) =>
    side.endsWith('%') ? Number.parseFloat(side) : 0,
  );
  return top + bottom >= 100 || left + right >= 100;
}
