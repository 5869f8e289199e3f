import { amount, list, quote } from '../../checks/shared/phrasing.ts';

const SHOWN = 40;
const NAMED = 5;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

export const text = {
  why: 'In a study with 179 people on six live sites, hiding the navigation cut in half how often people found what was there. Those who don’t see a way to what they came for leave before they look for one.',
  measure:
    'Reported if the desktop menu is hidden behind a button, if 20 or more prices follow each other over three screens without a link to jump to one, if a page of three screens or more has no menu, or if the menu has ten entries or more. A hidden menu is more serious on pages that people browse, such as shop categories.',
  list: {
    title: ({ prices }: { prices: number }) => `Let visitors jump within the list of ${prices} prices`,
    observed: ({ prices, screens }: { prices: number; screens: number }) =>
      `The page lists ${prices} prices over ${screens} screens, and no link leads to a part of the list.`,
    steps: [
      'Add a row of links at the top, one for each group of prices, that jump to its heading.',
      'Put the groups that most customers ask for first, and fold the rarest away.',
      'Use one table for entries that differ in one thing only, such as length or model, instead of a table for each.',
      'Repeat the button to book or ask after each group.',
    ],
  },
  hidden: {
    steps: [
      'Name them in your visitors’ words, such as the services or categories, not “Products” or “More”.',
    ],
  },
  missing: {
    title: 'Add a menu so visitors can go to what they came for',
    observed: ({ screens, headings }: { screens: number; headings: readonly string[] }) =>
      `The page is ${amount(screens, 'screen')} long and has no menu; ${some(headings)} can only be reached by scrolling.`,
    steps: ({ headings }: { headings: readonly string[] }) => [
      `Add a bar at the top with links that jump to ${some(headings)}.`,
      'Put the name of the business at its left, and the phone number or the main button at its right.',
      'Keep it visible while visitors scroll.',
    ],
  },
  many: {
    title: ({ labels }: { labels: readonly string[] }) =>
      `Cut the menu from ${labels.length} entries to about six`,
    observed: ({ labels }: { labels: readonly string[] }) =>
      `The menu shows ${amount(labels.length, 'entry', 'entries')} of the same rank: ${some(labels)}.`,
    steps: [
      'Keep the entries that customers need before they decide: what you offer, prices, proof, about you and contact.',
      'Move the rest to the footer, or group it below one entry.',
      'Make the most important entry a button.',
    ],
  },
};
