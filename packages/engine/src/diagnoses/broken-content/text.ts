import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Texts = readonly string[];

function shown(texts: Texts): string {
  return list(
    texts.map((line) => quote(line, 60)),
    4,
  );
}

const english = {
  why: 'Where they expect content, visitors find an error, a blank or code. They wonder whether the offer still exists, and doubt that an order or message would get through.',
  measure:
    'Reported if the page shows an error or loading message, “coming soon”, raw code, a blank where a number should be, a countdown or counters at zero, an empty selection list, a blank frame, a loading animation that never ends, prices that are all zero or an empty order; if it refers to a form that isn’t there; or if it shows fewer than 60 characters of text. “Coming soon” alone never comes among the first five.',
  title: {
    bare: ({ letters }: { letters: number }) =>
      letters === 0
        ? 'Visitors see no text at all'
        : `The page shows only ${amount(letters, 'character')} of text`,
    order: () => 'The checkout shows nothing to buy',
    zero: ({ texts }: { texts: Texts }) => `Every price reads ${quote(texts[0] ?? '', 20)}`,
    countdown: ({ texts }: { texts: Texts }) => `The countdown has stopped at ${quote(texts[0] ?? '', 40)}`,
    form: () => 'The form to fill out is missing',
    failed: ({ texts }: { texts: Texts }) =>
      `An error appears instead of content: ${quote(texts[0] ?? '', 50)}`,
    loading: ({ texts }: { texts: Texts }) => `Part of the page is stuck on ${quote(texts[0] ?? '', 50)}`,
    number: ({ texts }: { texts: Texts }) => `A value is missing from ${quote(texts[0] ?? '', 50)}`,
    markup: ({ texts }: { texts: Texts }) => `Visitors see raw code: ${quote(texts[0] ?? '', 40)}`,
    counter: ({ texts }: { texts: Texts }) => `Counters have stopped at zero: ${quote(texts[0] ?? '', 40)}`,
    frame: ({ texts }: { texts: Texts }) =>
      texts[0] ? `The embedded ${quote(texts[0], 40)} stays blank` : 'An embedded frame stays blank',
    loader: () => 'A loading animation never ends',
    choices: () => 'A selection list has no choices',
    announced: ({ texts }: { texts: Texts }) =>
      `${quote(texts[0] ?? '', 50)} appears instead of real content`,
  },
  observed: {
    bare: ({ letters }: { letters: number }) =>
      letters === 0
        ? 'The page shows no text at all, on desktop or on phones.'
        : `The whole page shows ${amount(letters, 'character')} on desktop and on phones.`,
    order: () => 'The page asks visitors to order but shows no items and no price above zero.',
    zero: ({ texts }: { texts: Texts }) =>
      `${amount(texts.length, 'price')} on the page read ${quote(texts[0] ?? '', 20)}, and none is above zero.`,
    countdown: ({ texts }: { texts: Texts }) => `A countdown reads ${shown(texts)}.`,
    form: ({ texts }: { texts: Texts }) =>
      `The page says ${shown(texts)}, but there are no fields to fill in.`,
    failed: ({ texts }: { texts: Texts }) => `Part of the page couldn’t load: ${shown(texts)}.`,
    loading: ({ texts }: { texts: Texts }) => `After the page had loaded, it still said ${shown(texts)}.`,
    number: ({ texts }: { texts: Texts }) => `Values are missing from ${shown(texts)}.`,
    markup: ({ texts }: { texts: Texts }) => `The page shows this code as text: ${shown(texts)}.`,
    counter: ({ texts }: { texts: Texts }) => `Counters of the page read ${shown(texts)}.`,
    frame: () =>
      'Where a map, a calendar or other content from another address should appear, visitors see an empty box.',
    loader: () =>
      'A loading animation was still turning after the page had loaded, and nothing appeared in its place.',
    choices: ({ texts }: { texts: Texts }) =>
      `${amount(texts.length, 'selection list')} ${texts.length === 1 ? 'is' : 'are'} empty, so visitors can’t choose anything.`,
    announced: ({ texts }: { texts: Texts }) =>
      `The page promises content that isn’t there: ${shown(texts)}.`,
  },
  step: {
    bare: 'Open the page in a private window to see whether the text is missing, hidden or waiting for a script that fails, and put it in the HTML.',
    order:
      'Send visitors with an empty cart back to the store, and show everyone else their items and total.',
    zero: 'Put in the real prices, or remove the price line until you have them.',
    countdown: 'Set the countdown to the next date, or remove it together with its headline.',
    form: 'Add the form where the text mentions it, and send yourself a test message.',
    failed: 'Fix the part that fails to load, and show a phone number or a link in case it fails again.',
    loading: 'Find out why this part never loads, and show static content in its place until it does.',
    number: 'Fill in the value, or hide the line until you have one.',
    markup: 'Fix the template or plugin that should turn this code into content, or delete the code.',
    counter:
      'Put the final figures into the HTML and let the script only animate them, or remove the counters.',
    frame:
      'Open the address of the frame by itself, correct it, and add a link to its content in case it fails again.',
    loader: 'Find out why this part never loads, and show static content in its place until it does.',
    choices: 'Add choices to the list, or remove it.',
    announced: 'Publish what you have, or remove the section until it’s ready.',
    again: 'Then load the page again in a private window, on a computer and on a phone.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
