import { printable } from '../reports/terminal-text.ts';

/**
 * Text of the analyzed page on its way to a language model. Its author may have written it for the model: so it is
 * bounded, has nothing in it that people can't see, and can't close the tags that mark it.
 */

/** The most of a text of the page, of a sentence about it, and of a longer text about it. */
export const CHARACTERS = { pageText: 240, sentence: 360, paragraph: 1_500 };

/** Of a text without end, only so many times the limit are looked at. */
const MOST_LOOKED_AT = 8;

/** The page's own words on one line. */
export function pageWords(text: string, limit = CHARACTERS.pageText): string {
  const line = printable(text.slice(0, limit * MOST_LOOKED_AT))
    .replaceAll('<', '‹')
    .replaceAll('>', '›');
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

/** A sentence of a report, which quotes the page between curly quotation marks. */
export function sentence(text: string, limit = CHARACTERS.sentence): string {
  return pageWords(text, limit);
}

/** The page's own words in tags that they can't contain. */
export function tagged(words: string): string {
  return `<page-text>${pageWords(words)}</page-text>`;
}
