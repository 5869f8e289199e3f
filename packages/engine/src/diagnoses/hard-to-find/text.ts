import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const SHOWN = 40;
const NAMED = 5;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

const english = {
  why: 'In a study of 179 people on six live sites, people found content only half as often when the navigation was hidden. Visitors who don’t see how to get to what they came for leave instead of searching for it.',
  measure:
    'Reported if most items of the desktop menu are icons without a word, if the desktop menu is hidden behind a button, if a page of three screens or more lists 20 or more prices without links to jump to them, if a page of three screens or more has no menu, or if the menu has ten or more items. A hidden menu is more serious on pages that people browse, such as shop categories. Only a menu of icons comes among the first five.',
  signs: ({ count, labels }: { count: number; labels: readonly string[] }) => ({
    title: `Label the ${count} icons in the menu`,
    observed: `${count} menu items are icons without a word, so visitors have to guess where each one leads.`,
    steps: [
      labels.length === 0
        ? 'Write the name of its page next to each icon, or replace the icons with words.'
        : `Write the name of its page next to each icon, or replace the icons with words: ${some(labels)}.`,
      'Drop the items that few visitors need, so that the words fit on one line.',
    ],
  }),
  list: {
    title: ({ prices }: { prices: number }) => `Add jump links to the list of ${prices} prices`,
    observed: ({ prices, screens }: { prices: number; screens: number }) =>
      `The page lists ${prices} prices over ${screens} screens, with no links to jump to a section.`,
    steps: [
      'At the top, add a row of links, one to the heading of each group of prices.',
      'Put the most requested groups first, and collapse the least requested ones.',
      'Use one table, not several, for products or services that differ only in one thing, such as length or model.',
      'After each group, repeat the booking or inquiry button.',
    ],
  },
  hidden: {
    steps: [
      'Label the menu items in your visitors’ words, such as the names of services or categories, not “Products” or “More”.',
    ],
  },
  missing: {
    title: 'Add a menu to this long page',
    observed: ({ screens, headings }: { screens: number; headings: readonly string[] }) =>
      `The page is ${amount(screens, 'screen')} long and has no menu; ${some(headings)} can only be reached by scrolling.`,
    steps: ({ headings }: { headings: readonly string[] }) => [
      `Add a bar at the top with links that jump to ${some(headings)}.`,
      'Put the business name on the left, and the phone number or the main button on the right.',
      'Keep the bar visible while visitors scroll.',
    ],
  },
  many: {
    title: ({ labels }: { labels: readonly string[] }) =>
      `Cut the menu from ${labels.length} items to about 6`,
    observed: ({ labels }: { labels: readonly string[] }) =>
      `The menu has ${amount(labels.length, 'item')} at the same level: ${some(labels)}.`,
    steps: [
      'Keep the items that visitors need before they decide: your offer, prices, proof, “About” and “Contact”.',
      'Move the others to the footer, or group them under one item.',
      'Make the most important item a button.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
