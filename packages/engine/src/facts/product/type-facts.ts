import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import { allMatches, firstMatch, isPhrase, kindsOf, mentions } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { opensQuotation } from '../../language/punctuation.ts';
import type { ProductWords } from '../../language/words.ts';
import { isHeadingTag } from '../../page/heading.ts';
import { itemsOf, textOf } from '../../page/structured-data.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import { isAddressLine } from '../trust/contact.ts';
import { namesSomebody, peopleOf } from '../trust/people.ts';
import type { Offer } from '../types/offer.ts';
import type { ProductFacts } from '../types/product.ts';
import { isPrivate } from './event.ts';
import { hasNumberedSteps, tellsPlainly } from './plainly.ts';
import { attributesOf, descriptionOf, isDescribed, measures } from './shop-facts.ts';

const BY_TYPE: Partial<Record<PageType, (keyof ProductWords)[]>> = {
  course: ['length', 'syllabus', 'teacher', 'access'],
  event: ['place', 'program', 'speakers'],
  service: ['services', 'area', 'procedure', 'people'],
  app: ['platforms', 'features'],
};

type Fact = ProductFacts['facts'][number];

/** The facts that buyers need on this page type, each found, perhaps found, or not found. */
export function typeFacts(context: FactContext, type: PageType, offer: Offer): Fact[] {
  if (type === 'ecommerce-product') return shopFacts(context);
  if (type === 'hospitality') return houseFacts(context);
  return asked(context, type).map((name) => {
    const evidence = PLAIN[name]?.(context) ?? plainly(context, name);
    if (evidence) return told(name, evidence);
    return perhaps(
      name,
      found(context, name, name === 'features' ? 3 : 1) !== null ||
        (UNNAMED[name]?.(context, offer) ?? false) ||
        standsInMenu(context, name),
    );
  });
}

function told(name: string, evidence: Evidence): Fact {
  return { name, found: true, inPassing: false, evidence };
}

/** A word or sign of it exists, so it is neither found nor missing. */
function perhaps(name: string, isThere: boolean): Fact {
  return { name, found: isThere, inPassing: isThere, evidence: null };
}

/** The first line that tells it by its place or form. */
function plainly(context: FactContext, name: keyof ProductWords): Evidence | null {
  const { words } = context;
  if (!words) return null;
  const block = context.blocks.find(
    (each) =>
      each.node.region !== 'header' &&
      !context.headline?.contains(each.node) &&
      mentions(telling(name, each.text), words.product[name]) &&
      tellsPlainly(name, each, words) &&
      !isAwaited(each, context),
  );
  return block ? context.evidence(block.node, block.text) : null;
}

/** An entry of the menu may lead to where it is told. */
function standsInMenu({ links, words }: FactContext, name: keyof ProductWords): boolean {
  return links.some(({ node, label }) => node.region === 'header' && isPhrase(label, words?.product[name]));
}

/** Private events have no speakers. */
function asked(context: FactContext, type: PageType): (keyof ProductWords)[] {
  const names = BY_TYPE[type] ?? [];
  return type === 'event' && isPrivate(context) ? names.filter((name) => name !== 'speakers') : names;
}

/** Signs that are clearer than a word. */
const PLAIN: Partial<Record<keyof ProductWords, (context: FactContext) => Evidence | null>> = {
  features: featureCards,
  procedure: toldProcedure,
  services: servicesInMenu,
  area: ownAddress,
  people: (context) => {
    const named: Evidence[] = [];
    peopleOf(context, named);
    return named[0] ?? null;
  },
  platforms: storeLink,
};

/** Facts that can be there without a word for them. */
const UNNAMED: Partial<Record<keyof ProductWords, (context: FactContext, offer: Offer) => boolean>> = {
  services: (_, { contents }) => contents !== null,
  procedure: hasNumberedSteps,
  people: namesSomebody,
  teacher: namesSomebody,
  area: isPlaced,
  place: (context) => isPlaced(context) || ownAddress(context) !== null,
  // Who invites is the host.
  speakers: (context) => namesSomebody(context) || context.brand !== null,
};

/** Whether a map, or an address or place of the structured data that visitors see, too, tells where. */
function isPlaced(context: FactContext): boolean {
  const stated = itemsOf(context.structured, 'PostalAddress', 'Place').flatMap(
    ({ name, properties: { addressLocality, streetAddress } }) => [name, addressLocality, streetAddress],
  );
  const isShown = stated.some((part) => context.shows(textOf(part)));
  return isShown || context.links.some(({ href }) => pattern('mapAddress').test(href));
}

/** A way to one of the stores. */
function storeLink(context: FactContext): Evidence | null {
  const link = context.links.find(({ href }) => pattern('appListing').test(href));
  return link ? context.evidence(link.node, link.label || undefined) : null;
}

/** An entry of the menu leads to what a firm does. */
function servicesInMenu(context: FactContext): Evidence | null {
  const { links, words } = context;
  const entry = links.find(({ label }) => isPhrase(label, words?.product.services));
  return entry ? context.evidence(entry.node) : null;
}

/** A business with a street address serves that area. */
function ownAddress(context: FactContext): Evidence | null {
  const line = context.blocks.find(isAddressLine);
  return line ? context.evidence(line.node, line.text) : null;
}

/** Hospitality: the address is the best answer to where; restaurants have a menu, hotels have rooms. */
function houseFacts(context: FactContext): Fact[] {
  const place = ownAddress(context);
  const served = plainly(context, 'menu') ?? plainly(context, 'rooms');
  const times = plainly(context, 'times');
  const isNamed = (name: keyof ProductWords): boolean =>
    found(context, name, 1) !== null || standsInMenu(context, name);
  return [
    place ? told('place', place) : perhaps('place', isPlaced(context) || isNamed('place')),
    times ? told('times', times) : perhaps('times', isNamed('times')),
    served ? told('menu or rooms', served) : perhaps('menu or rooms', isNamed('menu') || isNamed('rooms')),
  ];
}

/** Clauses in turn that a procedure told in prose has. */
const TURNS = 4;

/** A procedure in running text: "You call, we ask three questions, we name a price. You pay when it works." */
function toldProcedure(context: FactContext): Evidence | null {
  const { words, blocks } = context;
  if (!words) return null;
  const turns = (text: string): string[] =>
    text.split(/[.,;:!?]\s+|[、。，；：！？]/).flatMap((clause) => {
      const first = firstMatch(clause, words.product.turns);
      return first?.index === 0 ? first.text.toLowerCase() : [];
    });
  const block = blocks.find(({ node, text }) => {
    if (text.length > 600 || node.region === 'header' || node.region === 'footer') return false;
    const begun = turns(text);
    return begun.length >= TURNS && new Set(begun).size >= 2;
  });
  return block ? context.evidence(block.node, block.text) : null;
}

/** Three or more parts of one section, each with a heading of its own: what the app does, in its own words. */
function featureCards(context: FactContext): Evidence | null {
  const parts = context.headings.filter(
    (node) => isHeadingTag(node.tag) && !isHeadingTag(node.tag, 2) && node.region !== 'footer',
  );
  const first = parts.find(
    (node) => parts.filter((other) => other.tag === node.tag && other.section === node.section).length >= 3,
  );
  return first ? context.evidence(first) : null;
}

function shopFacts(context: FactContext): Fact[] {
  const description = descriptionOf(context);
  const attributes = attributesOf(context);
  const sizes = plainly(context, 'options') ?? plainly(context, 'measures');
  return [
    description ? told('description', description) : perhaps('description', isDescribed(context)),
    attributes ? told('attributes', attributes) : perhaps('attributes', false),
    sizes
      ? told('options or measures', sizes)
      : perhaps(
          'options or measures',
          found(context, 'options', 1) !== null ||
            found(context, 'measures', 1) !== null ||
            measures(context),
        ),
  ];
}

/** The first place that names one of the words, where at least so many different ones stand on the page. */
function found(context: FactContext, name: keyof ProductWords, least: number): Evidence | null {
  const { words, view } = context;
  const root = view.nodes[0];
  if (!words || !root) return null;
  const all = view.everyText(root).slice(0, 80_000);
  if (kindsOf(allMatches(all, words.product[name])) < least) return null;
  const naming = context.blocks.filter(
    ({ node, text }) =>
      node.region !== 'header' &&
      // "Where beauty meets silence" presents nobody.
      !(name === 'people' && context.headline?.contains(node)) &&
      mentions(telling(name, text), words.product[name]) &&
      !isAwaited({ node, text }, context),
  );
  // What a customer says in passing tells less than the page's own words.
  const block = naming.find(({ text }) => !opensQuotation(text)) ?? naming[0];
  return block ? context.evidence(block.node, block.text) : null;
}

/** "A guest house where elegance meets" tells no place; "Where to find us" does. */
const RELATIVE = compose(String.raw`(?<=\p{L}[,.]? )${alternatives('where')}(?!\p{L})`, 'giu');

/** The text without what only looks like the fact. */
function telling(name: keyof ProductWords, text: string): string {
  if (name === 'length') return text.replace(BEGINNING, '');
  return name === 'place' ? text.replace(RELATIVE, '') : text;
}

/** "The first 90 days" tell of a time that follows, not of how long anything takes. */
const BEGINNING = compose(String.raw`(?<!\p{L})${alternatives('firstOfMany')} \d+ \p{L}+`, 'giu');

/** Lines below a name that may tell that it is told later. */
const LINES_BELOW = 2;
const MAX_NOTE = 80;

/** Whether there is nothing yet behind the word: "Speakers: to be announced". */
function isAwaited(
  { node, text }: Pick<TextBlock, 'node' | 'text'>,
  { blocks, words }: FactContext,
): boolean {
  if (!words) return false;
  const at = blocks.findIndex((block) => block.node === node && block.text === text);
  const below = blocks
    .slice(at + 1, at + 1 + LINES_BELOW)
    .filter((block) => block.node.section === node.section && block.text.length <= MAX_NOTE);
  return [{ text }, ...(text.length <= MAX_NOTE ? below : [])].some((block) =>
    mentions(block.text, words.product.awaited),
  );
}
