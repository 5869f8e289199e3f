import { SPACES } from '../language/spaces.ts';
import type { PageNode } from './node.ts';
import type { PageView } from './view.ts';

/** What the page's structured data declares. */
export interface DeclaredItem {
  type: string;
  name: string | null;
  /** Whether it is only the author, publisher, reviewer … of another item. */
  mentioned: boolean;
}

export interface StructuredItem extends DeclaredItem {
  properties: Record<string, unknown>;
}

const MAX_ITEMS = 500;
const MAX_DEPTH = 8;
/** Characters kept of a name, and of a text that is marked as a property: an element around a whole article may be. */
const MAX_TEXT = 1_000;
/** Properties that name who made, published or judged a thing, which tells nothing of what the page is about. */
const MENTIONS = new Set(
  (
    'affiliation alumniOf author creator contributor employee founder isPartOf member memberOf ' +
    'mentions provider publisher review seller sourceOrganization worksFor'
  ).split(' '),
);

/** Items of JSON-LD and microdata, nested ones included, in the order of the page. Broken blocks are skipped. */
export function structuredItems(view: PageView): StructuredItem[] {
  const items: StructuredItem[] = [];
  for (const script of view.tagged('script')) {
    if (!script.attribute('type').trim().toLowerCase().startsWith('application/ld+json')) continue;
    collect(parse(script.children.map((child) => child.source.text).join('')), items, 0, false);
  }
  return [...items, ...microdata(view)].slice(0, MAX_ITEMS);
}

/** The items of a type, by its last name: `Product` also finds `https://schema.org/Product`. */
export function itemsOf<Item extends DeclaredItem>(items: Item[], ...types: string[]): Item[] {
  return items.filter((item) => types.includes(item.type));
}

/** A property as text; the first where there are several, the name or value where it is an item. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (isRecord(value)) return textOf(value.name ?? value['@value'] ?? value.value ?? value['@id']);
  return null;
}

/** A property as a number; null where it is none. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = text === null ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return cutBelow(JSON.parse(text.replace(/^\s*<!--|-->\s*$/g, '')), MAX_DEPTH);
  } catch {
    return null;
  }
}

/** Takes away what nests deeper. */
function cutBelow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((each) => cutBelow(each, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutBelow(each, depth - 1)]));
}

function collect(value: unknown, items: StructuredItem[], depth: number, mentioned: boolean): void {
  if (depth > MAX_DEPTH || items.length >= MAX_ITEMS) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, items, depth + 1, mentioned);
  } else if (isRecord(value)) {
    for (const type of typesOf(value['@type']))
      items.push({ type: lastName(type), name: nameOf(value), mentioned, properties: value });
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'object') collect(inner, items, depth + 1, mentioned || MENTIONS.has(name));
  }
}

function nameOf(properties: Record<string, unknown>): string | null {
  return textOf(properties.name)?.slice(0, MAX_TEXT) ?? null;
}

function typesOf(value: unknown): string[] {
  return [value].flat().flatMap((each) => textOf(each) ?? []);
}

/** An element that holds properties, with those that are already known. */
interface Scope {
  node: PageNode;
  properties: Record<string, unknown>;
  /** Under how many others it lies as their property. */
  depth: number;
}

/** Items of microdata in the order of the page. A property belongs to the nearest element that holds any. */
function microdata(view: PageView): StructuredItem[] {
  const found: Scope[] = [];
  const open: Scope[] = [];
  for (const node of view.nodes) {
    while ((open.at(-1)?.node.end ?? Number.POSITIVE_INFINITY) <= node.order) open.pop();
    const outer = open.at(-1);
    const names = outer && node.has('itemprop') ? node.attribute('itemprop').split(SPACES) : [];
    if (node.has('itemscope')) {
      const depth = outer && names.length > 0 ? (outer.depth + 1) % MAX_DEPTH : 0;
      const scope: Scope = { node, properties: {}, depth };
      open.push(scope);
      if (node.has('itemtype')) found.push(scope);
      if (depth > 0) setProperties(outer, names, scope.properties);
    } else if (names.length > 0) setProperties(outer, names, propertyValue(node, view));
  }
  return found.map(({ node, properties }) => ({
    type: lastName(node.attribute('itemtype')),
    name: nameOf(properties),
    mentioned: MENTIONS.has(node.attribute('itemprop')),
    properties,
  }));
}

/** The first of several of a name counts. */
function setProperties(scope: Scope | undefined, names: readonly string[], value: unknown): void {
  if (scope) for (const name of names) scope.properties[name] ??= value;
}

function propertyValue(node: PageNode, view: PageView): string {
  const attribute = node.attribute('content') || node.attribute('datetime') || node.attribute('value');
  if (attribute !== '') return attribute;
  return node.attribute('href') || node.attribute('src') || view.everyText(node, MAX_TEXT);
}

function lastName(type: string): string {
  return type.split(/[/#\s]/).findLast((part) => part !== '') ?? type;
}
