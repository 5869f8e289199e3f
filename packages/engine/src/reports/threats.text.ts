import { translated } from '@liftmark/contract/translated';
import { text as de } from './threats.text.de.ts';
import { text as es } from './threats.text.es.ts';
import { text as fr } from './threats.text.fr.ts';

/** What others do in the eyes of visitors who compare. */
interface Words {
  /** Businesses compete; charities, clubs and schools stand beside others. */
  isBusiness: boolean;
}

/** Each threat as a title and what follows from what was seen on the page. */
const english = {
  price: {
    title: ({ isBusiness }: Words): string =>
      isBusiness
        ? 'Competitors that show prices are considered first'
        : 'Other organizations say up front what taking part costs',
    why: ({ isBusiness }: Words): string =>
      isBusiness
        ? 'Visitors who compare offers shortlist those with prices they can see, and a page without prices doesn’t make the list.'
        : 'People who weigh several options choose the one whose cost they know.',
  },
  proof: {
    title: ({ isBusiness }: Words): string =>
      isBusiness
        ? 'Competitors with proof look like the safer choice'
        : 'Organizations that show their results look more trustworthy',
    why: ({ isBusiness }: Words): string =>
      isBusiness
        ? 'Visitors who compare two similar offers choose the one that other customers vouch for.'
        : 'People give their time, money or trust to organizations that show what they’ve achieved.',
  },
  wording: {
    title: ({ isBusiness }: Words): string =>
      isBusiness
        ? 'To visitors who shop around, this offer looks like any other'
        : 'To people comparing organizations, this one looks like any other',
    why: ({ isBusiness }: Words): string =>
      isBusiness
        ? 'When offers sound alike, visitors decide by price.'
        : 'When organizations sound alike, people don’t remember which was which.',
  },
  mobile: {
    title: () => 'Visitors expect pages to work on their phones',
    why: () => 'They’ve just come from pages that do, and going back takes one tap.',
  },
  speed: {
    title: () => 'Visitors are used to faster pages',
    why: () => 'Each second of waiting sends some of them back to the search results.',
  },
  look: {
    title: () => 'The page looks dated compared with what visitors are used to',
    why: () => 'They judge how up to date your work is by how up to date the page is.',
  },
  freshness: {
    title: () => 'Out-of-date details make visitors wonder if anyone is there',
    why: () => 'They don’t know whether the rest of the page is still true.',
  },
  broken: {
    title: () => 'A promise that isn’t kept invites complaints',
    why: () => 'Visitors who come because of it feel misled, and say so in reviews.',
  },
  claims: {
    title: () => 'Claims without support can backfire',
    why: () =>
      'Visitors, competitors and consumer protection agencies can ask for the evidence, and doubt about one claim spreads to the others.',
  },
  contradiction: {
    title: () => 'Contradictory details undermine trust',
    why: () =>
      'Visitors who notice don’t know which detail to believe, and may hold you to the one that’s better for them.',
  },
  reviews: {
    title: () => 'Reviews that can’t be checked can backfire',
    why: () =>
      'Visitors know that reviews can be invented, and reviews that look fake do more harm than having none.',
  },
  pressure: {
    title: () => 'Pressure that doesn’t hold up can backfire',
    why: () =>
      'Visitors who come back and see the same deadline or stock stop believing the page, and consumer law forbids false urgency.',
  },
  terms: {
    title: () => 'Terms that surprise people lead to complaints',
    why: () => 'People who feel tricked will cancel, ask for their money back and write about it.',
  },
  connection: {
    title: () => 'Browsers warn visitors about this page',
    why: () => 'Many people turn back at a warning before they’ve read a word.',
  },
  checkout: {
    title: () => 'Buyers can’t read the terms before they pay',
    why: () => 'Careful buyers stop here, and orders placed without terms are easier to dispute.',
  },
  standing: {
    title: 'Most pages we measured score higher',
    description: ({ standing, isBusiness }: { standing: string; isBusiness: boolean }) =>
      `${standing} ${isBusiness ? 'Visitors who shop around will find pages' : 'People comparing organizations will find pages'} that answer their questions better.`,
    mitigation: ({ advice }: { advice: string }) => `Start with this fix: ${advice}`,
  },
  description: ({ observed, why }: { observed: string; why: string }) => `${observed} ${why}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
