import { list, nextTo, quote } from '../../checks/shared/phrasing.ts';

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
  nonprofit: 'first name, place and photo, with their consent',
  goods: 'name, photo and what they bought',
  personal: 'name, town and photo',
  business: 'name, role, company and photo',
};

const LISTINGS: Record<Kind, string> = {
  nonprofit:
    'Add the figures of the last year: people helped, money received, money spent, with a link to the report.',
  goods:
    'Show the average rating and the number of reviews next to the product’s name, including the critical ones.',
  personal:
    'If you’re rated on Google or another platform, show the average and the number of reviews, and link to them.',
  business:
    'Name three clients by logo, or describe one project in three lines: the problem, what you did, the result in figures.',
};

const QUESTIONS = 'what nearly kept them away and what has changed since';

export const text = {
  why: 'Visitors don’t take your word for it: they look for people like themselves who were satisfied. In retail, products with five reviews were far more likely to be bought than products with none, and social proof is among the few changes that raised sales in large sets of experiments.',
  measure:
    'Reported if the page has no customer quotes, ratings, customer names or logos, case studies, press mentions or numbers of people served. It’s more serious the more the page says and asks, and where it shows prices. Articles, waiting lists and pages with frames that can’t be read are left out.',
  titleFor: ({ kind, name, one }: Said) =>
    kind === 'nonprofit'
      ? `Nothing shows what ${name ?? 'your work'} has achieved`
      : kind === 'goods'
        ? `No buyer’s review backs up ${name ?? 'what you sell'}`
        : `No ${one} vouches for ${name ?? 'this offer'}`,
  observed: ({ kind, price, button, one, many }: Said) => {
    const missing =
      kind === 'nonprofit'
        ? ['figures on what was achieved', 'stories of people helped', 'words of supporters']
        : kind === 'business'
          ? [`${one} quotes`, 'ratings', 'client names or logos', 'results']
          : [`words of ${many}`, 'ratings', 'numbers of people served'];
    const asked = [
      ...(price ? [`shows a price of ${quote(price, 40)}`] : []),
      ...(button ? [`asks visitors to ${quote(button, 40)}`] : []),
    ];
    const shown = `The page has no ${missing.slice(0, -1).join(', ')} or ${missing.at(-1)}`;
    return asked.length > 0 ? `${shown}, but ${list(asked)}.` : `${shown}.`;
  },
  steps: ({ kind, button, price, many }: Said) => [
    `Write to three ${many} who were satisfied. Ask ${QUESTIONS}, and whether you may publish it.`,
    `Show their answers ${nextTo(button, price ? 'the prices' : 'the headline')}: two or three sentences each, with ${DETAILS[kind]}.`,
    LISTINGS[kind],
    'Until you have them, show what can be checked: a license or certificate with its number, a guarantee, a finished job with place and date.',
  ],
};
