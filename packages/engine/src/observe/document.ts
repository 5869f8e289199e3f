import type { DocumentFacts } from './facts.ts';
import { declaredLanguage } from './language.ts';
import type { PageModel } from './page.ts';
import { itemsOf, structuredItems } from './structured-data.ts';

/** What the document says of itself. */
export function documentFacts(page: PageModel): DocumentFacts {
  const view = page.main;
  const structured = structuredItems(view);
  const title = titleOf(page);
  return {
    title,
    siteName:
      metaContent(page, 'og:site_name') ??
      nameOf(structured, 'WebSite') ??
      brandIn(title, logoText(page)) ??
      nameOf(structured, ...ORGANIZATIONS) ??
      logoText(page),
    declaredLanguage: declaredLanguage(page),
    description: metaContent(page, 'description') ?? metaContent(page, 'og:description'),
    capturedAt: page.snapshot.capturedAt,
    url: page.snapshot.finalUrl,
    structured,
    mode: page.snapshot.mode,
  };
}

function titleOf(page: PageModel): string {
  const title = page.main
    .tagged('title')
    .find((node) => node.parent?.tag === 'head' && node.source.frame === 0);
  const text = title?.children.map((child) => child.source.text).join('') ?? '';
  return text.replace(/\s+/g, ' ').trim();
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

/** The words of the link to the start page at the top. */
function logoText(page: PageModel): string | null {
  const logo = page.main
    .tagged('a')
    .find((node) => node.visible && node.region === 'header' && leadsHome(node.attribute('href')));
  const text = logo ? page.main.label(logo) : '';
  return text !== '' && text.split(' ').length <= 4 ? text : null;
}

/** Whether an address leads to the start page of its site. */
export function leadsHome(href: string): boolean {
  return /^(\/|#(top|home|page-top|start)?|\.\/?|\.\.\/?|https?:\/\/[^/]+\/?|(\.?\/)?index\.(html?|php))$/i.test(
    href.trim(),
  );
}

/** The part of the title that the logo names too; else its short end or beginning, as in "Rotas | Rotaweave". */
function brandIn(title: string, logo: string | null): string | null {
  const parts = title.split(/\s+[|–—·:»-]\s+/).map((part) => part.trim());
  if (logo && title.toLowerCase().includes(logo.toLowerCase())) return logo;
  if (parts.length < 2) return null;
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  const words = (text: string): number => text.split(' ').length;
  const brand = words(last) <= words(first) ? last : first;
  return words(brand) <= 4 && brand !== '' ? brand : null;
}
