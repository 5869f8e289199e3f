import { amount, list, quote } from '../../checks/shared/phrasing.ts';

interface Amounts {
  /** Null in scripts without spaces. */
  words: number | null;
  letters: number;
  sections: number;
  headings: readonly string[];
}

const NAMED = 3;
const SHOWN = 40;

export const text = {
  why: 'In observed purchase tasks, one failure in five came from missing or unclear information. A page with a few lines gives visitors nothing to decide on, and no reason to prefer it to the next one.',
  measure:
    'Reported if the whole page shows fewer than 800 letters of text (480 on pages that mostly list or show things: shop categories, portfolios, price lists, app pages and galleries; half in Chinese, Japanese and Korean); it’s more serious below 450 and most serious below 200. Doesn’t apply to checkouts, sign-up pages and articles.',
  title: ({ page, words }: { page: string; words: number | null }) =>
    words === null || words < 5
      ? `There’s next to nothing to read on ${page}`
      : `${capitalized(page)} has only ${amount(words, 'word')} in all`,
  observed: ({ words, letters, sections, headings }: Amounts) =>
    `All that there is to read is ${words === null ? amount(letters, 'character') : amount(words, 'word')}${
      headings.length === 0
        ? ' without a single section heading'
        : ` in ${amount(sections, 'section')} (${some(headings)})`
    }. That’s too little to decide on.`,
  steps: ({ headings }: { headings: readonly string[] }) => [
    headings.length > 1
      ? `Give ${some(headings)} two or three sentences each: what exactly visitors get, for whom, and one figure.`
      : 'Add a section for what exactly you offer, with two or three sentences for each part of it.',
    'Add a section on how it works, from the first message to the result, with durations.',
    'Show two or three real examples with a picture and a sentence from a customer.',
    'Answer the five questions that you hear most in emails and calls, each in two sentences.',
    'End with the way to book, buy or ask, and say when you’ll answer.',
  ],
};

function some(names: readonly string[]): string {
  return list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
