import type { PageType } from '@liftmark/contract/page-types';
import { datesIn } from '../languages/dates.ts';
import { allMatches, kindsOf, mentions } from '../languages/match.ts';
import type { PageTypeWords } from '../languages/words.ts';
import { leadsHome } from './document.ts';
import type { Evidence, FormFact, PageFacts } from './facts.ts';
import { addLayout, type TypeSignals } from './page-type/layout-signals.ts';
import { isMaker, isSoftware, isVisited } from './page-type/trade-signals.ts';
import { isButton, type Reading } from './reading.ts';

const EVENTS = [
  'Event',
  'MusicEvent',
  'BusinessEvent',
  'EducationEvent',
  'Festival',
  'ExhibitionEvent',
  'TheaterEvent',
  'SportsEvent',
];
const STRUCTURED: [string[], PageType, number][] = [
  [['Product', 'ProductGroup'], 'ecommerce-product', 4],
  [['ItemList', 'CollectionPage', 'OfferCatalog'], 'ecommerce-category', 2],
  [['SoftwareApplication', 'WebApplication'], 'saas', 3],
  [['MobileApplication'], 'app', 5],
  [['Course', 'CourseInstance'], 'course', 5],
  [['NGO'], 'nonprofit', 5],
  [
    [
      'Restaurant',
      'Hotel',
      'LodgingBusiness',
      'FoodEstablishment',
      'CafeOrCoffeeShop',
      'BarOrPub',
      'BedAndBreakfast',
      'Bakery',
      'Menu',
      'HotelRoom',
      'Resort',
    ],
    'hospitality',
    5,
  ],
  [EVENTS, 'event', 5],
  [['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'Recipe'], 'article', 5],
  [
    [
      'LocalBusiness',
      'ProfessionalService',
      'Service',
      'Plumber',
      'Electrician',
      'Dentist',
      'LegalService',
      'HomeAndConstructionBusiness',
      'MedicalBusiness',
      'AccountingService',
    ],
    'service',
    4,
  ],
  [['Person', 'ProfilePage'], 'portfolio', 2],
  [['CheckoutPage'], 'checkout', 6],
];
const ADDRESS: [RegExp, PageType, number][] = [
  [/\/(pricing|plans|preise|tarifs?|precios|prezzi|precos|prijzen)([/.?#]|$)/i, 'pricing', 4],
  [/\/(checkout|kasse|commande|pagar|cassa|afrekenen)([/.?#]|$)/i, 'checkout', 5],
  [
    /\/(sign-?up|register|registration|join|create-account|registrieren|inscription|registro|registrazione|registo|aanmelden)([/.?#]|$)/i,
    'signup',
    4,
  ],
  [/\/(blog|news|article|articles|magazin|actualites|noticias)\/./i, 'article', 3],
  [/\/(product|products|produkt|produit|producto|prodotto|produto|dp|p)\/[^/]+/i, 'ecommerce-product', 3],
  [/\/(collections?|category|categories|c|shop|kategorie|categorie)\/[^/]+\/?$/i, 'ecommerce-category', 3],
  [/\/(course|courses|kurs|cours|curso|corso|cursus)s?\//i, 'course', 2],
  [/\/(event|events|conference)\//i, 'event', 2],
  [/(^|[/.-])(donate|spenden)/i, 'nonprofit', 2],
];
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
  const present = new Set(reading.structured.map((item) => item.type));
  for (const [types, type, points] of STRUCTURED)
    if (types.some((name) => present.has(name))) add(type, points);
  const path = URL.parse(reading.model.snapshot.finalUrl)?.pathname ?? '';
  for (const [pattern, type, points] of ADDRESS) if (pattern.test(path)) add(type, points);
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
  if (words === null && typeWords?.portfolio && mentions(view.content, typeWords.portfolio)) return true;
  return links.some(({ node, label }) => node.region === 'header' && PORTFOLIO.test(label));
}

/** Whether the page is the start page of its site: its address, or where its logo and first entry lead, tell so. */
function isStart({ view, model }: Reading): boolean {
  const here = URL.parse(model.snapshot.finalUrl);
  if (here === null) return false;
  if (/^\/(index\.\w+)?$/.test(here.pathname)) return true;
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

function said({ structured }: Reading, ...types: string[]): boolean {
  return structured.some(({ type }) => types.includes(type));
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
  const named = (type: PageType): boolean =>
    ADDRESS.some(([pattern, other]) => other === type && pattern.test(path));
  const asks = (...purposes: FormFact['purpose'][]): boolean =>
    forms.some((form) => purposes.includes(form.purpose));
  const found: [PageType, number][] = [];
  // A start page leads to articles.
  if (isStart(reading)) found.push(['article', 0.4]);
  if (!isMaker(reading, signals.prices.length) && !offersPortfolio(reading, signals))
    found.push(['portfolio', 0.4]);
  // Lessons by opening hours are those of a gym, or of a practice.
  if (isVisited(reading) && !said(reading, 'Course', 'CourseInstance')) found.push(['course', 0.6]);
  if (signals.prices.length === 0 && signals.cards === 0 && !said(reading, 'Product', 'ProductGroup')) {
    found.push(['ecommerce-product', 0.5]);
    found.push(['ecommerce-category', 0.5]);
  }
  if (!named('pricing') && !namesPrices(reading, signals)) found.push(['pricing', 0.3]);
  if (!isSoftware(reading) && !said(reading, 'SoftwareApplication', 'WebApplication'))
    found.push(['saas', 0.4]);
  if (!named('pricing') && pricesLow(signals)) found.push(['pricing', 0.3]);
  if (!named('signup') && !asks('signup', 'signin') && forms.every((form) => form.visibleFieldCount < 5))
    found.push(['signup', 0.4]);
  if (!named('checkout') && !asks('checkout')) found.push(['checkout', 0.4]);
  if (!named('event') && !namesDay(reading) && !said(reading, ...EVENTS)) found.push(['event', 0.5]);
  return found;
}

const MAX_ENTRY = 40;
const MAX_ENTRIES = 40;

/** Different words of a type count, title and headings three times, the main heading and the entries of the menu once more; many words are damped. */
function addWords(
  reading: Reading,
  { typeWords }: TypeSignals,
  add: (type: PageType, points: number) => void,
): void {
  const { view, title } = reading;
  if (!typeWords) return;
  const description =
    view
      .tagged('meta')
      .find((node) => /^(og:)?description$/i.test(node.attribute('name') || node.attribute('property')))
      ?.attribute('content') ?? '';
  const top = reading.headings
    .slice(0, 3)
    .map((node) => view.text(node))
    .join(' . ');
  const first = reading.headings.find((node) => node.tag === 'h1');
  const main = first ? view.text(first) : '';
  const entries = reading.links
    .filter(({ node, label }) => node.region === 'header' && label.length < MAX_ENTRY)
    .slice(0, MAX_ENTRIES)
    .map(({ label }) => label)
    .join(' . ');
  const headings = reading.headings.map((node) => view.text(node)).join(' . ');
  const buttons = view.nodes
    .filter((node) => node.visible && node.isElement && isButton(node))
    .map((node) => view.label(node))
    .slice(0, 60)
    .join(' . ');
  const address = nameInAddress(reading);
  const body = view.content.slice(0, 60_000);
  for (const key of WORD_KEYS) {
    const list = typeWords[key];
    if (!list) continue;
    const kinds = (text: string): number => kindsOf(allMatches(text, list));
    const said = allMatches(body, list);
    const damped = Math.min(3.5, kindsOf(said) * 0.28) + Math.min(1, said.length / 60);
    add(
      WORD_TYPES[key],
      damped +
        Math.min(2.4, 0.8 * kinds(`${title} . ${top}`)) +
        Math.min(1, kinds(main)) +
        Math.min(1.2, 0.4 * kinds(entries)) +
        Math.min(0.8, 0.4 * kinds(description)) +
        Math.min(1.2, 0.3 * kinds(headings)) +
        Math.min(1.2, 0.4 * kinds(buttons)) +
        Math.min(1, kinds(address)),
    );
  }
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
