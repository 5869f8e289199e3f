import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';

/** The original pages, in the language that they were written in. */
export const ORIGINALS = {
  'app-budget': 'en',
  'article-sourdough': 'en',
  'category-rucksaecke': 'de',
  'course-fotografie': 'de',
  'nonprofit-rivers': 'en',
  'product-kettle': 'en',
  'restaurant-quai': 'fr',
  'saas-rota': 'en',
  'service-plombier': 'fr',
  'signup-long': 'en',
} as const;

export type PageName = keyof typeof ORIGINALS;

/** The words of a page in their order. */
export type Words = readonly string[];

/** The folder of all original pages, with their pictures. */
export const PAGES = join(import.meta.dirname, '../../../packages/engine/fixtures/pages');

export function originalPage(name: PageName): string {
  return readFileSync(join(PAGES, name, 'index.html'), 'utf8');
}

/** What visitors and search engines read: texts, labels in attributes, and structured data. */
export function wordsOf(html: string): string[] {
  const words: string[] = [];
  rewritten(html, (text) => {
    words.push(text);
    return text;
  });
  return words;
}

/**
 * The page with other words in the places of its own.
 * @throws if there are more or fewer words than places
 */
export function twinOf(html: string, words: Words, language: string): string {
  let place = 0;
  const twin = rewritten(html, (text) => words[place++] ?? text);
  if (place !== words.length) throw new Error(`The page has ${place} places for ${words.length} texts.`);
  return twin.replace(/<html lang="[^"]*"/, `<html lang="${language}"`);
}

type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

const ATTRIBUTES = new Set(['alt', 'placeholder', 'aria-label', 'title']);
const EMAIL = /^\s*\S+@\S+\s*$/;
/** A word, an amount of money or a phone number. */
const READ = /\p{L}|\p{Sc}|\d(?:[ .-]?\d){6}/u;

function rewritten(html: string, replace: (text: string) => string): string {
  const document = parse(html);
  visit(document, replace);
  return serialize(document);
}

function visit(parent: Parent, replace: (text: string) => string): void {
  for (const node of parent.childNodes) {
    if (node.nodeName === '#text' && 'value' in node) {
      if (isRead(parent) && READ.test(node.value)) node.value = within(node.value, replace);
      if (EMAIL.test(node.value)) readdress(parent, node.value.trim());
    } else if ('tagName' in node) {
      rewriteAttributes(node, replace);
      visit(node, replace);
    }
  }
}

function rewriteAttributes({ tagName, attrs }: Element, replace: (text: string) => string): void {
  const attributeOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  for (const attribute of attrs) {
    const isLabel =
      ATTRIBUTES.has(attribute.name) ||
      (attribute.name === 'href' && attribute.value.startsWith('tel:')) ||
      (attribute.name === 'content' &&
        tagName === 'meta' &&
        /description|title/.test(attributeOf('name') ?? attributeOf('property') ?? '')) ||
      (attribute.name === 'value' && tagName === 'input' && /submit|button/.test(attributeOf('type') ?? ''));
    if (isLabel && READ.test(attribute.value)) attribute.value = replace(attribute.value);
  }
}

/** A link leads to the address that it says. */
function readdress(parent: Parent, address: string): void {
  const href = 'attrs' in parent ? parent.attrs.find(({ name }) => name === 'href') : undefined;
  if (href?.value.startsWith('mailto:')) href.value = `mailto:${address}`;
}

/** Styles and scripts are read by nobody, but structured data is. */
function isRead(parent: Parent): boolean {
  if (!('tagName' in parent)) return false;
  const isData = parent.attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json');
  return parent.tagName !== 'style' && (parent.tagName !== 'script' || isData);
}

/** Spaces around the text stay as they are. */
function within(value: string, replace: (text: string) => string): string {
  const text = value.trim();
  return value.replace(text, () => replace(text));
}
