import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Goal } from '../../language/copy/copy-words.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

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
  /** Labels of buttons that lead nowhere. */
  idle: readonly string[];
  /** Phone numbers, mail addresses and the like outside of buttons. */
  ways: readonly string[];
  /** Entries of the menu that lead on. */
  menu: readonly string[];
  /** Whether there is a form that the page doesn't exist for. */
  hasField: boolean;
}

const english = {
  why: 'Visitors who are convinced look for a button that says what to do next. If they don’t find one, most leave instead of searching the menu or typing in a phone number.',
  measure:
    'Reported if the page has no form and no button that asks visitors to act, such as to book, order, register or get in touch. Links in menus and footers, plain phone numbers and email addresses, buttons that only lead to more information or nowhere, and buttons that scroll to the top, translate the page or show another tab of it don’t count. Less serious if a phone number or email address is above the fold, and on pages that are mainly meant to be read or used. Never among the first five on pages of no clear type that list links, or that have fewer than 60 words of copy and neither a price nor a way to get in touch.',
  title: ({ goal, headline, reading }: { goal: Goal; headline: string | null; reading: string | null }) => {
    const button = BUTTONS[goal] ?? 'a button for the next step';
    if (reading !== null) return `Add ${button}: ${quote(reading, 40)} only leads to more information`;
    return headline === null
      ? `Add ${button} at the top of the page`
      : `Add ${button} below ${quote(headline, 50)}`;
  },
  observed: ({ reading, idle, ways, menu, hasField }: Named) =>
    [
      reading.length > 0
        ? `${onlyReading(reading)} ${hasField ? 'The only form is for a newsletter, search or sign-in' : 'There’s no form'}.`
        : `Outside the menu, no button asks visitors to act, and ${hasField ? 'the only form is for a newsletter, search or sign-in' : 'there’s no form'}.`,
      ...(idle.length === 0 ? [] : [`${labelsOf(idle)} ${idle.length === 1 ? 'leads' : 'lead'} nowhere.`]),
      ...waysOn(ways, menu),
    ].join(' '),
  steps: ({ headline, way }: { headline: string | null; way: string | null }) => [
    `Decide on the one thing visitors should do here, and add a filled button for it ${headline === null ? 'at the top' : `below ${quote(headline, 50)}`}.`,
    ...(way === null
      ? []
      : [`Turn ${quote(way, 40)} into a button whose label says what people get, so one tap is enough.`]),
    'Repeat the button after the last section, so people who have read everything can act right away.',
    'If people need to ask something first, add a form with three fields: name, email or phone, and question.',
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function labelsOf(labels: readonly string[]): string {
  return list(
    labels.map((label) => quote(label, 40)),
    4,
  );
}

function onlyReading(reading: readonly string[]): string {
  const labels = list(reading.slice(0, 8).map((label) => quote(label, 40)));
  return reading.length === 1
    ? `The only button, ${labels}, leads to more information.`
    : `The only buttons lead to more information: ${labels}.`;
}

function waysOn(ways: readonly string[], menu: readonly string[]): string[] {
  if (ways.length > 0) {
    const named = list(ways.slice(0, 3).map((way) => quote(way, 40)));
    return [`${named} ${ways.length === 1 ? 'is' : 'are'} in the text, not on a button.`];
  }
  return menu.length > 0 ? [`The only way forward is ${quote(menu[0] ?? '', 40)} in the menu.`] : [];
}
