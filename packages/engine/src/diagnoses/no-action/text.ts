import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Goal } from '../../language/copy/copy-words.ts';

/** Buttons by what a page of a type usually asks for. */
const BUTTONS: Partial<Record<Goal, string>> = {
  trial: 'a trial button',
  signup: 'a sign-up button',
  buy: 'an order button',
  quote: 'a quote button',
  book: 'a booking button',
  stay: 'a booking button',
  table: 'a booking button',
  appointment: 'a booking button',
  enroll: 'an enrollment button',
  donate: 'a donate button',
  contact: 'a contact button',
  download: 'a download button',
  tickets: 'a ticket button',
  choose: 'an order or booking button',
};

interface Named {
  /** Labels of buttons that only lead to reading on. */
  reading: readonly string[];
  /** Phone numbers, mail addresses and the like outside of buttons. */
  ways: readonly string[];
  /** Entries of the menu that lead on. */
  menu: readonly string[];
  /** Whether there is a form that the page doesn't exist for. */
  hasField: boolean;
}

const BUT_FIELD = ' besides a newsletter, search or sign-in';

export const text = {
  why: 'Visitors who are convinced look for a button that says what to do. Where they find none, most leave instead of searching the menu or typing a number.',
  measure:
    'Reported if the page has no form and no button that asks visitors to act, such as to book, order, register or get in touch. Links in menus and footers, plain phone numbers and email addresses, and buttons that only lead to more reading don’t count. Less serious if a phone number or email address is above the fold, and on pages that are mostly there to be read or used.',
  title: ({ goal, headline, reading }: { goal: Goal; headline: string | null; reading: string | null }) => {
    const button = BUTTONS[goal] ?? 'a button for the next step';
    if (reading !== null) return `Add ${button}: ${quote(reading, 40)} only leads to more reading`;
    return headline === null
      ? `Add ${button} at the top of the page`
      : `Add ${button} below ${quote(headline, 50)}`;
  },
  observed: ({ reading, ways, menu, hasField }: Named) =>
    [
      reading.length > 0
        ? `The only buttons lead to more reading: ${list(reading.slice(0, 8).map((label) => quote(label, 40)))}. There is no form${hasField ? BUT_FIELD : ''}.`
        : `Outside the menu, there is no button and no form${hasField ? BUT_FIELD : ''}.`,
      ...waysOn(ways, menu),
    ].join(' '),
  steps: ({ headline, way }: { headline: string | null; way: string | null }) => [
    `Decide on the one thing visitors should do here, and put it on a filled button ${headline === null ? 'at the top' : `below ${quote(headline, 50)}`}.`,
    ...(way === null
      ? []
      : [`Turn ${quote(way, 40)} into a button with a label that says what people get, so a tap is enough.`]),
    'Repeat the button after the last section, so that people who have read everything can act at once.',
    'If people need to ask first, add a form with three fields: name, email or phone, and their question.',
  ],
};

function waysOn(ways: readonly string[], menu: readonly string[]): string[] {
  if (ways.length > 0) {
    return [`People can only use ${list(ways.slice(0, 3).map((way) => quote(way, 40)))} in plain text.`];
  }
  return menu.length > 0 ? [`The only way on is ${quote(menu[0] ?? '', 40)} in the menu.`] : [];
}
