import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { namesStartPage } from '../../language/start-page.ts';
import { foldLetters, partsOf } from '../../language/tokens.ts';
import { defineDiagnosis, distinctNodes, type Found, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** Pages that are better off without a menu. */
const WITHOUT_MENU: readonly PageType[] = ['checkout', 'signup', 'article'];
/** Pages that people browse. */
const BROWSED: readonly PageType[] = ['ecommerce-category', 'hospitality', 'other'];

const SEVERITY = { hidden: 1.1, browsed: 0.5, missing: 1, list: 1.3, many: 0.6, signs: 1.6 };
const SIGNS = 4;
/** A page of fewer screens is seen at a glance. */
const LEAST_SCREENS = 3;
/** More links than these few lead somewhere even without a menu. */
const FEW_LINKS = 12;
const LEAST_HEADINGS = 3;
/** How far down a menu without markup is. */
const TOP_PX = 200;
/** So many prices below each other need a way to jump to one. */
const MANY_PRICES = 20;
/** So many entries of one rank are more than people read. */
const MANY_ENTRIES = 10;

type Facts = Pick<PageFacts, 'navigation' | 'look' | 'links' | 'actions' | 'content' | 'offer' | 'pageType'>;

export const hardToFind = defineDiagnosis(() => ({
  id: 'hard-to-find',
  question: 'offer',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['desktop-navigation'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['hidden-nav-hamburger'],
  needs: ['navigation', 'look', 'links', 'actions', 'content', 'offer'],
  judge: (facts, found) => signs(facts) ?? slower(facts, found),
}));

/** What slows visitors down, and hardly turns them away. */
function slower(facts: Facts, found: Found): Problem | null {
  const problem = longList(facts) ?? hiddenMenu(facts, found) ?? noMenu(facts) ?? longMenu(facts);
  return problem && { ...problem, slight: true };
}

/** A menu of icons that nobody can read. */
function signs({ navigation: { wordless, evidence } }: Facts): Problem | null {
  if (wordless.length < SIGNS || wordless.length <= evidence.length / 2) return null;
  const labels = wordless.map((link) => link.text).filter((label) => label !== '');
  return {
    severity: SEVERITY.signs,
    confidence: 0.9,
    certain: true,
    evidence: distinctNodes(wordless),
    ...text.signs({ count: wordless.length, labels }),
  };
}

/** Prices below each other on several screens. */
function longList({ offer, look, actions, pageType }: Facts): Problem | null {
  const screens = look.desktop?.screens ?? 0;
  const prices = offer.prices.filter(({ amount, struck }) => amount !== null && amount > 0 && !struck);
  const jumps = actions.some(({ target }) => target?.includes('#') === true);
  if (prices.length < MANY_PRICES || screens < LEAST_SCREENS || jumps) return null;
  if (judgedPageType(pageType) === 'ecommerce-category') return null;
  const seen = { prices: prices.length, screens: Math.round(screens) };
  return {
    severity: SEVERITY.list,
    confidence: 0.85,
    certain: true,
    title: text.list.title(seen),
    observed: text.list.observed(seen),
    evidence: distinctNodes(prices.map(({ evidence }) => evidence)),
    steps: text.list.steps,
  };
}

function hiddenMenu({ navigation, pageType }: Facts, { checks }: Found): Problem | null {
  const [failing] = checks;
  // An entry of a menu at the side is no button that hides one.
  if (failing === undefined || namesStartPage(wordsOf(navigation.toggle?.text ?? ''))) return null;
  const { judged, advice } = failing;
  return {
    severity: SEVERITY.hidden + (BROWSED.includes(judgedPageType(pageType)) ? SEVERITY.browsed : 0),
    confidence: 0.9,
    certain: true,
    title: advice.title,
    observed: judged.outcome.observed,
    evidence: judged.outcome.evidence,
    steps: [...advice.steps, ...text.hidden.steps],
  };
}

function noMenu({ navigation, look, links, actions, content, pageType }: Facts): Problem | null {
  const { linkCount, toggle } = navigation;
  const screens = look.desktop?.screens ?? 0;
  if (linkCount !== 0 || toggle !== null || screens < LEAST_SCREENS) return null;
  if (WITHOUT_MENU.includes(judgedPageType(pageType))) return null;
  const total = links.desktop?.total ?? 0;
  // Without a single link, a menu is there that leads nowhere, or the whole page is one.
  if (total === 0 || total > FEW_LINKS || actions.some(isAtTop)) return null;
  const titled = content.sections.filter(({ heading }) => heading !== null);
  if (titled.length < LEAST_HEADINGS) return null;
  const seen = { screens: Math.round(screens), headings: titled.map(({ heading }) => heading ?? '') };
  return {
    severity: SEVERITY.missing,
    confidence: 0.75,
    title: text.missing.title,
    observed: text.missing.observed(seen),
    evidence: distinctNodes(titled.map(({ evidence }) => evidence)),
    steps: text.missing.steps(seen),
  };
}

/** In the header, or where one would be. */
function isAtTop({ region, evidence }: Facts['actions'][number]): boolean {
  return region === 'header' || (evidence.boxes.desktop?.y ?? TOP_PX) < TOP_PX;
}

function wordsOf(label: string): string {
  return partsOf(label)
    .filter((part) => foldLetters(part) !== part.toUpperCase())
    .join(' ');
}

function longMenu({ navigation, pageType }: Facts): Problem | null {
  if (WITHOUT_MENU.includes(judgedPageType(pageType))) return null;
  const entries = [
    ...new Map(navigation.evidence.map((link): [string, Evidence] => [link.text, link])).values(),
  ];
  if (entries.length < MANY_ENTRIES) return null;
  const labels = entries.map((link) => link.text);
  return {
    severity: SEVERITY.many,
    confidence: 0.85,
    certain: true,
    title: text.many.title({ labels }),
    observed: text.many.observed({ labels }),
    evidence: distinctNodes(entries),
    steps: text.many.steps,
  };
}
