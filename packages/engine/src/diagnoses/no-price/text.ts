import { amount, quote } from '../../checks/shared/phrasing.ts';

interface Cards {
  priced: number;
  total: number;
}

export const text = {
  why: 'Price is among the first things people look for, and usability researchers call a missing price the worst mistake of business sites. Visitors who don’t know if they can afford an offer look for a comparable one elsewhere.',
  measure:
    'Reported if a page that sells something shows no amount of money, or if most product cards show none. It’s most serious on pricing and product pages, and less so if a link leads to the prices. Not reported for apps that are free or open source, or if prices may be in a part of the page that we couldn’t read.',
  title: {
    pricing: ({ page }: { page: string }) => `There’s no price on ${page}, which visitors open to see one`,
    cards: ({ priced, total }: Cards) => {
      if (priced > 0) return `Only ${priced} of ${amount(total, 'product card')} show a price`;
      return total === 1
        ? 'The product card shows no price'
        : `None of the ${total} product cards shows a price`;
    },
    before: ({ label }: { label: string }) => `No price is shown before ${quote(label, 40)}`,
    behind: ({ label }: { label: string }) => `The only way to a price is the link ${quote(label, 40)}`,
    quote: ({ label }: { label: string }) => `The only way to a price is ${quote(label, 40)}`,
    none: ({ page }: { page: string }) => `No price is shown on ${page}, not even a “from” price`,
  },
  observed: {
    cards: ({ priced, total }: Cards) =>
      `${priced} of ${amount(total, 'product card')} ${priced === 1 || total === 1 ? 'shows' : 'show'} a price.`,
    words: ({ words }: { words: number }) => `The page has ${amount(words, 'word')} and no amount of money.`,
    none: 'The page has no amount of money.',
    behind: ({ label }: { label: string }) => `The prices are behind the link ${quote(label, 40)}.`,
    before: ({ label }: { label: string }) => `Visitors get to ${quote(label, 40)} without having seen one.`,
    free: ({ said }: { said: string }) => `Only the first step is free: ${quote(said, 60)}.`,
  },
  steps: {
    pricing:
      'List each thing people can order with its price. If it varies, show the lowest one with “from”.',
    goods:
      'Show the current price under every product name. If variants differ, show the lowest with “from”.',
    stay: 'Show the lowest price per night with “from” at each room, and say what it includes.',
    table: 'Show the price of each dish you name, and link the menu with all prices as a page.',
    house: 'Show the lowest price with “from” above the fold, and say what it includes.',
    event: 'Show the ticket price, or “free”, next to the date, with any reduced price.',
    course:
      'Show the price of the whole course, what it includes and whether it can be paid in installments.',
    software:
      'Show the lowest price per user and month, or say that it’s free. If there’s a free trial, show the price after it.',
    service: 'Show the price, or the lowest one with “from”, of your three most ordered services.',
    next: ({ label }: { label: string }) => `Repeat the lowest price next to ${quote(label, 40)}.`,
    behind: ({ label }: { label: string }) =>
      `Take the lowest price from ${quote(label, 40)} to this page, and link there for the rest.`,
    depends:
      'If the price depends on the order, show two or three typical orders with what they cost, and say what makes the price go up or down.',
    check: 'Say what the price includes, such as tax, travel or materials.',
  },
};
