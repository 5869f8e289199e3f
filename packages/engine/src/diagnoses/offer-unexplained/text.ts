import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { BareEntries } from './bare-entries.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

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

const english = {
  why: 'In observed shopping tasks, missing or unclear product information caused one in five failures. People don’t ask about what they can’t find; they go to a site that tells them.',
  measure:
    'Reported if a form has fewer than 60 words of copy around it, if three or more prices or services are listed with at most six words of description for each, if facts that visitors look for on this type of page are missing (what’s included, where, when, by whom, or what a donation does), or if the whole page has fewer than 80 words of copy (60 on price lists and portfolios, 40 in shops and checkouts) and at most 200 words in all. The less the page says, the more serious it is. Prices and services without descriptions never come among the first five, nor do missing facts other than a list of what’s included, or few words on a page that may not offer anything or is reported for having little text in all.',
  sparse: {
    title: ({ page, words }: { page: string; words: number }) =>
      words === 0
        ? `Explain the offer on ${page}`
        : `Explain the offer on ${page} in more than ${amount(words, 'word')}`,
    observed: ({ words }: { words: number }) =>
      `Apart from menus, buttons and labels, the page has ${words === 0 ? 'no copy' : `only ${amount(words, 'word')} of copy`} to say what visitors get.`,
    steps: [
      'Above the fold, write one plain sentence that says what the offer is, who it’s for and what people get.',
      'Below it, answer the three questions that people ask first, such as what’s included, where it is and when it’s available.',
      'Next to the sentence, show a photo of the product, the place or the result.',
      'Ask someone who doesn’t know you to read only what’s above the fold and tell you what you sell.',
    ],
  },
  form: {
    title: ({ headline }: BareForm) =>
      headline === null
        ? 'The form asks before explaining the offer'
        : `${quote(headline, 60)} asks for details before saying what visitors get`,
    observed: ({ words, fields, labels }: BareForm) =>
      `The form has ${amount(fields, 'field')}${labels.length > 0 ? ` (${some(labels)})` : ''}, but the page has ${words === 0 ? 'no copy' : `only ${amount(words, 'word')} of copy`} to explain what visitors get.`,
    steps: ({ headline }: BareForm) => [
      `${headline === null ? 'Above the form' : `Below ${quote(headline, 60)}`}, add two or three sentences on what visitors get, who it’s for and how it works.`,
      'List what’s included, how long it takes, where it happens and what it costs, one fact per line.',
      'Next to the button, say what happens after visitors click it and when you’ll reply.',
      'Add a photo of what visitors sign up for, and a quote about it from someone who did.',
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
        'Under each price, add a line that says what’s included, how long it takes and who it’s for.',
        'Say what isn’t included and what may cost extra, so visitors don’t have to ask.',
        'Replace industry terms with what people get, or explain them in five words.',
        'Highlight the option that most people choose, and give each option its own button.',
      ],
      entries: ({ names }: BareEntries) => [
        `Start with ${quote(names[0] ?? '', SHOWN)}: add one or two sentences on what it includes, who it’s for and what people end up with.`,
        'Do the same for the others, and give a figure for each: a duration, a size, an area or a starting price.',
        'Add a photo of a real example to each one.',
        'End each one with its own link or button to ask about it or book it.',
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
