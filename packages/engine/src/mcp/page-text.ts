/**
 * Text of the analyzed page on its way to a language model. Whoever wrote the page may have written it for the model:
 * so it is bounded, contains nothing that a person can't see, and can't close the tags that mark it.
 */

/** Characters of a text of the page, of a sentence about it, and of a longer text about it. */
export const CHARACTERS = { pageText: 240, sentence: 600, paragraph: 1_500 };

/** What no person sees; joiners stay, which emoji and some scripts need. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{E0000}-\u{E007F}]/gu;

/** The page's own words on one line. */
export function pageWords(text: string, limit = CHARACTERS.pageText): string {
  const line = text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  return cut(withoutTags(line), limit);
}

/** A sentence of a report, which may quote the page between curly quotation marks. */
export function sentence(text: string, limit = CHARACTERS.sentence): string {
  return pageWords(text, limit);
}

/** The page's own words in tags that they can't contain. */
export function tagged(text: string, limit?: number): string {
  return `<page-text>${pageWords(text, limit)}</page-text>`;
}

function withoutTags(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›');
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text
    .slice(0, limit - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
