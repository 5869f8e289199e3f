import { translated } from '@liftmark/contract/translated';
import { amount, capitalized, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Signs {
  verified: number;
  total: number;
  platforms: readonly string[];
  /** The page's own words on where its reviews come from. */
  note: string | null;
}

const english = {
  title: { passes: 'The source of the reviews is clear', fails: 'The source of the reviews is unclear' },
  why: 'Purchase likelihood was higher with reviews by verified buyers than with anonymous ones. In the European Union, sellers have to make sure that reviews come from real buyers, and in one EU-wide check, 144 of 223 sites couldn’t show that they do.',
  measure:
    'Of three or more reviews with text: 1 if there are verified-buyer labels, a known review platform (named with a review, linked or embedded), or a note on how reviews are checked, otherwise 0.4.',
  notApplicable: {
    few: ({ enough }: { enough: number }) => `The page has fewer than ${enough} reviews with text.`,
  },
  notMeasured: { source: 'The source of the reviews couldn’t be determined.' },
  searched: ['each review', 'text near the reviews', 'links to and frames from known platforms'],
  observed: {
    known: ({ verified, total, platforms, note }: Signs) => {
      const signs = [
        ...(verified > 0
          ? [`${verified} of ${amount(total, 'review')} ${verified === 1 ? 'is' : 'are'} marked as verified`]
          : []),
        ...(platforms.length > 0 ? [`reviews come from ${list(platforms)}`] : []),
        ...(note === null ? [] : [`the page says ${quote(note)}`]),
      ];
      return signs.length === 0
        ? 'The page says where its reviews come from.'
        : `${capitalized(list(signs))}.`;
    },
    unknown: ({ total }: { total: number }) =>
      `None of the ${amount(total, 'review')} with text is marked as coming from a verified buyer.`,
  },
  advice: {
    title: ({ review }: { review: string }) =>
      `Show where ${quote(review, 50)} and the other reviews come from`,
    steps: [
      'Mark each review that your system can match to an order.',
      'Above the reviews, say in one sentence how you collect and check them, and whether you leave any out.',
      'If a platform collects them, link to your page there.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
