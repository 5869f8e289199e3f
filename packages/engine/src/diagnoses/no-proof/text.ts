import { translated } from '@liftmark/contract/translated';
import { list, nextTo, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Who speaks and what they can say. */
export type Kind = 'nonprofit' | 'goods' | 'personal' | 'business';

interface Said {
  kind: Kind;
  /** In quotation marks. */
  name: string | null;
  one: string;
  many: string;
  /** The highest that the page shows, as written. */
  price: string | null;
  button: string | null;
}

/** What stands under a quote. */
const DETAILS: Record<Kind, string> = {
  nonprofit: 'their first name, city and photo if they agree to it',
  goods: 'their name, a photo and what they bought',
  personal: 'their name, city and photo',
  business: 'their name, role, company and photo',
};

/** What can be checked without asking anybody. */
const VERIFIABLE: Record<Kind, string> = {
  nonprofit: 'your registration number, your last annual report, or the names of the people in charge',
  goods: 'a guarantee, a test result or certificate with its number, or the product in use',
  personal:
    'a license or certificate with its number, a guarantee, or a finished job with its place and date',
  business: 'a demo or a finished project, a certificate with its number, or a guarantee',
};

const LISTINGS: Record<Kind, string> = {
  nonprofit:
    'Add last year’s figures: people helped, money received and money spent, with a link to the report.',
  goods:
    'Next to the product name, show the average rating and the number of reviews, and keep the critical ones.',
  personal:
    'If you’re rated on Google or another platform, show the average and the number of reviews, and link to them.',
  business:
    'Show the logos of three clients, or describe one project in three lines: the problem, what you did and the result in figures.',
};

const QUESTIONS = 'what nearly kept them away, what has changed since';

const english = {
  why: 'Visitors don’t take your word for it: they look for people like themselves who were satisfied. In retail, products with five reviews were far more likely to be bought than products with none, and social proof is among the few changes that raised sales in large sets of experiments.',
  measure:
    'Reported if the page has no customer quotes, ratings, customer names or logos, case studies, press mentions or numbers of people served. It’s more serious the longer the page is, and if it shows prices. It never comes among the first five on checkouts and hospitality pages, or on portfolios and pages of no clear type that show no price. Articles, waiting lists, pages with fewer than 15 words and pages with frames that can’t be read are left out.',
  titleFor: ({ kind, name, one }: Said) =>
    kind === 'nonprofit'
      ? `Nothing shows what ${name ?? 'your work'} has achieved`
      : kind === 'goods'
        ? `No buyer reviews back up ${name ?? 'what you sell'}`
        : `No ${one} vouches for ${name ?? 'this offer'}`,
  observed: ({ kind, price, button, one, many }: Said) => {
    const missing =
      kind === 'nonprofit'
        ? ['results in figures', 'stories of people helped', 'quotes from supporters']
        : kind === 'business'
          ? [`${one} quotes`, 'ratings', 'client names', 'logos', 'results']
          : [`quotes from ${many}`, 'ratings', 'numbers of people served'];
    const asked = [
      ...(price ? [`shows a price of ${quote(price, 40)}`] : []),
      ...(button ? [`asks visitors to act with ${quote(button, 40)}`] : []),
    ];
    const shown = `The page has no ${missing.slice(0, -1).join(', ')} or ${missing.at(-1)}`;
    return asked.length > 0 ? `${shown}, but it ${list(asked)}.` : `${shown}.`;
  },
  steps: ({ kind, button, price, many }: Said) => [
    `Write to three satisfied ${many}. Ask ${QUESTIONS} and whether you may publish their answers.`,
    `Show their answers ${nextTo(button, price ? 'the prices' : 'the headline')}: two or three sentences each, with ${DETAILS[kind]}.`,
    LISTINGS[kind],
    `Until you have them, show something visitors can verify: ${VERIFIABLE[kind]}.`,
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
