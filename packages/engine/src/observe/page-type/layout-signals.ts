import type { PageType } from '@liftmark/contract/page-types';
import { datesIn } from '../../languages/dates.ts';
import { mentions } from '../../languages/match.ts';
import { alternatives, pattern } from '../../languages/patterns.ts';
import type { FewPageTypeWords, LanguageWords } from '../../languages/words.ts';
import { CART_WORDS } from '../cart-words.ts';
import { controlsOf } from '../controls.ts';
import type { FieldKind, FormFact, Price } from '../facts.ts';
import { once } from '../once.ts';
import type { PageNode } from '../page/node.ts';
import { isButton, type Reading } from '../reading.ts';
import { addLocal, addMaker, isSoftware } from './trade-signals.ts';

const PRICING = pattern('pricingHeading');

/** What page type and audience are told from, beside the page itself. */
export interface TypeSignals {
  forms: FormFact[];
  prices: Price[];
  plans: number;
  cards: number;
  /** The words of each type in the language of the page; null where there are none. */
  typeWords: FewPageTypeWords | null;
}

/** A shelf: so many priced cards, and no more words on the whole page than these hold. */
const MIN_SHELF = 4;
const WORDS_PER_CARD = 40;

const STORE = /^(download on the |get it on |available on )?(the )?(app ?store|google ?play)$/i;

const STORE_ADDRESS = /apps\.apple\.com|itunes\.apple\.com|play\.google\.com\/store/i;
const STORE_BADGE = /app-?store|google-?play/i;

/** "Download App", "App herunterladen": words that most of the seven languages share. */
const LOADS_APP = new RegExp(
  String.raw`${alternatives('loadVerb')}\p{L}*(?: ${alternatives('loadArticle')})? ?app(?!\p{L})|` +
    String.raw`(?<!\p{L})app ${alternatives('loadVerbAfterApp')}`,
  'iu',
);

/** Adds points for what the page is built of: forms, carts, cards, plans, stores, long text. */
export function addLayout(
  reading: Reading,
  { forms, prices, plans, cards }: TypeSignals,
  add: (type: PageType, points: number) => void,
): void {
  const { view, words } = reading;
  const wordCount = view.content.split(/\s+/).length;
  const long = longParagraphs(reading);
  const paragraphs = long.length;
  const flows = isOneText(long);
  const article = view
    .tagged('article')
    .some(
      (node) =>
        node.visible && view.textLength(node) > 0.5 * view.content.length && view.textLength(node) > 2500,
    );
  const prose = paragraphs >= 6 && flows && isMostlyProse(long, reading);
  if (article || prose || (paragraphs >= 8 && flows && wordCount > 700)) add('article', article ? 3 : 1.5);
  const dated = (article || prose) && isByline(reading);
  if (dated) add('article', 3);
  if (
    view.tagged('time').some((node) => node.visible && node.attribute('datetime') !== '') &&
    paragraphs >= 4
  )
    add('article', 1.5);
  const cart = words
    ? view.nodes.filter(
        (node) =>
          node.visible &&
          node.isElement &&
          isButton(node) &&
          mentions(view.label(node).slice(0, 40), words.actions.addToCart),
      ).length
    : 0;
  if (words) addEventDate(reading, add);
  if (words && reading.action && mentions(view.label(reading.action), words.actions.donate))
    add('nonprofit', 2);
  else if (words && asksDonations(reading, words)) add('nonprofit', 2.5);
  const declared = view
    .tagged('meta')
    .some((node) => node.attribute('property') === 'og:type' && node.attribute('content') === 'article');
  // Page builders declare every page of a site so.
  if (declared) add('article', dated ? 2 : 0.5);
  // Plans are bought by buttons too.
  const shelf = plans >= 2 && cart <= plans + 1 ? 0 : cart;
  // A maker of something else has a book to order, too; a shop tells what its goods cost.
  if (shelf >= 1 && shelf <= 3) add('ecommerce-product', prices.length > 0 ? 2.5 : 1);
  if (shelf >= 4) add('ecommerce-category', 3);
  if (cards >= 6) add('ecommerce-category', cards >= 8 ? 4 : 3);
  if (cards >= 4 && cart === 0 && cards < 6) add('ecommerce-category', 1);
  // Little is said but what the goods cost.
  if (cards >= MIN_SHELF && 2 * prices.length > cards && wordCount < WORDS_PER_CARD * cards)
    add('ecommerce-category', 2);
  const amounts = new Set(prices.map(({ amount }) => amount)).size;
  if (words && sends(view.content, words)) {
    // One thing in several sizes is sold by plans.
    if (plans < 2 && amounts >= 3) add('ecommerce-category', 2.5);
    else if (prices.length > 0) add('ecommerce-product', 1.5);
  }
  if (hasCart(reading)) {
    const single = Math.max(cards, shelf, amounts) === 1;
    add(single ? 'ecommerce-product' : 'ecommerce-category', 2);
    add(single ? 'ecommerce-category' : 'ecommerce-product', 1);
  }
  for (const form of forms) {
    const { purpose } = form;
    const main = form.visibleFieldCount >= 3 && wordCount < 600;
    const writes = form.fields.some(({ kind }) => kind === 'message');
    const asks = purpose === 'contact' || purpose === 'lead' || purpose === 'callback' || writes;
    if (asks && form.visibleFieldCount >= 3 && cart === 0 && plans === 0 && cards === 0) add('service', 0.9);
    if (purpose === 'checkout') add('checkout', 5);
    else if (purpose === 'donation') add('nonprofit', 4);
    else if (purpose === 'signup' && form.fields.some((field) => field.kind === 'password'))
      add('signup', wordCount < 450 ? 6 : 2);
    else if (purpose === 'signup' && main && !writes) add('signup', 3);
    else if (purpose === 'booking') add('hospitality', 1);
    else if (
      (purpose === 'lead' || purpose === 'other') &&
      form.visibleFieldCount >= 6 &&
      wordCount < 350 &&
      form.fields.some(({ kind }) => WHO.has(kind))
    )
      add('signup', 2.5);
  }
  addSoftware(reading, prices, cart, add);
  if (plans >= 2)
    add(
      'pricing',
      wordCount < 900 || PRICING.test(reading.headings[0] ? view.text(reading.headings[0]) : '') ? 4 : 1,
    );
  // Gyms and schools charge by the month too.
  if (plans >= 2 && prices.some((price) => price.period === 'month')) {
    if (isSoftware(reading)) add('saas', 1.5);
    else add('service', 1.2);
  }
  addLocal(reading, add);
  addMaker(reading, prices, cart, add);
  addStores(reading, add);
  if (view.tagged('dt', 'th').length >= 6 && prices.length > 0 && prices.length <= 4)
    add('ecommerce-product', 0.5);
}

/** In the footer, stores lead to what comes along with something else: a restaurant's way to order, a bank's account. */
const AT_THE_FOOT = 0.35;

/** Whether stores are led to, but neither from the first screen nor under a name of the app: what the page is about has one. */
export const hasAppAside = once((reading: Reading): boolean => {
  const { view, links, title, headings, words } = reading;
  if (!words || !view.measured) return false;
  const stores = links.filter(({ href }) => STORE_ADDRESS.test(href));
  const opening = [title, ...headings.slice(0, 3).map((node) => view.text(node))].join(' . ');
  return (
    stores.length > 0 &&
    stores.every(({ node }) => (node.box?.y ?? 0) >= view.capture.viewport.height) &&
    !mentions(opening, words.pageTypes.app) &&
    !/(?<!\p{L})apps?(?!\p{L})/iu.test(opening)
  );
});

/** Ways to the stores of apps: links, badges, buttons that say so. */
function addStores({ view, links }: Reading, add: (type: PageType, points: number) => void): void {
  const addFor = (nodes: readonly PageNode[], points: number): void => {
    if (nodes.length === 0) return;
    add('app', points * (nodes.every(({ region }) => region === 'footer') ? AT_THE_FOOT : 1));
  };
  addFor(
    links.filter(({ href }) => STORE_ADDRESS.test(href)).map(({ node }) => node),
    4,
  );
  const controls = controlsOf(view);
  addFor(
    controls.filter(({ text }) => text.length < MAX_LABEL && LOADS_APP.test(text)).map(({ node }) => node),
    3,
  );
  const named = controls.filter(({ text }) => STORE.test(text)).map(({ node }) => node);
  const badges = view
    .tagged('img')
    .filter((node) => node.visible && STORE_BADGE.test(`${node.attribute('alt')} ${node.attribute('src')}`));
  addFor(named.length >= 2 ? named : badges, 3);
}

/** What tells who fills in a form; a calculator asks for none of it. */
const WHO = new Set<FieldKind>(['name', 'email', 'phone', 'password']);

const CART = new RegExp(`(?<![a-z])(${CART_WORDS}|kosar|cos|корзин)`, 'i');

/** Whether a shopping cart stands at the top. */
export const hasCart = once(
  ({ view, links }: Reading): boolean =>
    links.some(({ node, href }) => node.region === 'header' && CART.test(`${href} ${node.names}`)) ||
    view.nodes.some(
      (node) =>
        node.visible &&
        node.isElement &&
        node.region === 'header' &&
        isButton(node) &&
        CART.test(`${node.names} ${view.label(node)}`),
    ),
);

const MAX_LABEL = 30;

/** Whether an entry of the menu or a button asks for a donation. */
function asksDonations({ links }: Reading, { actions }: LanguageWords): boolean {
  return links.some(
    ({ node, label }) =>
      node.region !== 'footer' && label.length <= MAX_LABEL && mentions(label, actions.donate),
  );
}

/** Whether shipping is spoken of, as by who sells goods: shops without a cart take orders by message. */
function sends(content: string, { offer }: LanguageWords): boolean {
  const said = content.slice(0, 60_000);
  return mentions(said, offer.freeShipping) || mentions(said, offer.shippingCost);
}

const LONG_PARAGRAPH = 180;

function longParagraphs({ view }: Reading): PageNode[] {
  return view.tagged('p').filter((node) => node.visible && view.textLength(node) > LONG_PARAGRAPH);
}

const LEAST_TOGETHER = 3;

/** Whether paragraphs follow each other in one box, as in a text and not in cards. */
function isOneText(long: readonly PageNode[]): boolean {
  const together = new Map<PageNode | null, number>();
  for (const { parent } of long) together.set(parent, (together.get(parent) ?? 0) + 1);
  const most = Math.max(0, ...together.values());
  return most >= LEAST_TOGETHER && 3 * most >= long.length;
}

/** Whether most of the words stand in long paragraphs, and hardly any in cards, forms and lists. */
function isMostlyProse(long: readonly PageNode[], { view }: Reading): boolean {
  const characters = long.reduce((sum, node) => sum + view.textLength(node), 0);
  return characters > 1200 && characters > 0.6 * view.content.length;
}

/** A short line near the top that names a day: when it was published. */
function isByline({ blocks, words, model }: Reading): boolean {
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  return blocks
    .slice(0, 12)
    .some(
      ({ node, text }) =>
        node.region !== 'header' && text.length < 120 && datesIn(text, words, year).length > 0,
    );
}

const CLOCK = new RegExp(String.raw`\d{1,2}[:.]\d{2}|\d\s?${alternatives('hourMark')}\b`, 'i');

/** A day to come beside the headline, more so with the hour, is when something takes place. */
function addEventDate(
  { blocks, words, model }: Reading,
  add: (type: PageType, points: number) => void,
): void {
  const today = model.snapshot.capturedAt.slice(0, 10);
  const block = blocks
    .filter(({ node, text }) => node.region === 'hero' && text.length < 120)
    .find(
      ({ text }) =>
        datesIn(text, words, Number(today.slice(0, 4))).some(({ iso }) => iso > today) &&
        !(words && (mentions(text, words.urgency.deadline) || mentions(text, words.offer.deliveryTime))),
    );
  if (block) add('event', CLOCK.test(block.text) ? 4 : 1.5);
}

/** What software sold by subscription has: a trial or demo, a price by month and user, a way in for customers. */
function addSoftware(
  reading: Reading,
  prices: Price[],
  cart: number,
  add: (type: PageType, points: number) => void,
): void {
  const { words } = reading;
  if (!words || cart > 0) return;
  const labels = controlsOf(reading.view).map((control) => control.text.slice(0, 60));
  const says = (phrases: readonly string[]): boolean => labels.some((label) => mentions(label, phrases));
  const trial = says(words.offer.trial) || says(words.offer.freePlan);
  const monthly = prices.some((price) => price.period === 'month' || price.period === 'year');
  const perSeat = monthly && prices.some((price) => price.unit !== null);
  const signIn = says(words.actions.signIn);
  if (trial) add('saas', 1.5);
  if (monthly) add('saas', perSeat ? 1.5 : 0.75);
  if (signIn && says(words.offer.priceLinks)) add('saas', 1.5);
  else if (signIn && (trial || monthly)) add('saas', 1);
}
