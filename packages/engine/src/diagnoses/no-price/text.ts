import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Cards {
  priced: number;
  total: number;
}

const english = {
  why: 'Price is among the first things people look for, and usability researchers call a missing price the worst mistake on business sites. Visitors who don’t know whether they can afford an offer look for a similar one elsewhere.',
  measure:
    'Reported if a page that sells something shows no prices, or if most product cards don’t show one. It’s most serious on pricing and product pages, and less so if a link leads to the prices or if one is in a collapsed answer. Except on pricing pages, it never comes among the first five if a link leads to the prices, if one is in a collapsed answer, if visitors can ask for a quote, if companies buy, if something is free, or if the page has fewer than 60 words or may not sell anything. Not reported for apps that are free or open source, or if the prices may be in a part of the page that we couldn’t read.',
  title: {
    folded: 'A collapsed answer hides the price',
    pricing: ({ page }: { page: string }) => `Visitors come to ${page} for prices but don’t find any`,
    cards: ({ priced, total }: Cards) => {
      if (priced > 0)
        return `Only ${priced} of ${amount(total, 'product card')} ${priced === 1 ? 'shows' : 'show'} a price`;
      return total === 1
        ? 'The product card shows no price'
        : `None of the ${total} product cards shows a price`;
    },
    before: ({ label }: { label: string }) => `No price is shown before ${quote(label, 40)}`,
    behind: ({ label }: { label: string }) => `The only way to see prices is the ${quote(label, 40)} link`,
    quote: ({ label }: { label: string }) => `The only way to get a price is ${quote(label, 40)}`,
    none: ({ page }: { page: string }) => `No price is shown on ${page}, not even a starting price`,
  },
  observed: {
    folded: ({ said }: { said: string }) =>
      `Only those who open a collapsed part of the page see a price: ${quote(said, 120)}.`,
    cards: ({ priced, total }: Cards) =>
      `${priced} of ${amount(total, 'product card')} ${priced === 1 || total === 1 ? 'shows' : 'show'} a price.`,
    words: ({ words }: { words: number }) => `The page has ${amount(words, 'word')} but no prices.`,
    none: 'The page shows no prices.',
    behind: ({ label }: { label: string }) => `The prices are behind the ${quote(label, 40)} link.`,
    before: ({ label }: { label: string }) => `Visitors reach ${quote(label, 40)} without seeing a price.`,
    free: ({ said }: { said: string }) => `Only the first step is free: ${quote(said, 60)}.`,
  },
  steps: {
    unfold: 'Show the lowest price in the open, next to what it buys, and leave the details in the answer.',
    pricing:
      'List everything people can order, with its price. If a price varies, show the lowest one with the word “from”.',
    goods:
      'Show the current price under every product name. If variants differ in price, show the lowest one with the word “from”.',
    stay: 'For each room, show the lowest price per night with the word “from”, and say what it includes.',
    table: 'Show the price of each dish you name, and link to a page with the full menu and all prices.',
    house: 'Above the fold, show the lowest price with the word “from”, and say what it includes.',
    event: 'Next to the date, show the ticket price, or “free”, and any discounted prices.',
    course:
      'Show the price of the whole course, what it includes and whether it can be paid in installments.',
    software:
      'Show the lowest price per user per month, or say that the software is free. If there’s a free trial, show what it costs afterward.',
    service:
      'Show the prices of your three most popular services. If a price varies, show the lowest one with the word “from”.',
    next: ({ label }: { label: string }) => `Repeat the lowest price next to ${quote(label, 40)}.`,
    behind: ({ label }: { label: string }) =>
      `Copy the lowest price from ${quote(label, 40)} to this page, and link to the others.`,
    depends:
      'If the price depends on the order, show two or three typical orders and what they cost, and say what makes the price go up or down.',
    check: 'Say what the price includes and what costs extra.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
