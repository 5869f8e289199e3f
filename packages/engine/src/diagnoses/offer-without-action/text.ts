import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'People decide while they’re looking at an option and its price. If they have to search for the next step, many never come back.',
  measure:
    'Reported if the page shows three or more prices, but no button, form or link that asks visitors to act is next to them or within 0.6 screens below them; if that’s true of at least half of the prices in a list that’s longer than a screen (a button that stays in the header doesn’t count there); or if at least half of the cards with a price have no button or link of their own. More serious if the page has no such button at all.',
  prices: ({
    count,
    first,
    last,
    lead,
  }: {
    count: number;
    first: string;
    last: string;
    lead: { label: string; screens: number } | null;
  }) => ({
    title:
      lead === null
        ? `Add an order or booking button next to prices such as ${quote(first, 30)}`
        : `Put ${quote(lead.label, 40)} next to the prices`,
    observed: [
      `The page shows ${count} prices, from ${quote(first, 40)} to ${quote(last, 40)}, and none has a button next to or below it.`,
      lead === null ? NO_OTHER : elsewhere(lead),
    ].join(' '),
    steps: steps(lead?.label ?? null),
  }),
  list: ({
    count,
    far,
    screens,
    first,
    last,
    lead,
    staysInHeader,
  }: {
    count: number;
    far: number;
    screens: number;
    first: string;
    last: string;
    lead: string;
    staysInHeader: boolean;
  }) => ({
    title: `Put ${quote(lead, 40)} next to the prices`,
    observed: [
      `The page lists ${count} prices over ${screens.toFixed(1)} screens${first === last ? '' : `, from ${quote(first, 40)} to ${quote(last, 40)}`}, and ${far === count ? 'none of them has a button' : `${far} of them have no button`} next to or below ${far === count ? 'it' : 'them'}.`,
      ...(staysInHeader ? [`While people read them, ${quote(lead, 60)} is only in the header.`] : []),
    ].join(' '),
    steps: steps(lead),
  }),
  cards: ({ names, lead }: { names: readonly string[]; lead: string | null }) => ({
    title: `Add a button to ${list(
      names.map((name) => quote(name, 30)),
      3,
    )}`,
    observed: [
      `${amount(names.length, 'card')} with a price, such as ${quote(names[0] ?? '', 50)}, can’t be clicked because there’s no button or link.`,
      lead === null ? NO_OTHER : `People have to go to ${quote(lead, 40)} and repeat what they want.`,
    ].join(' '),
    steps: steps(lead),
  }),
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

const NO_OTHER = 'There’s no order or booking button elsewhere on the page either.';

function steps(lead: string | null): string[] {
  return [
    `Add a button${lead === null ? '' : ` such as ${quote(lead, 40)}`} to each option, or one below each group of prices.`,
    'Have the button pass on the chosen option, so people don’t have to pick it again.',
    'Highlight the option that most people choose, and give its button the strongest color.',
  ];
}

function elsewhere({ label, screens }: { label: string; screens: number }): string {
  return screens < 1
    ? `${quote(label, 60)} is elsewhere on the page.`
    : `${quote(label, 60)} is ${screens.toFixed(1)} screens away.`;
}
