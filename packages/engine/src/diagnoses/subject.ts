import type { Evidence } from '@liftmark/contract/report';
import { quote } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { titleParts } from '../language/title-parts.ts';

const MAX_NAME = 45;
const LEAST_LETTERS = 4;

/**
 * Who the page is of, in quotation marks: the part of its title that its address, its copyright line or its structured
 * data confirms, so that "Prices" or "About us" is never taken for a name; null if there is none.
 */
export function nameOf({ document, trust }: Pick<PageFacts, 'document' | 'trust'>): string | null {
  const { siteName, title, url, structured } = document;
  const host = URL.parse(url)?.hostname ?? '';
  const known = keyOf([host, trust.organization.legalName, ...structured.map(({ name }) => name)].join(' '));
  const name = [siteName, ...titleParts(title)].find(
    (name) =>
      name !== null &&
      name.length <= MAX_NAME &&
      [...name.split(' '), name].map(keyOf).some((key) => key.length >= LEAST_LETTERS && known.includes(key)),
  );
  return name ? quote(name) : null;
}

/** Its letters and digits, in lower case and without accents. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A longer text is about fees, allowances and examples as often as about what the offer costs. */
const MAX_PRICE_LINE = 80;
/** Less is the rate of something, as of electricity by the kilowatt-hour. */
const LEAST_PRICE = 1;

/** The highest price that the page asks for in a line of its own; null if it shows none. */
export function topPrice({ prices }: PageFacts['offer']): PageFacts['offer']['prices'][number] | null {
  const asked = prices.filter(
    ({ free, struck, amount, evidence }) =>
      !free && !struck && (amount ?? 0) >= LEAST_PRICE && evidence.text.length <= MAX_PRICE_LINE,
  );
  return asked.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0] ?? null;
}

/** Where something is missing: at the headline, else at the main button; empty if the page has neither. */
export function placeOf({
  headline,
  primaryAction,
}: Pick<PageFacts, 'headline' | 'primaryAction'>): Evidence[] {
  const place = headline ?? primaryAction;
  return place ? [place.evidence] : [];
}

/** Where a problem of the whole page shows: at the headline or main button, else at what comes first. */
export function topOf(facts: Pick<PageFacts, 'headline' | 'primaryAction' | 'content'>): Evidence[] {
  const place = placeOf(facts);
  return place.length > 0 ? place : firstCopyOf(facts.content);
}

/** The first line of text, else the first section; empty on a page without either. */
export function firstCopyOf({ paragraphs, sections }: PageFacts['content']): Evidence[] {
  const copy = paragraphs.filter(({ role }) => role === 'copy');
  const first = [...copy, ...sections, ...paragraphs].find(
    ({ evidence: { boxes } }) => boxes.desktop !== null || boxes.mobile !== null,
  );
  return first ? [first.evidence] : [];
}
