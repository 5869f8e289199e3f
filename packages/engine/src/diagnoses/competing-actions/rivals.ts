import type { Ask } from '../../facts/types/actions.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { buttonsOf, isCall, leadCall } from '../asks.ts';

const MIN_EQUAL = 2;
/** So many buttons of one look, of which one asks to act, are what visitors choose from. */
const A_CHOICE = 3;
/** By so much may height, hue and contrast of equal buttons differ. */
const ALIKE = { height: 1.2, color: 0.15, contrast: 1.3 };

/** Buttons above the fold that compete for the same click. */
export interface Rivals {
  /** `louder`: another is filled and the lead isn't; `header`: the same with the lead in the header alone. */
  kind: 'equals' | 'louder' | 'header';
  /** In reading order, with the lead. */
  all: Ask[];
  /** The one that visitors should press. */
  lead: Ask;
}

type Asking = Pick<PageFacts, 'asks' | 'forms' | 'primaryAction'>;

export function rivalsOf(facts: Asking): Rivals | null {
  const buttons = shownButtons(facts);
  const lead = leadCall(buttons.filter(isCall), facts.primaryAction);
  if (lead === null) return null;
  const above = buttons.filter(({ depth }) => (depth.desktop ?? 1) < 1);
  const distinct = distinctAsks(above);
  const hero = distinct.filter(({ place }) => place === 'content');
  return louder(hero) ?? onlyInHeader(above) ?? equals(hero, distinct, lead);
}

export function shownButtons(facts: Asking): Ask[] {
  return buttonsOf(facts).filter(({ depth }) => depth.desktop !== null);
}

/** Two buttons and more of one look and size in the hero, with those of the header that look the same. */
function equals(hero: readonly Ask[], above: readonly Ask[], lead: Ask): Rivals | null {
  const loud = hero.filter(({ filled }) => filled);
  const pool = loud.length > 0 ? loud : hero;
  const [first] = pool;
  const rivals = first ? pool.filter((ask) => looksLike(ask, first)) : [];
  const calls = rivals.filter(isCall).length;
  if (first === undefined || rivals.length < MIN_EQUAL || calls === 0) return null;
  if (rivals.length >= A_CHOICE && calls < MIN_EQUAL) return null;
  const all = distinctAsks([
    ...rivals,
    ...above.filter((ask) => ask.place === 'bar' && ask.filled && looksLike(ask, first)),
  ]);
  return { kind: 'equals', all, lead: all.find(({ key }) => key === lead.key) ?? first };
}

function looksLike(one: Ask, other: Ask): boolean {
  const near = (a: number | null, b: number | null, most: number): boolean =>
    a === null || b === null ? a === b : Math.max(a, b) <= most * Math.min(a, b);
  return (
    one.filled === other.filled &&
    Math.abs(one.color - other.color) <= ALIKE.color &&
    near(one.shapeRatio, other.shapeRatio, ALIKE.contrast) &&
    near(heightOf(one), heightOf(other), ALIKE.height)
  );
}

function heightOf({ evidence }: Ask): number | null {
  return evidence.boxes.desktop?.height ?? null;
}

/** A filled button that leads to reading on beside an outlined one that asks to act. */
function louder(hero: readonly Ask[]): Rivals | null {
  // A card beside the hero has a button of its own.
  const loud = hero.find(({ filled, kind, region }) => filled && kind === 'read' && region !== 'aside');
  const quiet = hero.find((ask) => isCall(ask) && !ask.filled);
  if (!loud || !quiet || hero.some((ask) => isCall(ask) && ask.filled)) return null;
  return { kind: 'louder', all: [loud, quiet], lead: quiet };
}

/** A filled button in the hero that leads to reading on, while what asks to act is only in the header. */
function onlyInHeader(above: readonly Ask[]): Rivals | null {
  const hero = above.filter(({ place }) => place === 'content');
  const loud = hero.find(({ filled, kind }) => filled && kind === 'read');
  const quiet = above.find(({ place, kind }) => place === 'bar' && kind === 'act');
  if (!loud || !quiet || hero.some(isCall)) return null;
  return { kind: 'header', all: [loud, quiet], lead: quiet };
}

/** The first of each label. */
export function distinctAsks(asks: readonly Ask[]): Ask[] {
  return [...new Map(asks.toReversed().map((ask) => [ask.key, ask])).values()].toReversed();
}
