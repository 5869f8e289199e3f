import type { PageType } from '@liftmark/contract/page-types';
import { datesIn } from '../../languages/dates.ts';
import { allMatches, kindsOf, mentions } from '../../languages/match.ts';
import { pattern } from '../../languages/patterns.ts';
import { leadsHome } from '../document.ts';
import type { FormFact } from '../facts.ts';
import type { Reading } from '../reading.ts';
import { isNamed } from './address-signals.ts';
import { hasAppAside, hasCart, type TypeSignals } from './layout-signals.ts';
import { isPersonal } from './namesake-signals.ts';
import { isDeclared } from './structured-signals.ts';
import { isMaker, isSoftware, isVisited } from './trade-signals.ts';

/** The word is the same in most languages. */
const PORTFOLIO = pattern('portfolio');

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
export function namesPrices(
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
export function pricesLow({ prices }: TypeSignals): boolean {
  const depths = prices.flatMap(({ depth }) => depth.desktop ?? []);
  return depths.length > 0 && Math.min(...depths) > LOW_SCREENS;
}

/** Words alone make no pricing, sign-up or checkout page: landing pages speak of all three. */
export function doubts(reading: Reading, signals: TypeSignals, path: string): [PageType, number][] {
  const { forms } = signals;
  const named = (type: PageType): boolean => isNamed(path, type);
  const asks = (...purposes: FormFact['purpose'][]): boolean =>
    forms.some((form) => purposes.includes(form.purpose));
  const declares = (type: PageType): boolean => isDeclared(reading.structured, type);
  const found: [PageType, number][] = [];
  // A start page leads to articles.
  if (isRoot(path)) found.push(['article', 0.4]);
  else if (callsItselfStart(reading) && !named('article')) found.push(['article', 0.75]);
  if (!isPersonal(reading) && !isMaker(reading, signals.prices.length) && !offersPortfolio(reading, signals))
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
  if (hasAppAside(reading) && !declares('app')) found.push(['app', 0.4]);
  if (named('checkout')) found.push(['ecommerce-category', 0.5]);
  // "Rotaweave plans shifts" speaks of plans, and nothing there costs anything.
  const isPriced = signals.prices.length > 0 || signals.plans > 0;
  if (!named('pricing') && !(isPriced && namesPrices(reading, signals))) found.push(['pricing', 0.5]);
  if (!isSoftware(reading) && !declares('saas')) found.push(['saas', 0.7]);
  if (!named('pricing') && pricesLow(signals)) found.push(['pricing', 0.4]);
  if (!named('signup') && !asks('signup', 'signin') && forms.every((form) => form.visibleFieldCount < 5))
    found.push(['signup', 0.4]);
  if (!named('checkout') && !asks('checkout')) found.push(['checkout', 0.4]);
  if (!named('event') && !namesDay(reading) && !declares('event')) found.push(['event', 0.4]);
  return found;
}
