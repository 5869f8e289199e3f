import type { PageType } from '@liftmark/contract/page-types';
import addresses from '../../../../data/catalogs/page-addresses.json' with { type: 'json' };
import schema from '../../../../data/catalogs/schema-types.json' with { type: 'json' };
import { withoutAccents } from '../../../language/characters.ts';
import { pattern } from '../../../language/patterns.ts';
import type { DeclaredItem } from '../../../page/structured-data.ts';
import type { FactContext } from '../../fact-context.ts';

/** Names by the page type that they stand for. */
type Names = ReadonlyMap<PageType, ReadonlySet<string>>;

const CALLED = namesIn(addresses.names);
const FOLDERS = namesIn(addresses.folders);
const ENTRIES = namesIn(addresses.entries);
const DECLARED = namesIn(schema.declared);
const PERHAPS = namesIn(schema.likely);
const ENDINGS = namesIn(schema.endings);
const LEGAL = pattern('legalText');

/** Whether an address calls its page a legal text. */
export function isLegalAddress(path: string): boolean {
  return LEGAL.test(partsOf(path).name);
}

/** Whether a label names a legal text. */
export function namesLegal(label: string): boolean {
  return LEGAL.test(label);
}

/** Types that the page's own name in its address stands for, and those of the folders that it is in. */
export function typesByAddress(path: string): { named: Set<PageType>; inFolder: Set<PageType> } {
  const { name, folders } = partsOf(path);
  if (LEGAL.test(name)) return { named: new Set(), inFolder: new Set() };
  return { named: typesWith(CALLED, [name]), inFolder: typesWith(FOLDERS, folders) };
}

/** Types of schema.org items that the page is about, and types that such items are at times used for. */
export function typesDeclared(items: readonly DeclaredItem[]): {
  declared: Set<PageType>;
  perhaps: Set<PageType>;
} {
  const names = items.filter(({ mentioned }) => !mentioned).map(({ type }) => type);
  const [declared, perhaps] = [typesWith(DECLARED, names), typesWith(PERHAPS, names)];
  for (const [type, endings] of ENDINGS) {
    const isMadeUp = (name: string): boolean =>
      [...endings].some((ending) => name.length > ending.length && name.endsWith(ending)) &&
      ![DECLARED, PERHAPS].some((known) => typesWith(known, [name]).size > 0);
    if (names.some(isMadeUp)) declared.add(type);
  }
  return { declared, perhaps };
}

/** How many different entries of the menu, by label or target, are typical of sites of each type. */
export function entriesByType({ links, model }: FactContext): Map<PageType, number> {
  const { finalUrl } = model.snapshot;
  const names = new Set<string>();
  for (const { node, label, href } of links) {
    if (node.region !== 'header') continue;
    const target = URL.parse(href, finalUrl);
    names.add(withoutAccents(label).toLowerCase().trim().replaceAll(' ', '-'));
    if (target) names.add(target.hash.length > 1 ? target.hash.slice(1) : partsOf(target.pathname).name);
  }
  return new Map([...ENTRIES].map(([type, typical]) => [type, typical.intersection(names).size]));
}

/**
 * Lower case, without the ending of the file: `/Shop/cart.html` has the name `cart` and the folder `shop`. A name of
 * two or three words begins with its folder: `product-detail.html`. More words are the title of a text.
 */
function partsOf(path: string): { name: string; folders: string[] } {
  const parts = path
    .toLowerCase()
    .split('/')
    .map(withoutEnding)
    .filter((part) => part !== '' && part !== 'index');
  const name = parts.at(-1) ?? '';
  const words = name.replaceAll('_', '-').split('-');
  const [first = ''] = words;
  const isFolder = words.length > 1 && words.length < 4 && first.length > 2;
  return { name, folders: [...parts.slice(0, -1), ...(isFolder ? [first] : [])] };
}

function withoutEnding(file: string): string {
  const dot = file.lastIndexOf('.');
  return dot > 0 ? file.slice(0, dot) : file;
}

function typesWith(names: Names, searched: readonly string[]): Set<PageType> {
  const found = [...names].filter(([, own]) => searched.some((name) => own.has(name)));
  return new Set(found.map(([type]) => type));
}

function namesIn(lists: Record<string, string[]>): Names {
  return new Map(Object.entries(lists).map(([type, names]) => [type as PageType, new Set(names)]));
}
