import type { PageType } from '@liftmark/contract/page-types';
import { datesIn } from '../languages/dates.ts';
import { allMatches, kindsOf, mentions, type PhraseMatch } from '../languages/match.ts';
import type { PageTypeWords } from '../languages/words.ts';
import { leadsHome } from './document.ts';
import type { Evidence, FormFact, PageFacts } from './facts.ts';
import type { PageNode } from './page/node.ts';
import { addNamed, isNamed } from './page-type/address-signals.ts';
import { addLayout, hasCart, type TypeSignals } from './page-type/layout-signals.ts';
import { addDeclared, isDeclared } from './page-type/structured-signals.ts';
import { isMaker, isSoftware, isVisited } from './page-type/trade-signals.ts';
import { isButton, type Reading } from './reading.ts';

const WORD_TYPES: Record<keyof PageTypeWords, PageType> = {
  saas: 'saas',
  product: 'ecommerce-product',
  category: 'ecommerce-category',
  service: 'service',
  app: 'app',
  course: 'course',
  nonprofit: 'nonprofit',
  hospitality: 'hospitality',
  portfolio: 'portfolio',
  event: 'event',
  signup: 'signup',
  checkout: 'checkout',
  pricing: 'pricing',
  article: 'article',
};
const WORD_KEYS = Object.keys(WORD_TYPES) as (keyof PageTypeWords)[];

/** Fewer tell nothing. */
const LEAST_POINTS = 1;
/** From this share of the best type's points on the page may as well be of another type. */
const NEARLY = 0.5;
const MOST_ALTERNATIVES = 3;

/** What kind of page it is, told by structured data, layout, address and words, with how sure that is (0 to 1). */
export function pageTypeOf(reading: Reading, signals: TypeSignals): PageFacts['pageType'] {
  const scores = new Map<PageType, number>();
  const add = (type: PageType, points: number): void => {
    scores.set(type, (scores.get(type) ?? 0) + points);
  };
  addDeclared(reading.structured, add);
  const path = URL.parse(reading.model.snapshot.finalUrl)?.pathname ?? '';
  addNamed(path, add);
  if (signals.plans >= 2 && namesPrices(reading, signals) && !pricesLow(signals)) add('pricing', 4);
  addLayout(reading, signals, add);
  addWords(reading, signals, add);
  for (const [type, factor] of doubts(reading, signals, path))
    scores.set(type, (scores.get(type) ?? 0) * factor);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (!best || best[1] < LEAST_POINTS)
    return { type: 'other', confidence: best ? 0.4 : 0.3, evidence: [], chosen: false, alternatives: [] };
  const lead = best[1] / (best[1] + (second?.[1] ?? 0) * 0.8 + 0.8);
  const confidence = Math.round(Math.min(0.98, lead * Math.min(1, 0.62 + best[1] / 14) + 0.16) * 100) / 100;
  const alternatives = ranked
    .slice(1, 1 + MOST_ALTERNATIVES)
    .flatMap(([type, points]) => (points >= NEARLY * best[1] ? [type] : []));
  return {
    type: best[0],
    confidence,
    evidence: headingOf(best[0], reading, signals),
    chosen: false,
    alternatives,
  };
}

/** The word is the same in most languages. */
const PORTFOLIO = /portf[oó]lio|portafolio/i;

/** Whether an entry of the menu leads to works, or works are spoken of where the words for "I" are not known. */
function offersPortfolio({ links, view, words }: Reading, { typeWords }: TypeSignals): boolean {
  if (words === null && typeWords?.portfolio && kindsOf(allMatches(view.content, typeWords.portfolio)) > 1)
    return true;
  return links.some(({ node, label }) => node.region === 'header' && PORTFOLIO.test(label));
}

/** Whether the address is that of the start page of a site. */
function isRoot(path: string): boolean {
  return /^\/(index\.\w+)?$/.test(path);
}

/** Whether the logo and the first entry lead to the page itself, and call it the start page. */
function callsItselfStart({ view, model }: Reading): boolean {
  const here = URL.parse(model.snapshot.finalUrl);
  if (here === null) return false;
  const home = view
    .tagged('a')
    .filter((node) => node.region === 'header')
    .slice(0, 2);
  return home.some((node) => {
    const there = URL.parse(node.attribute('href'), here.href);
    return there !== null && !there.hash && bare(there) === bare(here) && leadsHome(node.attribute('href'));
  });
}

function bare({ host, pathname }: URL): string {
  return host + pathname.replace(/index\.\w+$/, '');
}

/** Whether title or first heading speak of prices. */
function namesPrices(
  { words, view, headings, headline, title }: Reading,
  { typeWords }: TypeSignals,
): boolean {
  const list = words?.offer.priceLinks ?? typeWords?.pricing;
  const first = headings.find((node) => node.tag === 'h1') ?? headline ?? headings[0];
  return list !== undefined && mentions(`${first ? view.text(first) : ''} . ${title}`, list);
}

/** Whether a day is named anywhere above the footer: an event has one, a repair shop's "workshop" has none. */
function namesDay({ blocks, words, model }: Reading): boolean {
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  return blocks.some(({ node, text }) => node.region !== 'footer' && datesIn(text, words, year).length > 0);
}

const LOW_SCREENS = 1.4;

/** Whether the prices stand far down, as on a landing page; a pricing page begins with them. */
function pricesLow({ prices }: TypeSignals): boolean {
  const depths = prices.flatMap(({ depth }) => depth.desktop ?? []);
  return depths.length > 0 && Math.min(...depths) > LOW_SCREENS;
}

/** Words alone make no pricing, sign-up or checkout page: landing pages speak of all three. */
function doubts(reading: Reading, signals: TypeSignals, path: string): [PageType, number][] {
  const { forms } = signals;
  const named = (type: PageType): boolean => isNamed(path, type);
  const asks = (...purposes: FormFact['purpose'][]): boolean =>
    forms.some((form) => purposes.includes(form.purpose));
  const declares = (type: PageType): boolean => isDeclared(reading.structured, type);
  const found: [PageType, number][] = [];
  // A start page leads to articles.
  if (isRoot(path)) found.push(['article', 0.4]);
  else if (callsItselfStart(reading) && !named('article')) found.push(['article', 0.75]);
  if (!isMaker(reading, signals.prices.length) && !offersPortfolio(reading, signals))
    found.push(['portfolio', 0.6]);
  // Lessons by opening hours are those of a gym, or of a practice.
  if (isVisited(reading) && !declares('course')) found.push(['course', 0.6]);
  if (
    signals.prices.length === 0 &&
    signals.cards === 0 &&
    !declares('ecommerce-product') &&
    !declares('ecommerce-category') &&
    !hasCart(reading)
  ) {
    found.push(['ecommerce-product', 0.5]);
    found.push(['ecommerce-category', 0.5]);
  }
  if (named('checkout')) found.push(['ecommerce-category', 0.5]);
  if (!named('pricing') && !namesPrices(reading, signals)) found.push(['pricing', 0.5]);
  if (!isSoftware(reading) && !declares('saas')) found.push(['saas', 0.7]);
  if (!named('pricing') && pricesLow(signals)) found.push(['pricing', 0.4]);
  if (!named('signup') && !asks('signup', 'signin') && forms.every((form) => form.visibleFieldCount < 5))
    found.push(['signup', 0.4]);
  if (!named('checkout') && !asks('checkout')) found.push(['checkout', 0.4]);
  if (!named('event') && !namesDay(reading) && !declares('event')) found.push(['event', 0.4]);
  return found;
}

const MAX_ENTRY = 40;
const MAX_ENTRIES = 40;
const MAX_BUTTONS = 60;
const MAX_BODY = 60_000;

/** How much each list says: the trade of software is spoken of by everybody, that of charities by few others. */
const LIST_WEIGHT: Partial<Record<keyof PageTypeWords, number>> = {
  saas: 0.5,
  app: 1.6,
  course: 1.2,
  nonprofit: 1.5,
  portfolio: 1.3,
  event: 1.3,
  pricing: 1.2,
  article: 1.3,
};

/** Places of a page, with what each different word of a type there counts, and the most that they count together. */
const PLACES: Record<
  'top' | 'main' | 'entries' | 'description' | 'headings' | 'buttons' | 'address',
  [number, number]
> = {
  top: [1, 3],
  main: [0.9, 1.3],
  entries: [0.5, 1.5],
  description: [0.4, 1],
  headings: [0.33, 1.5],
  buttons: [0.45, 1.5],
  address: [1, 1.3],
};
const BODY_WORD = 0.22;
/** Several words in a row are rarely said by chance. */
const BODY_PHRASE = 0.46;
/** Each time that a word was said twice as often as before. */
const BODY_AGAIN = 0.05;
const MOST_OF_BODY = 3.5;

/** Different words of a type count, more in title, headings, menu and buttons; many words are damped. */
function addWords(
  reading: Reading,
  { typeWords }: TypeSignals,
  add: (type: PageType, points: number) => void,
): void {
  if (!typeWords) return;
  const places = Object.entries(textOfPlaces(reading));
  const body = reading.view.content.slice(0, MAX_BODY);
  for (const key of WORD_KEYS) {
    const list = typeWords[key];
    if (!list) continue;
    let points = Math.min(MOST_OF_BODY, bodyPoints(allMatches(body, list)));
    for (const [place, text] of places) {
      const [each, most] = PLACES[place as keyof typeof PLACES];
      points += Math.min(most, each * kindsOf(allMatches(text, list)));
    }
    add(WORD_TYPES[key], points * (LIST_WEIGHT[key] ?? 1));
  }
}

function textOfPlaces(reading: Reading): Record<keyof typeof PLACES, string> {
  const { view, title, headings, links } = reading;
  const joined = (nodes: readonly PageNode[]): string => nodes.map((node) => view.text(node)).join(' . ');
  const first = headings.find((node) => node.tag === 'h1');
  const described = view
    .tagged('meta')
    .find((node) => /^(og:)?description$/i.test(node.attribute('name') || node.attribute('property')));
  const entries = links
    .filter(({ node, label }) => node.region === 'header' && label.length < MAX_ENTRY)
    .slice(0, MAX_ENTRIES);
  const buttons = view.nodes.filter((node) => node.visible && node.isElement && isButton(node));
  return {
    top: `${title} . ${joined(headings.slice(0, 3))}`,
    main: first ? view.text(first) : '',
    entries: entries.map(({ label }) => label).join(' . '),
    description: described?.attribute('content') ?? '',
    headings: joined(headings),
    buttons: buttons
      .slice(0, MAX_BUTTONS)
      .map((node) => view.label(node))
      .join(' . '),
    address: nameInAddress(reading),
  };
}

function bodyPoints(said: readonly PhraseMatch[]): number {
  const counts = new Map<string, number>();
  for (const { text } of said) {
    const word = text.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].reduce(
    (sum, [word, count]) =>
      sum + (/[\s-]/.test(word) ? BODY_PHRASE : BODY_WORD) + BODY_AGAIN * Math.log2(count),
    0,
  );
}

const MAX_NAME_WORDS = 3;

/** What the address calls the page, as text; empty for a long name, which is the title of a text. */
function nameInAddress({ model }: Reading): string {
  const last = URL.parse(model.snapshot.finalUrl)?.pathname.match(/([^/]+?)(\.\w+)?\/?$/)?.[1] ?? '';
  const words = last.split(/[-_]+|%20/);
  return words.length > MAX_NAME_WORDS ? '' : words.join(' ');
}

/** The first heading that speaks of the type. */
function headingOf(type: PageType, reading: Reading, { typeWords }: TypeSignals): Evidence[] {
  const key = WORD_KEYS.find((each) => WORD_TYPES[each] === type);
  const list = key && typeWords?.[key];
  const heading = list && reading.headings.find((node) => mentions(reading.view.text(node), list));
  return heading ? [reading.evidence(heading)] : [];
}
