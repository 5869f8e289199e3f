import { translated } from '@liftmark/contract/translated';
import type { People } from '../../checks/shared/people.ts';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Amounts {
  /** Null in scripts without spaces. */
  words: number | null;
  letters: number;
  sections: number;
  headings: readonly string[];
}

const NAMED = 3;
const SHOWN = 40;

const english = {
  why: 'In observed purchase tasks, one failure in five came from missing or unclear information. A page with only a few lines gives visitors too little to base a decision on, and no reason to choose you over someone else.',
  measure:
    'Reported if the whole page has fewer than 800 characters of text (480 on pages that mostly list or show things: shop categories, portfolios, price lists, app pages and galleries; a character in Chinese, Japanese or Korean counts as two to three and a half); it’s more serious below 450 and most serious below 200. Doesn’t apply to checkouts, sign-up pages and articles. It never comes among the first five on lists, next to a form, or from 450 characters on.',
  title: ({ page, words }: { page: string; words: number | null }) =>
    words === null || words < 5
      ? `There’s almost nothing to read on ${page}`
      : `${capitalized(page)} has only ${amount(words, 'word')} in total`,
  observed: ({ words, letters, sections, headings }: Amounts) =>
    `The whole page has ${words === null ? amount(letters, 'character') : amount(words, 'word')}${
      headings.length === 0
        ? ' without a single section heading'
        : ` in ${amount(sections, 'section')} (${some(headings)})`
    }. That’s too little to base a decision on.`,
  steps: ({ headings, people }: { headings: readonly string[]; people: People }) => [
    headings.length > 1
      ? `Give ${some(headings)} two or three sentences each: what exactly visitors get, who it’s for, and one figure.`
      : 'Add a section that says exactly what you offer, with two or three sentences on each part.',
    'Add a section on how it works, from the first message to the result, and say how long each step takes.',
    `Show two or three real examples, each with a photo and a sentence from a ${people.one}.`,
    'Answer the five questions you hear most in emails and calls, in two sentences each.',
    'End with a way to book, buy or get in touch, and say how soon you’ll reply.',
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function some(names: readonly string[]): string {
  return list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
