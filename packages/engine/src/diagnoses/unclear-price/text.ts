import { translated } from '@liftmark/contract/translated';
import { quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const STOPS = ['.', '!', '?'];

interface TakenBack {
  /** The sentence that takes the prices back. */
  caveat: string;
  /** Where the page calls them clear. */
  promise: string | null;
}

/** In quotation marks, with its period. */
function sentence(said: string): string {
  return `${quote(said, 110)}${STOPS.some((stop) => said.endsWith(stop)) ? '' : '.'}`;
}

const english = {
  why: 'Visitors want to know how much they’ll pay in total. Unexpected costs are the most common reason for abandoned checkouts, and people who have to do the math or compare plans on their own put off the decision.',
  measure:
    'Reported if all prices on a pricing page are in collapsed sections, if the page calls its own prices estimates or asks visitors to confirm them, if shipping, fees or the total are missing, or if three or more plans can’t be compared. The most serious of these determines how serious the finding is. Only collapsed prices, and estimates that contradict a promise on the page, come among the first five.',
  collapsed: {
    title: ({ price }: { price: string }) =>
      `All prices are in collapsed sections, such as ${quote(price, 40)}`,
    observed: ({ price }: { price: string }) =>
      `The page shows no price until visitors open a section. ${quote(price, 40)}, for example, is inside one.`,
    steps: [
      'Show each price next to the name of what it buys, and collapse only the details.',
      'If the list is long, group it under headings, and link to each group at the top.',
    ],
  },
  caveat: {
    title: ({ caveat }: TakenBack) => `Show final prices instead of ${quote(caveat, 50)}`,
    observed: ({ caveat, promise }: TakenBack) =>
      `The page shows prices and then takes them back: ${sentence(caveat)}${promise === null ? '' : ` At the same time, it promises ${sentence(promise)}`}`,
    steps: [
      'Give a fixed price for the most common cases, and state what it includes.',
      'If a price varies, say what it depends on, and show two or three examples with their totals.',
      'Remove the caveat, or move it next to the few prices it applies to.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
