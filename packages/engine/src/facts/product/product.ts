import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import { allMatches, kindsOf } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import { itemsOf } from '../../page/structured-data.ts';
import type { FactContext } from '../fact-context.ts';
import { starRows } from '../proof/stars.ts';
import { text as sentences } from '../text.ts';
import type { Content } from '../types/content.ts';
import type { Offer, Price } from '../types/offer.ts';
import type { ProductFacts } from '../types/product.ts';
import { typeFacts } from './type-facts.ts';

const MIN_CARDS = 3;
const MIN_DESKTOP = 1_000;
const MIN_SIDE = 250;
const MIN_DRAWING = 100;

/** The facts that a page of its type should give about the offer, found or not; closed accordions count. */
export function productFacts(
  context: FactContext,
  type: PageType,
  offer: Offer,
  house: Content['house'] = null,
): ProductFacts {
  const { words } = context;
  const facts = words ? typeFacts(context, type, offer) : [];
  const shelf = shelfOf(context, offer.prices);
  const pictures = [...imagesOf(context), ...paintedPictures(context)].filter(
    ({ node }) => type !== 'ecommerce-product' || !shelf.some((card) => holds(card, node)),
  );
  const video = context.view
    .tagged('video', 'iframe')
    .find(
      (node) => node.visible && (node.tag === 'video' || pattern('filmHost').test(node.attribute('src'))),
    );
  return {
    facts,
    factsNotMeasured: words ? unclearHouse(type, facts, house) : sentences.notMeasured.noWordList,
    pictures,
    video: video ? context.evidence(video) : null,
    fulfillment: fulfillmentOf(context, type, offer),
    cards: cardsOn(shelf, context, offer.prices),
  };
}

/** A brewery or a farm may offer neither beds nor meals, so check-in times aren't missing there. */
function unclearHouse(type: PageType, facts: ProductFacts['facts'], house: Content['house']): string | null {
  const isClear = house !== null || facts.some(({ name, found }) => name === 'menu or rooms' && found);
  return type !== 'hospitality' || isClear ? null : sentences.notMeasured.house;
}

/** Product cards: repeated boxes that each show a picture and a name. Null if there are none. */
export function cardsOf(context: FactContext, prices: Price[]): ProductFacts['cards'] {
  return cardsOn(shelfOf(context, prices), context, prices);
}

function cardsOn(shelf: readonly PageNode[], context: FactContext, prices: Price[]): ProductFacts['cards'] {
  const { view } = context;
  const priced = pricedIn(context, prices);
  if (shelf.length < MIN_CARDS) return null;
  return {
    total: shelf.length,
    priced: shelf.filter((card) => priced.some((node) => card.contains(node))).length,
    rated: shelf.filter(
      (card) =>
        starRows(context).some((row) => card.contains(row.node)) ||
        /\d[.,]\d\s?[(/★]|★/.test(view.text(card)),
    ).length,
    evidence: shelf.slice(0, 5).map((card) => context.evidence(card)),
  };
}

/** The most boxes of one holder that show a picture and a name, two of them a price at least. */
function shelfOf(context: FactContext, prices: Price[]): PageNode[] {
  const priced = pricedIn(context, prices);
  let best: PageNode[] = [];
  for (const holder of context.view.nodes) {
    if (!holder.visible || !holder.isElement || holder.children.length < MIN_CARDS) continue;
    if (holder.region === 'header' || holder.region === 'footer' || holder.tag === 'table') continue;
    const cards = holder.children.filter(
      (child) => child.isElement && child.visible && isCard(child, context),
    );
    if (cards.length < MIN_CARDS || cards.length <= best.length) continue;
    if (cards.filter((card) => priced.some((node) => card.contains(node))).length >= 2) best = cards;
  }
  return best;
}

function pricedIn({ view }: FactContext, prices: Price[]): PageNode[] {
  return prices.flatMap((price) => view.at(price.evidence.node) ?? []);
}

function holds(card: PageNode, place: number | null): boolean {
  return place !== null && place >= card.order && place < card.end;
}

function isCard(node: PageNode, context: FactContext): boolean {
  const length = context.view.textLength(node);
  if (length < 4 || length > 600) return false;
  // On a desktop, what is as wide as the screen is a section of the page.
  const { width } = context.view.capture.viewport;
  if (node.box !== null && width > MIN_DESKTOP && node.box.width > 0.95 * width) return false;
  for (let order = node.order; order < Math.min(node.end, node.order + 60); order++) {
    const inner = context.view.nodes[order];
    if (inner?.tag === 'img' || inner?.tag === 'picture' || isDrawing(inner)) return true;
  }
  return false;
}

/** A drawing that shows something: signs are smaller. */
function isDrawing(node: PageNode | undefined): boolean {
  return node?.tag === 'svg' && node.box !== null && node.box.width >= MIN_DRAWING;
}

const PICTURE_TAGS = new Set(['img', 'svg', 'picture']);

/** Empty boxes with the role of a picture or a background picture. */
function paintedPictures(context: FactContext): Evidence[] {
  const { view } = context;
  const seen = new Set<string>();
  return view.nodes.flatMap((node) => {
    if (!node.isElement || !node.visible || PICTURE_TAGS.has(node.tag) || view.textLength(node) > 0)
      return [];
    if (node.region === 'header' || node.region === 'footer' || !node.box) return [];
    if (node.box.width < MIN_SIDE || node.box.height < MIN_SIDE) return [];
    const painted = /url\("?([^")]+)/.exec(node.style.computed?.['background-image'] ?? '')?.[1];
    const source = painted ?? (node.attribute('role') === 'img' ? node.attribute('aria-label') : '');
    if (source === '' || seen.has(source)) return [];
    seen.add(source);
    return [context.evidence(node)];
  });
}

function imagesOf(context: FactContext): Evidence[] {
  const { view } = context;
  const seen = new Set<string>();
  return view.tagged('img').flatMap((node) => {
    const source = node.source.currentSource ?? node.attribute('src');
    const natural = view.loadedPicture(source);
    if (
      !node.visible ||
      node.region === 'header' ||
      node.region === 'footer' ||
      source === '' ||
      seen.has(source)
    )
      return [];
    if (pattern('smallPicture').test(`${node.names} ${node.attribute('alt')} ${source.split('/').at(-1)}`))
      return [];
    if (
      natural
        ? natural.width < MIN_SIDE || natural.height < MIN_SIDE
        : node.box !== null && node.box.width < MIN_SIDE
    )
      return [];
    seen.add(source);
    return [context.evidence(node)];
  });
}

function fulfillmentOf(context: FactContext, type: PageType, offer: Offer): ProductFacts['fulfillment'] {
  const { words, view } = context;
  if (type === 'service' || type === 'hospitality' || type === 'event') return 'service';
  if (type === 'saas' || type === 'app' || type === 'course') return 'digital';
  if (!words) return 'unknown';
  const kinds = (list: readonly string[]): number => kindsOf(allMatches(view.content.slice(0, 40_000), list));
  const physical =
    kinds(words.offer.physical) +
    (offer.costs.shipping ? 3 : 0) +
    (itemsOf(context.structured, 'OfferShippingDetails').length > 0 ? 3 : 0);
  const digital = kinds(words.offer.digital);
  if (physical < 3 && digital < 2) return 'unknown';
  return physical >= digital ? 'physical' : 'digital';
}
