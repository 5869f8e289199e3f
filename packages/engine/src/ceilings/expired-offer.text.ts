import { translated } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { text as de } from './expired-offer.text.de.ts';
import { text as es } from './expired-offer.text.es.ts';
import { text as fr } from './expired-offer.text.fr.ts';

const english = {
  title: 'The event or offer is over',
  measure:
    'Lowers the score by 40% if the date of an event page has passed and the page doesn’t say so, or if the page says above the fold, or on most of its buttons, that the offer is over or sold out; by 15% if the stated end of an offer has passed.',
  reason: {
    event: ({ date }: { date: string }) => `The event’s date has passed: ${date}.`,
    closed: ({ said }: { said: string }) => `The page says: ${quote(said, 80)}.`,
    over: ({ said }: { said: string }) => `The stated end has passed: ${said}.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
