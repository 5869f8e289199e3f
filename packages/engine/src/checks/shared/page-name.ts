import type { DocumentFacts } from '../../facts/types/document.ts';
import { titleParts } from '../../language/title-parts.ts';
import { UNNAMED } from '../../language/unnamed.ts';
import { text } from './page-name.text.ts';

/** How types of structured data begin that name what is offered. */
const OFFERED = ['Product', 'Course', 'Event'];
/** Longer names are slogans. */
const MAX_CHARACTERS = 60;

/** How a sentence refers to the page: by its site's name, else by its title, else as "this page". Never cut. */
export function pageName({ siteName, title }: Pick<DocumentFacts, 'siteName' | 'title'>): string {
  if (siteName !== null && !UNNAMED.test(siteName)) return text.ofSite({ name: siteName });
  const name = title.trim();
  return name !== '' && name.length <= MAX_CHARACTERS && name.includes(' ') && !UNNAMED.test(name)
    ? text.titled({ title: name })
    : text.unnamed;
}

/** The name of the offer: of the product, else the part of the title that isn't the site; null where there is none. */
export function offeredName({
  structured,
  siteName,
  title,
}: Pick<DocumentFacts, 'structured' | 'siteName' | 'title'>): string | null {
  const product = structured.find(
    ({ type, name }) => name !== null && OFFERED.some((begin) => type.startsWith(begin)),
  );
  if (product?.name && product.name.length <= MAX_CHARACTERS) return product.name;
  const parts = titleParts(title).filter((part) => part.toLowerCase() !== siteName?.toLowerCase());
  return parts.find((part) => part.length <= MAX_CHARACTERS) ?? null;
}
