import type { PageType } from '@liftmark/contract/page-types';
import { allMatches, firstMatch, isPhrase, kindsOf, mentions } from '../../languages/match.ts';
import { alternatives } from '../../languages/patterns.ts';
import type { ProductWords } from '../../languages/words.ts';
import { isPrivate } from '../event.ts';
import type { Evidence, Offer, ProductFacts } from '../facts.ts';
import type { Reading, TextBlock } from '../reading.ts';
import { itemsOf } from '../structured-data.ts';
import { isAddressLine } from '../trust/contact.ts';
import { namesSomebody, peopleOf } from '../trust/people.ts';
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
export function typeFacts(reading: Reading, type: PageType, offer: Offer): Fact[] {
  if (type === 'ecommerce-product') return shopFacts(reading);
  if (type === 'hospitality') return houseFacts(reading);
  return asked(reading, type).map((name) => {
    const evidence = PLAIN[name]?.(reading) ?? plainly(reading, name);
    if (evidence) return told(name, evidence);
    return perhaps(
      name,
      found(reading, name, name === 'features' ? 3 : 1) !== null ||
        (UNNAMED[name]?.(reading, offer) ?? false) ||
        standsInMenu(reading, name),
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
function plainly(reading: Reading, name: keyof ProductWords): Evidence | null {
  const { words } = reading;
  if (!words) return null;
  const block = reading.blocks.find(
    (each) =>
      each.node.region !== 'header' &&
      !reading.headline?.contains(each.node) &&
      mentions(telling(name, each.text), words.product[name]) &&
      tellsPlainly(name, each, words) &&
      !isAwaited(each, reading),
  );
  return block ? reading.evidence(block.node, block.text) : null;
}

/** An entry of the menu may lead to where it is told. */
function standsInMenu({ links, words }: Reading, name: keyof ProductWords): boolean {
  return (
    words !== null &&
    links.some(({ node, label }) => node.region === 'header' && isPhrase(label, words.product[name]))
  );
}

/** Private events have no speakers. */
function asked(reading: Reading, type: PageType): (keyof ProductWords)[] {
  const names = BY_TYPE[type] ?? [];
  return type === 'event' && isPrivate(reading) ? names.filter((name) => name !== 'speakers') : names;
}

/** Signs that are clearer than a word. */
const PLAIN: Partial<Record<keyof ProductWords, (reading: Reading) => Evidence | null>> = {
  features: featureCards,
  procedure: toldProcedure,
  services: servicesInMenu,
  area: ownAddress,
  people: (reading) => {
    const named: Evidence[] = [];
    peopleOf(reading, named);
    return named[0] ?? null;
  },
  platforms: storeLink,
};

/** Facts that can be there without a word for them. */
const UNNAMED: Partial<Record<keyof ProductWords, (reading: Reading, offer: Offer) => boolean>> = {
  services: (_, { contents }) => contents !== null,
  procedure: hasNumberedSteps,
  people: namesSomebody,
  teacher: namesSomebody,
  area: isPlaced,
  place: (reading) => isPlaced(reading) || ownAddress(reading) !== null,
  // Who invites is the host.
  speakers: (reading) => namesSomebody(reading) || reading.brand !== null,
};

/** Whether a map, a town or a place of the structured data tells where. */
function isPlaced({ structured, links }: Reading): boolean {
  return (
    itemsOf(structured, 'PostalAddress', 'Place').length > 0 ||
    links.some(({ href }) =>
      /google\.[a-z.]+\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo|maps\.apple|openstreetmap/i.test(href),
    )
  );
}

/** A way to one of the stores. */
function storeLink(reading: Reading): Evidence | null {
  const link = reading.links.find(({ href }) =>
    /apps\.apple\.com|play\.google\.com\/store|microsoft\.com\/store|chromewebstore/i.test(href),
  );
  return link ? reading.evidence(link.node, link.label || undefined) : null;
}

/** An entry of the menu leads to what a firm does. */
function servicesInMenu(reading: Reading): Evidence | null {
  const { links, words } = reading;
  const entry = words && links.find(({ label }) => isPhrase(label, words.product.services));
  return entry ? reading.evidence(entry.node) : null;
}

/** A business with a street address serves that area. */
function ownAddress(reading: Reading): Evidence | null {
  const line = reading.blocks.find(isAddressLine);
  return line ? reading.evidence(line.node, line.text) : null;
}

/** Hospitality: the address is the best answer to where; restaurants have a menu, hotels have rooms. */
function houseFacts(reading: Reading): Fact[] {
  const place = ownAddress(reading);
  const served = plainly(reading, 'menu') ?? plainly(reading, 'rooms');
  const times = plainly(reading, 'times');
  const isNamed = (name: keyof ProductWords): boolean =>
    found(reading, name, 1) !== null || standsInMenu(reading, name);
  return [
    place ? told('place', place) : perhaps('place', isPlaced(reading) || isNamed('place')),
    times ? told('times', times) : perhaps('times', isNamed('times')),
    served ? told('menu or rooms', served) : perhaps('menu or rooms', isNamed('menu') || isNamed('rooms')),
  ];
}

/** Clauses in turn that a procedure told in prose has. */
const TURNS = 4;

/** A procedure in running text: "You call, we ask three questions, we name a price. You pay when it works." */
function toldProcedure(reading: Reading): Evidence | null {
  const { words, blocks } = reading;
  if (!words) return null;
  const turns = (text: string): string[] =>
    text.split(/[.,;:!?]\s+/).flatMap((clause) => {
      const first = firstMatch(clause, words.product.turns);
      return first?.index === 0 ? first.text.toLowerCase() : [];
    });
  const block = blocks.find(({ node, text }) => {
    if (text.length > 600 || node.region === 'header' || node.region === 'footer') return false;
    const begun = turns(text);
    return begun.length >= TURNS && new Set(begun).size >= 2;
  });
  return block ? reading.evidence(block.node, block.text) : null;
}

/** Three or more parts of one section, each with a heading of its own: what the app does, in its own words. */
function featureCards(reading: Reading): Evidence | null {
  const parts = reading.headings.filter((node) => /^h[3-6]$/.test(node.tag) && node.region !== 'footer');
  const first = parts.find(
    (node) => parts.filter((other) => other.tag === node.tag && other.section === node.section).length >= 3,
  );
  return first ? reading.evidence(first) : null;
}

function shopFacts(reading: Reading): Fact[] {
  const description = descriptionOf(reading);
  const attributes = attributesOf(reading);
  const sizes = plainly(reading, 'options') ?? plainly(reading, 'measures');
  return [
    description ? told('description', description) : perhaps('description', isDescribed(reading)),
    attributes ? told('attributes', attributes) : perhaps('attributes', false),
    sizes
      ? told('options or measures', sizes)
      : perhaps(
          'options or measures',
          found(reading, 'options', 1) !== null ||
            found(reading, 'measures', 1) !== null ||
            measures(reading),
        ),
  ];
}

/** The first place that names one of the words, where at least so many different ones stand on the page. */
function found(reading: Reading, name: keyof ProductWords, least: number): Evidence | null {
  const { words, view } = reading;
  const root = view.nodes[0];
  if (!words || !root) return null;
  const all = view.everyText(root).slice(0, 80_000);
  if (kindsOf(allMatches(all, words.product[name])) < least) return null;
  const naming = reading.blocks.filter(
    ({ node, text }) =>
      node.region !== 'header' &&
      // "Where beauty meets silence" presents nobody.
      !(name === 'people' && reading.headline?.contains(node)) &&
      mentions(telling(name, text), words.product[name]) &&
      !isAwaited({ node, text }, reading),
  );
  // What a customer says in passing tells less than the page's own words.
  const block = naming.find(({ text }) => !/^[“"«„]/.test(text)) ?? naming[0];
  return block ? reading.evidence(block.node, block.text) : null;
}

/** "A guest house where elegance meets" tells no place; "Where to find us" does. */
const RELATIVE = new RegExp(String.raw`(?<=\p{L}[,.]? )${alternatives('where')}(?!\p{L})`, 'giu');

/** The text without what only looks like the fact. */
function telling(name: keyof ProductWords, text: string): string {
  if (name === 'length') return text.replace(BEGINNING, '');
  return name === 'place' ? text.replace(RELATIVE, '') : text;
}

/** "The first 90 days" tell of a time that follows, not of how long anything takes. */
const BEGINNING = new RegExp(String.raw`(?<!\p{L})${alternatives('firstOfMany')} \d+ \p{L}+`, 'giu');

/** Lines below a name that may tell that it is told later. */
const LINES_BELOW = 2;
const MAX_NOTE = 80;

/** Whether there is nothing yet behind the word: "Speakers: to be announced". */
function isAwaited({ node, text }: Pick<TextBlock, 'node' | 'text'>, { blocks, words }: Reading): boolean {
  if (!words) return false;
  const at = blocks.findIndex((block) => block.node === node && block.text === text);
  const below = blocks
    .slice(at + 1, at + 1 + LINES_BELOW)
    .filter((block) => block.node.section === node.section && block.text.length <= MAX_NOTE);
  return [{ text }, ...(text.length <= MAX_NOTE ? below : [])].some((block) =>
    mentions(block.text, words.product.awaited),
  );
}
