import type { PageType } from '@liftmark/contract/page-types';
import { attribute, type HtmlElement, named, textOf } from './html-tree.ts';

/** Types of schema.org and Open Graph that say what a page is, the most telling first. */
const DECLARED: [PageType, string[]][] = [
  ['ecommerce-product', ['Product', 'ProductGroup', 'product', 'product.item', 'og:product']],
  ['course', ['Course']],
  ['event', ['Event', 'BusinessEvent', 'MusicEvent', 'Festival']],
  ['hospitality', ['Restaurant', 'Hotel', 'LodgingBusiness']],
  ['nonprofit', ['NGO']],
  ['article', ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'article']],
  ['ecommerce-category', ['CollectionPage', 'OfferCatalog', 'ItemList']],
  ['checkout', ['CheckoutPage']],
  ['service', ['LocalBusiness', 'ProfessionalService', 'Service']],
  ['app', ['MobileApplication']],
  ['saas', ['SoftwareApplication', 'WebApplication']],
];

/** What a page says about itself in markup that no language changes; null if nothing. */
export function kindOf(elements: readonly HtmlElement[]): PageType | null {
  const inputs = named(elements, 'input');
  if (inputs.some((input) => attribute(input, 'autocomplete')?.includes('cc-number'))) return 'checkout';
  const declared = new Set([...structuredTypes(elements), ...microdataTypes(elements)]);
  const openGraph = named(elements, 'meta').find((meta) => attribute(meta, 'property') === 'og:type');
  const type = attribute(openGraph, 'content');
  if (type !== undefined) declared.add(type);
  const found = DECLARED.find(([, names]) => names.some((name) => declared.has(name)));
  if (found !== undefined) return found[0];
  const passwords = inputs.filter((input) => attribute(input, 'type') === 'password');
  return passwords.some((input) => attribute(input, 'autocomplete') !== 'current-password') ? 'signup' : null;
}

const TYPE = /"@type"\s*:\s*(?:"([^"]{1,60})"|\[([^\]]{1,300})\])/g;

/** Types of JSON-LD blocks, even of malformed ones. */
function structuredTypes(elements: readonly HtmlElement[]): string[] {
  return named(elements, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => [...textOf(script).slice(0, 200_000).matchAll(TYPE)])
    .flatMap(([, single, several]) => single ?? (several ?? '').replaceAll('"', '').split(','))
    .map((name) => name.trim());
}

function microdataTypes(elements: readonly HtmlElement[]): string[] {
  return elements.flatMap((element) => attribute(element, 'itemtype')?.split('/').at(-1) ?? []);
}
