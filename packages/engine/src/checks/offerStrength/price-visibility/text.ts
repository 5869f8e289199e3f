import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { amount, places, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Cards {
  priced: number;
  total: number;
}

const english = {
  title: { passes: 'Pricing is easy to find', fails: 'Pricing is missing or hard to find' },
  titleFromHtml: { passes: 'Pricing is shown or linked', fails: 'Pricing isn’t shown or linked' },
  why: 'Price is among the first things people look for, and usability researchers called missing prices the number one mistake of business sites. In product-page studies, 20% of failed purchases came from missing or unclear information.',
  measure: (cases: string) =>
    `On product and category pages, a price or “free” scores 1 within the first two screens and 0.8 further down; on others, 1 anywhere. Otherwise, it’s ${cases}. Not scored if prices appear only after visitors enter a date or sign in.`,
  how: {
    cards: 'if less than half of a category’s cards show a price',
    free: 'if the whole offer is free',
    link: 'if there’s a link to pricing (not on pricing pages)',
    route: 'for a way to get a quote, book or talk to sales, or a free first step of a service',
    noneInShop: 'for nothing on a product or category page',
    none: 'for nothing elsewhere',
  },
  notMeasured: {
    gate: 'Prices appear only after visitors enter a date or sign in, and we did neither.',
    noWordList: 'No amount was found, and there’s no word list for “free” or “prices” in this language.',
    absent: 'A price',
  },
  observed: {
    price: ({ price, depth }: { price: string; depth: PerViewport<number> }) =>
      `The price ${quote(price)} is ${places(depth)}.`,
    cards: ({ priced, total }: Cards) =>
      `${priced} of ${amount(total, 'product card')} ${priced === 1 || total === 1 ? 'shows' : 'show'} a price.`,
    free: ({ said }: { said: string }) => `The page says it’s free: ${quote(said)}.`,
    link: ({ label }: { label: string }) => `The link ${quote(label)} leads to the prices.`,
    freeStep: ({ said }: { said: string }) => `No price is shown, but this is free: ${quote(said)}.`,
    quoteRoute: ({ label }: { label: string }) => `No price is shown; ${quote(label)} leads to one.`,
    bookingRoute: ({ label }: { label: string }) => `No price is shown; ${quote(label)} may lead to one.`,
    none: 'No price was found, and no way to get one.',
  },
  searched: ['visible text on the whole page', 'currency symbols and words for “free”', 'structured data'],
  advice: {
    cards: {
      title: ({ total }: Cards) => {
        if (total === 0) return 'Show the price on every product card';
        if (total === 1) return 'Show the price on the product card';
        return `Show the price on each of the ${amount(total, 'product card')}`;
      },
      steps: ({ priced, total }: Cards) => [
        `Show the current price under every product name${total === 0 ? '' : `; ${priced} of ${total} ${priced === 1 || total === 1 ? 'has' : 'have'} one now`}.`,
        'If variants have different prices, show the lowest with “from”.',
        'Show any former price next to the current one, in smaller type.',
      ],
    },
    price: {
      title: ({ price }: { price: string }) =>
        `Move the price ${quote(price, 40)} up to the first two screens`,
      steps: ({ depth }: { depth: PerViewport<number> }) => [
        `The price is ${places(depth)}. Place it next to the product name and the purchase button.`,
        'Check it on desktop and on a phone: the price should be visible without searching.',
      ],
    },
    quoteRoute: {
      title: ({ label }: { label: string }) => `Add price examples next to ${quote(label, 40)}`,
      steps: ({ label }: { label: string }) => [
        `A quote can be the right way to sell. Show what a typical order costs next to ${quote(label, 40)}, so visitors know if they’re in the right place.`,
        'Describe two or three common cases with their price or price range.',
        'Say what makes the price go up or down.',
      ],
    },
    bookingRoute: {
      title: ({ label }: { label: string }) => `Show the price next to ${quote(label, 40)}`,
      steps: ({ label }: { label: string }) => [
        `Show the price, or the lowest one with “from”, next to ${quote(label, 40)}: people want to know it before they book.`,
        'If it depends on the date or the number booked, show two or three common cases with their prices.',
      ],
    },
    none: {
      title: ({ page }: { page: string }) => `Show the price on ${page}`,
      steps: [
        'Show the price, or the lowest price with “from”, near the headline and again next to the main button.',
        'If it depends on the order, show two or three sample orders with their prices.',
      ],
      mayBeFree: 'If it’s free, say “free”.',
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
