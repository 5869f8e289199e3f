import type { PageType } from '@liftmark/contract/page-types';
import type { DocumentFacts, Headline } from '../observe/facts.ts';

const SEPARATOR = /\s+[|–—·•»-]\s+|\s*:\s+/;

/** What is promised after the name of the offer, by page type; a placeholder, since only the owner knows. */
const PROMISE: Partial<Record<PageType, string>> = {
  'ecommerce-product': '[what sets it apart, as a figure or material]',
  'ecommerce-category': '[how many to choose from, or what they share]',
  course: '[what you can do at the end] in [length]',
  nonprofit: '[what a gift changes, for whom]',
  hospitality: '[what guests get] in [place]',
  portfolio: '[kind of work] for [kind of client]',
  event: '[date], [place]',
  article: '[the answer or result, as a figure]',
};

/**
 * A better headline out of the page's own words: what the title says the page is about, and placeholders
 * for what only its owner knows.
 */
export function betterHeadline(document: DocumentFacts, type: PageType, headline: Headline | null): string {
  const subject = titleSubject(document);
  const promise = PROMISE[type] ?? '[the result that people get]';
  if (subject === null || subject.toLowerCase() === headline?.text.trim().toLowerCase()) {
    return `[What you offer, in your customers’ words] for [whom]: ${promise}`;
  }
  return type in PROMISE ? `${subject}: ${promise}` : `${subject} for [whom]: ${promise}`;
}

/** The longest part of the title that is not the name of the site. */
function titleSubject({ title, siteName }: DocumentFacts): string | null {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== siteName?.toLowerCase());
  const longest = parts.reduce<string | null>(
    (best, part) => (best === null || part.length > best.length ? part : best),
    null,
  );
  return longest !== null && longest.split(/\s+/).length >= 2 && longest.length <= 70 ? longest : null;
}
