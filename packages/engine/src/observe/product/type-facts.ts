import type { PageType } from '@liftmark/contract/page-types';
import { allMatches, firstMatch, isPhrase, kindsOf, mentions } from '../../languages/match.ts';
import type { ProductWords } from '../../languages/words.ts';
import { isPrivate } from '../event.ts';
import type { Evidence, Offer, ProductFacts } from '../facts.ts';
import type { Reading, TextBlock } from '../reading.ts';
import { isAddressLine } from '../trust/contact.ts';
import { attributesOf, descriptionOf } from './shop-facts.ts';

const BY_TYPE: Partial<Record<PageType, (keyof ProductWords)[]>> = {
  course: ['length', 'syllabus', 'teacher', 'access'],
  event: ['place', 'program', 'speakers'],
  service: ['services', 'area', 'procedure', 'people'],
  app: ['platforms', 'features'],
};

/** The facts that buyers of such a thing need, each found or not. */
export function typeFacts(reading: Reading, type: PageType, offer: Offer): ProductFacts['facts'] {
  if (type === 'ecommerce-product') return shopFacts(reading);
  if (type === 'hospitality') return houseFacts(reading);
  return asked(reading, type).map((name) => {
    const evidence =
      found(reading, name, name === 'features' ? 3 : 1) ?? UNNAMED[name]?.(reading, offer) ?? null;
    return { name, found: evidence !== null, evidence };
  });
}

/** Guests of private people come for no speakers. */
function asked(reading: Reading, type: PageType): (keyof ProductWords)[] {
  const names = BY_TYPE[type] ?? [];
  return type === 'event' && isPrivate(reading) ? names.filter((name) => name !== 'speakers') : names;
}

/** What can be there without a word that names it. */
const UNNAMED: Partial<Record<keyof ProductWords, (reading: Reading, offer: Offer) => Evidence | null>> = {
  features: featureCards,
  procedure: toldProcedure,
  services: listedServices,
  area: ownAddress,
};

/** What a firm does, as a list on its page says it. */
function listedServices(reading: Reading, { contents }: Offer): Evidence | null {
  const { links, words } = reading;
  if (contents) return contents.evidence;
  // An entry of the menu leads to them.
  const entry = words && links.find(({ label }) => isPhrase(label, words.product.services));
  return entry ? reading.evidence(entry.node) : null;
}

/** Who gives a street to come to serves there. */
function ownAddress(reading: Reading): Evidence | null {
  const line = reading.blocks.find(isAddressLine);
  return line ? reading.evidence(line.node, line.text) : null;
}

/** Where a house stands its address says best; one that serves has a menu, one that lodges has rooms. */
function houseFacts(reading: Reading): ProductFacts['facts'] {
  const place = ownAddress(reading) ?? found(reading, 'place', 1);
  const times = found(reading, 'times', 1);
  const served = found(reading, 'menu', 1) ?? found(reading, 'rooms', 1);
  return [
    { name: 'place', found: place !== null, evidence: place },
    { name: 'times', found: times !== null, evidence: times },
    { name: 'menu or rooms', found: served !== null, evidence: served },
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

function shopFacts(reading: Reading): ProductFacts['facts'] {
  const description = descriptionOf(reading);
  const attributes = attributesOf(reading);
  const sizes = found(reading, 'options', 1) ?? found(reading, 'measures', 1);
  return [
    { name: 'description', found: description !== null, evidence: description },
    { name: 'attributes', found: attributes !== null, evidence: attributes },
    { name: 'options or measures', found: sizes !== null, evidence: sizes },
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
const RELATIVE = /(?<=\p{L}[,.]? )(where|dove|donde|dónde|onde|waar|wo|où)(?!\p{L})/giu;

/** The text without what only looks like the fact. */
function telling(name: keyof ProductWords, text: string): string {
  if (name === 'length') return text.replace(BEGINNING, '');
  return name === 'place' ? text.replace(RELATIVE, '') : text;
}

/** "The first 90 days" tell of a time that follows, not of how long anything takes. */
const BEGINNING =
  /(?<!\p{L})(first|last|next|within|in only|erste[nr]?|letzten|premiers|premières|primer[oa]s|primi|prime|eerste|primeir[oa]s) \d+ \p{L}+/giu;

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
