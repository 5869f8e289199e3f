import { lettersAndDigits, singleSpaced } from '../../language/characters.ts';
import { alternatives, compose } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import { namingParts } from '../../language/title-parts.ts';
import { UNNAMED } from '../../language/unnamed.ts';
import type { PageModel } from '../../page/page-model.ts';
import { itemsOf } from '../../page/structured-data.ts';
import { isLegalAddress } from '../readers/page-type/names.ts';
import type { DocumentFacts } from '../types/document.ts';
import { declaredLanguage } from './language.ts';

/** How a copyright notice begins. */
export const COPYRIGHT_MARK = /©|copyright/i;

const RIGHTS_FIRST = /^(©|\(c\)|copyright)/i;

export function beginsRights(text: string): boolean {
  return RIGHTS_FIRST.test(text);
}

/** What the document says of itself. */
export function documentFacts(page: PageModel): DocumentFacts {
  const { structured } = page;
  const title = titleOf(page);
  return {
    title,
    siteName:
      metaContent(page, 'og:site_name') ??
      nameOf(structured, 'WebSite') ??
      brandIn(title, logoText(page), page) ??
      nameOf(structured, ...ORGANIZATIONS) ??
      logoText(page),
    declaredLanguage: declaredLanguage(page),
    description: metaContent(page, 'description') ?? metaContent(page, 'og:description'),
    capturedAt: page.snapshot.capturedAt,
    url: page.snapshot.finalUrl,
    structured: structured.map(({ type, name, mentioned }) => ({ type, name, mentioned })),
    mode: page.snapshot.mode,
    ...(page.snapshot.capturedWith === 'upload' && { isUploaded: true as const }),
    legalText: isLegalAddress(URL.parse(page.snapshot.finalUrl)?.pathname ?? ''),
  };
}

function titleOf(page: PageModel): string {
  const title = page.main
    .tagged('title')
    .find((node) => node.parent?.tag === 'head' && node.source.frame === 0);
  const text = title?.children.map((child) => child.source.text).join('') ?? '';
  return singleSpaced(text).trim();
}

/** The content of the first meta element of that name or property; null where there is none. */
export function metaContent(page: PageModel, name: string): string | null {
  const found = page.main
    .tagged('meta')
    .find((node) => (node.attribute('name') || node.attribute('property')).toLowerCase() === name);
  return found?.attribute('content').trim() || null;
}

const ORGANIZATIONS = ['Organization', 'LocalBusiness', 'Corporation', 'NGO', 'Restaurant', 'Hotel'];

function nameOf(structured: DocumentFacts['structured'], ...types: string[]): string | null {
  return itemsOf(structured, ...types).find((item) => item.name !== null)?.name ?? null;
}

/** What labels of logos say beside the name: "Harbor home", "logo". */
const NO_NAME = compose(String.raw`\b${alternatives('logoLabelWord')}\b`, 'gi');

/** The words of the link to the start page at the top. */
function logoText(page: PageModel): string | null {
  const logo = page.main
    .tagged('a')
    .find((node) => node.visible && node.region === 'header' && leadsHome(node.attribute('href')));
  const text = logo ? page.main.label(logo).replace(NO_NAME, '').trim() : '';
  return nameKey(text) !== '' && countWords(text) <= 4 && !UNNAMED.test(text) ? text : null;
}

/** Whether an address leads to the start page of its site. */
export function leadsHome(href: string): boolean {
  return /^(\/|#(top|home|page-top|start)?|\.\/?|\.\.\/?|https?:\/\/[^/]+\/?|(\.{0,2}\/)*index\.(html?|php))$/i.test(
    href.trim(),
  );
}

/**
 * The part of the title that the logo names too; else the one that host, top or foot of the page name; else its
 * short end or beginning, as in "Rotas | Rotaweave". What heading or address say is what the page is about.
 */
function brandIn(title: string, logo: string | null, page: PageModel): string | null {
  if (logo && nameKey(title).includes(nameKey(logo))) return logo;
  const all = namingParts(title);
  const names = all.filter((part) => !UNNAMED.test(part));
  const namesSite = siteNaming(page);
  const [only = ''] = names;
  if (names.length < 2) {
    const isName =
      only !== '' &&
      (names.length < all.length ? countWords(only) <= 5 : countWords(only) <= 4 && namesSite(only));
    return isName ? only : null;
  }
  const isSubject = subjectOf(page);
  const parts = names.some((part) => !isSubject(part)) ? names.filter((part) => !isSubject(part)) : names;
  const named = [...parts, ...names].find((part) => countWords(part) <= 5 && namesSite(part));
  if (named !== undefined) return named;
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  const brand = countWords(last) <= countWords(first) ? last : first;
  return countWords(brand) <= 4 ? brand : null;
}

/** Tells whether the first heading or the end of the address says the same: the page's own subject. */
function subjectOf(page: PageModel): (part: string) => boolean {
  const heading = page.main.tagged('h1').find((node) => node.visible);
  const path = URL.parse(page.snapshot.finalUrl)?.pathname ?? '';
  const file = path.split('/').findLast((part) => part !== '') ?? '';
  const said = [heading ? page.main.text(heading) : '', file.replace(/\.\w+$/, '')].map(nameKey);
  return (part) => said.includes(nameKey(part));
}

/** Tells whether the host holds a name, the page begins with it, or a copyright line states it. */
function siteNaming(page: PageModel): (name: string) => boolean {
  const { content } = page.main;
  const host = nameKey(URL.parse(page.snapshot.finalUrl)?.hostname ?? '');
  const beginning = nameKey(content.split('\n', 1)[0] ?? '');
  const end = content.slice(-1500);
  const mark = COPYRIGHT_MARK.exec(end);
  const copyright = mark ? nameKey(end.slice(mark.index).split('\n')[0] ?? '') : '';
  return (name) => {
    const key = nameKey(name);
    return (key.length > 3 && host.includes(key)) || copyright.includes(key) || beginning === key;
  };
}

/** What makes two spellings of a name the same: letters and digits, "&" as "and". */
export function nameKey(text: string): string {
  return lettersAndDigits(text.toLowerCase().replaceAll('&', 'and'));
}
