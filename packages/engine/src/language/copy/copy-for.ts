import { TRADITIONAL_CHINESE } from '../language-code.ts';
import { readLanguageFile } from '../language-files.ts';
import { ENGLISH_PACK, fullPackFor } from '../packs.ts';
import { withoutStop } from '../punctuation.ts';
import type { PageLanguage } from '../text-language.ts';
import { isUnsafe } from '../unsafe-text.ts';
import type { CopyLine, CopyWords } from './copy-words.ts';

const ENGLISH: CopyWords = ENGLISH_PACK.copy;
const MARK = /\{(\w+)(?:\|([^{}]*))?\}/g;

/** What the page itself says, by the name of the mark. */
export type Known = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Words to paste into a page of that language; English ones where there is no word list for it.
 * @param language BCP 47 tag, of which only the first part counts, but for `zh-Hant`; null where the language is unknown
 */
export function copyFor(language: string | null): CopyWords {
  if (language === TRADITIONAL_CHINESE) return readLanguageFile('zh', 'copy-hant.json') as CopyWords;
  return fullPackFor(language)?.copy ?? ENGLISH;
}

/** Whether there are words to paste in the language of the page; one that is unknown is taken for English. */
export function hasCopyFor(language: string | null): boolean {
  return language === null || fullPackFor(language) !== null;
}

/** The same for a page: where it has words that we can’t read, English ones are no help. */
export function hasCopyForPage({
  language,
  languageEvidence: { decidedBy },
}: {
  language: string | null;
  languageEvidence: Pick<PageLanguage, 'decidedBy'>;
}): boolean {
  return hasCopyFor(language) && (language !== null || decidedBy === 'declaration');
}

/** A line in the language of the page, with what the page says filled in and the rest left as placeholders. */
export function copyLine(language: string | null, line: CopyLine, known: Known = {}): string {
  const locale = fullPackFor(language)?.code ?? 'en';
  const written = Object.entries(known).map(([name, value]) => [
    name,
    typeof value === 'number' ? value.toLocaleString(locale, { useGrouping: false }) : value,
  ]);
  return fill(copyFor(language).lines[line], Object.fromEntries(written), language);
}

/** Read as a number to dial, a mail address, a price or a register number, which the guard of free words refuses. */
const READ_BY_FORM: ReadonlySet<string> = new Set(['phone', 'email', 'price', 'shipping', 'number']);

/**
 * The text with each mark replaced by what is known, else by its placeholder. Words of the page that may carry more than
 * a message to its visitors count as unknown.
 */
export function fill(text: string, known: Known, language: string | null): string {
  return text.replace(MARK, (mark, name: string, placeholder: string | undefined, at: number) => {
    const value = known[name];
    const isFree = typeof value === 'string' && !READ_BY_FORM.has(name);
    return value === null || value === undefined || value === '' || (isFree && isUnsafe(value, language))
      ? (placeholder ?? '')
      : beforeStop(String(value), text[at + mark.length]);
  });
}

/** A label that ends in a full stop keeps it to itself before the line's own. */
function beforeStop(value: string, next: string | undefined): string {
  return next === '.' ? withoutStop(value) : value;
}
