import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Ask } from '../../facts/types/actions.ts';
import { buttonsOf, isCall, leadCall } from '../asks.ts';
import { defineDiagnosis, distinctNodes, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** Pages that exist to lead to many places, where two buttons that look alike are no problem yet. */
const HUBS: ReadonlySet<PageType> = new Set(['ecommerce-category', 'checkout']);
const MIN_EQUAL = 2;
/** Different asks, and different buttons of any kind, on the whole page. */
const MANY = { calls: 5, buttons: 5 };
/** By so much may height, hue and contrast of equal buttons differ. */
const ALIKE = { height: 1.2, color: 0.15, contrast: 1.3 };
const SEVERITY = { louder: 1.4, equal: 0.8, perEqual: 0.4, calls: 1, perButton: 0.1 };
const MOST = 2;

export const competingActions = defineDiagnosis(() => ({
  id: 'competing-actions',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['cta-button-style'],
  needs: ['asks', 'forms', 'primaryAction'],
  judge(facts) {
    const type = judgedPageType(facts.pageType);
    if (facts.document.mode === 'static' || type === 'article') return null;
    const buttons = buttonsOf(facts).filter(({ depth }) => depth.desktop !== null);
    const lead = leadCall(buttons.filter(isCall), facts.primaryAction);
    if (lead === null) return null;
    const above = distinctAsks(buttons.filter(({ depth }) => (depth.desktop ?? 1) < 1));
    const hero = above.filter(({ place }) => place === 'content');
    if (HUBS.has(type)) return many(buttons, lead);
    return many(buttons, lead) ?? louder(hero) ?? onlyInHeader(buttons) ?? equals(hero, above, lead);
  },
}));

/** Two buttons and more of one look and size in the hero, with those of the header that look the same. */
function equals(hero: readonly Ask[], above: readonly Ask[], lead: Ask): Problem | null {
  const loud = hero.filter(({ filled }) => filled);
  const pool = loud.length > 0 ? loud : hero;
  const [first] = pool;
  const rivals = first ? pool.filter((ask) => looksLike(ask, first)) : [];
  if (first === undefined || rivals.length < MIN_EQUAL || !rivals.some(isCall)) return null;
  const all = distinctAsks([
    ...rivals,
    ...above.filter((ask) => ask.place === 'bar' && ask.filled && looksLike(ask, first)),
  ]);
  return {
    severity: Math.min(MOST, SEVERITY.equal + SEVERITY.perEqual * (all.length - MIN_EQUAL)),
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes(all.map(({ evidence }) => evidence)),
    ...text.equals({ labels: labelsOf(all), lead: (all.find(({ key }) => key === lead.key) ?? first).text }),
  };
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
function louder(hero: readonly Ask[]): Problem | null {
  // A card beside the hero has a button of its own.
  const loud = hero.find(({ filled, kind, region }) => filled && kind === 'read' && region !== 'aside');
  const quiet = hero.find((ask) => isCall(ask) && !ask.filled);
  if (!loud || !quiet || hero.some((ask) => isCall(ask) && ask.filled)) return null;
  return {
    severity: SEVERITY.louder,
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes([loud.evidence, quiet.evidence]),
    ...text.louder({ loud: loud.text, quiet: quiet.text }),
  };
}

/** A filled button in the hero that leads to reading on, while what asks to act is only in the header. */
function onlyInHeader(buttons: readonly Ask[]): Problem | null {
  const above = buttons.filter(({ depth }) => (depth.desktop ?? 1) < 1);
  const hero = above.filter(({ place }) => place === 'content');
  const loud = hero.find(({ filled, kind }) => filled && kind === 'read');
  const quiet = above.find(({ place, kind }) => place === 'bar' && kind === 'act');
  if (!loud || !quiet || hero.some(isCall)) return null;
  return {
    severity: SEVERITY.louder,
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes([loud.evidence, quiet.evidence]),
    ...text.header({ loud: loud.text, quiet: quiet.text }),
  };
}

/** Many differently worded asks on one page. */
function many(buttons: readonly Ask[], lead: Ask): Problem | null {
  const all = distinctAsks(buttons);
  const calls = distinctSteps(all.filter((ask) => isCall(ask) && ask.kind !== 'form'));
  if (calls.length < MANY.calls || all.length < MANY.buttons) return null;
  return {
    severity: Math.min(
      MOST,
      SEVERITY.calls + SEVERITY.perButton * (calls.length + all.length - MANY.calls - MANY.buttons),
    ),
    confidence: 0.8,
    evidence: distinctNodes(calls.map(({ evidence }) => evidence)),
    ...text.many({ labels: labelsOf(calls), lead: lead.text }),
  };
}

/** The first of each step: ways to get in touch are one, and so is what leads to one address, whatever it is called. */
function distinctSteps(calls: readonly Ask[]): Ask[] {
  const contacts = new Set(calls.filter(({ kind }) => kind === 'contact').map(({ target }) => target));
  const stepOf = ({ kind, target, key }: Ask): string =>
    target === null ? key : kind === 'contact' || contacts.has(target) ? 'contact' : target;
  return [...new Map(calls.toReversed().map((ask) => [stepOf(ask), ask])).values()].toReversed();
}

/** The first of each label. */
function distinctAsks(asks: readonly Ask[]): Ask[] {
  return [...new Map(asks.toReversed().map((ask) => [ask.key, ask])).values()].toReversed();
}

function labelsOf(asks: readonly Ask[]): string[] {
  return asks.map((ask) => ask.text);
}
