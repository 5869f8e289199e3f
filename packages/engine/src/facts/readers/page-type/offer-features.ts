import { isPhrase, mentions } from '../../../language/match.ts';
import { pattern } from '../../../language/patterns.ts';
import { memoize } from '../../../page/memoize.ts';
import type { PageNode } from '../../../page/node.ts';
import type { PageView } from '../../../page/view.ts';
import { type FactContext, isButton } from '../../fact-context.ts';
import type { FieldKind, FormPurpose } from '../../types/forms.ts';
import type { Price } from '../../types/offer.ts';
import type { TypeSignals, Values } from './signals.ts';
import { partsOfTitle } from './words.ts';

const MAX_BODY = 60_000;
const MAX_LABEL = 40;
/** Screens from which prices are far down, as on landing pages; pricing pages begin with them. */
const LOW = 1.4;
const MANY_PRICES = 10;
/** Characters of a page that is hardly more than its form. */
const SHORT = 3000;
const CART = pattern('cartName');
const MARKET = pattern('marketAddress');

/** What pricing pages have, and landing pages with plans. */
export function planFeatures(context: FactContext, { plans, prices, typeWords }: TypeSignals): Values {
  const { words, view, headings, title } = context;
  const first = headings.find(({ tag }) => tag === 'h1') ?? context.headline ?? headings[0];
  const list = words?.offer.priceLinks ?? typeWords?.pricing ?? [];
  const isAboutPrices = mentions(`${first ? view.text(first) : ''} . ${title}`, list);
  const names = [...partsOfTitle(title), first ? view.text(first) : ''];
  const depths = prices.flatMap(({ depth }) => depth.desktop ?? []);
  const isLow = depths.length > 0 && Math.min(...depths) > LOW;
  const monthly = prices.some(({ period }) => period === 'month');
  return {
    plans: plans >= 2,
    'plans under a heading about prices': plans >= 2 && isAboutPrices && !isLow,
    'page named after prices': names.some((name) => isPhrase(name, list)),
    'prices far down': isLow,
    'no price': plans === 0 && prices.length === 0,
    'many prices': Math.min(1, prices.length / MANY_PRICES),
    'menu leads to prices below': leadsBelow(context, list),
    'price by month or year': monthly || prices.some(({ period }) => period === 'year'),
    'price per user or unit': prices.some(({ period, unit }) => period !== null && unit !== null),
    'price per night': prices.some(({ period }) => period === 'day'),
  };
}

/** Whether an entry of the menu leads to the prices further down, as on landing pages. */
function leadsBelow({ links, model }: FactContext, list: readonly string[]): boolean {
  const entry = links.find(
    ({ node, label }) => node.region === 'header' && label.length < MAX_LABEL && mentions(label, list),
  );
  const { finalUrl } = model.snapshot;
  const target = entry && URL.parse(entry.href, finalUrl);
  return (target?.hash ?? '') !== '' && target?.pathname === URL.parse(finalUrl)?.pathname;
}

/** What shops have: carts, cards of goods, delivery. */
export function buyingFeatures(context: FactContext, signals: TypeSignals): Values {
  const { plans, prices, cards, typeWords } = signals;
  const { action, links, view } = context;
  const buttons = cartButtons(context);
  // Plans are bought by buttons, too.
  const carts = plans >= 2 && buttons <= plans + 1 ? 0 : buttons;
  const amounts = new Set(prices.map(({ amount }) => amount)).size;
  const isSent = sends(context);
  const isShelf = cards >= 4 && 2 * prices.length > cards && view.content.length < 240 * cards;
  const single = Math.max(cards, carts, amounts) === 1;
  return {
    'one to three cart buttons': carts >= 1 && carts <= 3,
    'four cart buttons or more': carts >= 4,
    'product cards': cards >= 4,
    'six product cards or more': cards >= 6,
    'little but priced goods': isShelf,
    'prices beside pictures': prices.filter((price) => isPictured(price, context)).length >= 3,
    'delivery of several goods': isSent && plans < 2 && amounts >= 3,
    'delivery of one thing': isSent && prices.length > 0 && (plans >= 2 || amounts < 3),
    'cart and one price': hasCart(context) && single,
    'cart in the header': hasCart(context) && !single,
    'nothing for sale': prices.length + cards + carts === 0 && !hasCart(context),
    'button for goods': action !== null && mentions(view.label(action), typeWords?.category),
    'link to a marketplace': links.some(({ href }) => MARKET.test(href)),
    price: prices.length > 0,
  };
}

function cartButtons({ view, words }: FactContext): number {
  const labels = shownButtons(view).map((node) => view.label(node).slice(0, MAX_LABEL));
  return labels.filter((label) => mentions(label, words?.actions.addToCart)).length;
}

function shownButtons({ nodes }: PageView): PageNode[] {
  return nodes.filter((node) => node.visible && node.isElement && isButton(node));
}

/** Whether delivery is mentioned: shops without a cart take orders by message. */
function sends({ view, words }: FactContext): boolean {
  const content = view.content.slice(0, MAX_BODY);
  return mentions(content, words?.offer.freeShipping) || mentions(content, words?.offer.shippingCost);
}

/** A card or a line of a shelf has few words. */
const MAX_CARD = 250;
const MAX_LEVELS = 5;

function isPictured({ evidence }: Price, { view }: FactContext): boolean {
  let at: PageNode | null = view.at(evidence.node);
  for (let level = 0; at && level < MAX_LEVELS && view.textLength(at) <= MAX_CARD; level++) {
    if (view.subtree(at).some(({ tag }) => tag === 'img' || tag === 'picture')) return true;
    at = at.parent;
  }
  return false;
}

/** Whether a shopping cart is at the top. */
const hasCart = memoize(
  ({ view, links }: FactContext): boolean =>
    links.some(({ node, href }) => node.region === 'header' && CART.test(`${href} ${node.names}`)) ||
    shownButtons(view).some(
      (node) => node.region === 'header' && CART.test(`${node.names} ${view.label(node)}`),
    ),
);

/** What says who fills in a form; a calculator asks for none of it. */
const WHO = new Set<FieldKind>(['name', 'email', 'phone', 'password']);
const ASKS = new Set<FormPurpose>(['contact', 'lead', 'callback']);

/** Whether gifts are asked for. */
export function giftFeatures({ view, links, words, action }: FactContext): Values {
  const gives = (label: string): boolean =>
    label.length <= MAX_LABEL && mentions(label, words?.actions.donate);
  return {
    'donation link': links.some(({ node, label }) => node.region !== 'footer' && gives(label)),
    'donation as primary action': action !== null && gives(view.label(action)),
  };
}

/** What the forms ask for. */
export function formFeatures({ view }: FactContext, signals: TypeSignals): Values {
  const { forms, plans, cards } = signals;
  const length = view.content.length;
  const isFor = (purpose: FormPurpose): boolean => forms.some((form) => form.purpose === purpose);
  const asksFor = (...kinds: FieldKind[]): boolean =>
    forms.some(({ fields }) => fields.some(({ kind }) => kinds.includes(kind)));
  const most = Math.max(0, ...forms.map(({ visibleFieldCount }) => visibleFieldCount));
  const who = forms.some(({ fields }) => fields.some(({ kind }) => WHO.has(kind)));
  const writes = forms.some(
    ({ purpose, fields, visibleFieldCount }) =>
      visibleFieldCount >= 3 && (ASKS.has(purpose) || fields.some(({ kind }) => kind === 'message')),
  );
  return {
    'contact form': writes && plans === 0 && cards === 0,
    'checkout form': isFor('checkout'),
    'donation form': isFor('donation'),
    'booking form': isFor('booking'),
    'date field': asksFor('date'),
    'sign-up form with a password': isFor('signup') && asksFor('password') && length < SHORT,
    'sign-up form': isFor('signup') && !asksFor('message') && most >= 3 && length < SHORT,
    'long form on a short page': most >= 6 && who && length < SHORT,
    'message field': asksFor('message'),
    'share of form fields': who ? Math.min(1, (60 * most) / Math.max(1, length)) : 0,
    'no form': most === 0,
  };
}
