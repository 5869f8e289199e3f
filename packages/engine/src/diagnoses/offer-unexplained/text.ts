import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { BareEntries } from './bare-entries.ts';

/** A form, and what the page says beside it. */
interface BareForm {
  headline: string | null;
  /** Words of copy on the page. */
  words: number;
  fields: number;
  labels: readonly string[];
}

const NAMED = 3;
const SHOWN = 40;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

export const text = {
  why: 'In observed purchase tasks, one failure in five came from missing or unclear information about the product. People don’t ask for what they can’t find; they go to the next site that says it.',
  measure:
    'Reported if nothing above the fold says what the page offers, if a form has fewer than 60 words of copy around it, if three or more prices or services are listed with at most six words of description for each, or if facts that visitors look for on this type of page are missing: what’s included, where, when, by whom, or what a donation does. It’s more serious the less is said.',
  unstated: {
    title: ({ page }: { page: string }) => `Say at the top of ${page} what you offer`,
    steps: [
      'Write one plain sentence above the fold: what it is, who it’s for, and what they get.',
      'Below it, list the three things that people ask first, such as what’s included, where and when.',
      'Show a picture of the product, the place or the result next to it.',
      'Ask someone who doesn’t know you to read only what’s above the fold, and to tell you what you sell.',
    ],
  },
  form: {
    title: ({ headline }: BareForm) =>
      headline === null
        ? 'The form asks for details before the page says what visitors get'
        : `${quote(headline, 60)} asks for details before saying what visitors get`,
    observed: ({ words, fields, labels }: BareForm) =>
      `The page asks for ${amount(fields, 'field')}${labels.length > 0 ? ` (${some(labels)})` : ''} and has ${words === 0 ? 'no copy' : `only ${amount(words, 'word')} of copy`} that could say what comes of it.`,
    steps: ({ headline }: BareForm) => [
      `Add two or three sentences ${headline === null ? 'above the form' : `below ${quote(headline, 60)}`}: what visitors get, for whom it is, and how it works.`,
      'List what’s included, how long it takes, where it happens and what it costs, one fact per line.',
      'Say next to the button what happens after it’s pressed, and when you’ll answer.',
      'Add a picture of what visitors sign up for, and one customer’s words about it.',
    ],
  },
  bare: {
    title: ({ kind, names }: BareEntries) =>
      kind === 'prices' ? `Say what visitors get for ${some(names)}` : `Explain what ${some(names)} include`,
    observed: ({ kind, names, wordsEach }: BareEntries) =>
      `The page lists ${kind === 'prices' ? amount(names.length, 'different price') : `${amount(names.length, 'entry', 'entries')} (${some(names)})`}, but ${
        wordsEach < 1
          ? 'no sentence says what any of them includes'
          : `has only about ${amount(Math.round(wordsEach), 'word')} of description for each`
      }.`,
    steps: {
      prices: () => [
        'Add one line to each price: what’s included, how long it takes and who it suits.',
        'Say what isn’t included and what may come on top, so that no one has to ask.',
        'Replace trade names with what the customer gets, or explain them in five words.',
        'Mark the one that most customers choose, and give each its own button.',
      ],
      entries: ({ names }: BareEntries) => [
        `Start with ${quote(names[0] ?? '', SHOWN)}: add one or two sentences on what it includes, for whom, and what they have at the end.`,
        'Do the same for the others, with a figure in each: a duration, a size, an area or a price from.',
        'Add a picture of a real example to each.',
        'End each with a link or button to ask for or book exactly this one.',
      ],
    },
  },
};
