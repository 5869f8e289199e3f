import { every, list, quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'People decide while they look at an option and its price. If they have to go and search for the next step, many don’t come back to it.',
  measure:
    'Reported if the page shows three or more prices, and no button, form or link that asks visitors to act is beside them or within 0.6 screens below; or if at least half of the cards with a price have no button or link of their own. More serious if the page has no such button at all.',
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
        ? `Add an order or booking button next to the prices, such as ${quote(first, 30)}`
        : `Put ${quote(lead.label, 40)} next to the prices`,
    observed: [
      `The page shows ${count} prices, from ${quote(first, 40)} to ${quote(last, 40)}, and none has a button beside or below it.`,
      lead === null ? NO_OTHER : elsewhere(lead),
    ].join(' '),
    steps: steps(lead?.label ?? null),
  }),
  cards: ({ names, lead }: { names: readonly string[]; lead: string | null }) => ({
    title: `Add a button to ${list(
      names.map((name) => quote(name, 30)),
      3,
    )}`,
    observed: [
      `${every(names.length, 'card')} with a price, such as ${quote(names[0] ?? '', 50)}, can’t be clicked: ${names.length === 2 ? 'neither' : 'none'} has a button or link.`,
      lead === null ? NO_OTHER : `People have to go on to ${quote(lead, 40)} and say again what they want.`,
    ].join(' '),
    steps: steps(lead),
  }),
};

const NO_OTHER = 'The page has no other button to order or book.';

function steps(lead: string | null): string[] {
  return [
    `Add a button to each option${lead === null ? '' : `, such as ${quote(lead, 40)}`}, or one below each group of prices.`,
    'Let the button pass on which option was chosen, so people don’t have to name it again.',
    'Mark the option that most customers take, and give its button the strongest color.',
  ];
}

function elsewhere({ label, screens }: { label: string; screens: number }): string {
  return screens < 1
    ? `${quote(label, 60)} is elsewhere on the page.`
    : `${quote(label, 60)} is ${screens.toFixed(1)} screens away.`;
}
