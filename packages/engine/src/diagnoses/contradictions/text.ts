import { translated } from '@liftmark/contract/translated';
import { quote } from '../../checks/shared/phrasing.ts';
import type { Trust } from '../../facts/types/trust.ts';
import type { Conflict } from './ratings.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Misdirected = Trust['contact']['misdirected'][number];

const act = ({ kind }: Misdirected) => (kind === 'phone' ? 'dials' : 'opens an email to');

const english = {
  why: 'If a call or an email doesn’t get through, most visitors won’t try again. When details don’t match, people also wonder what else on the page is wrong.',
  measure:
    'Reported if a link shows one phone number or email address but leads to another, which is serious, if the page claims more years of experience than have passed since it was founded, if it states two different return periods, two lengths of one guarantee or trial, or two different ratings on one platform, if it says both that delivery is free and that it costs extra, or if the rating on the page differs from the one in its structured data.',
  astray: (link: Misdirected) => `The link ${quote(link.shown, 50)} ${act(link)} ${quote(link.target, 50)}`,
  observed: (link: Misdirected, links: number) =>
    `The page shows ${quote(link.shown, 60)}, but the link ${act(link)} ${quote(link.target, 60)}${links > 1 ? `; ${links - 1} more of its contact links ${links === 2 ? 'has' : 'have'} the same problem` : ''}.`,
  steps: (link: Misdirected) => [
    'Find out which of the two is right, and use it in both the text and the link.',
    link.kind === 'phone'
      ? 'In the link, write the number with its country code and without spaces, such as tel:+15550100199.'
      : 'In the link, write mailto: followed directly by the address.',
    'Click every phone number and email address on the page, on a computer and on a phone, and check what opens.',
  ],
  conflict: {
    title: ({ first, second }: Conflict) => `${quote(first, 40)} contradicts ${quote(second, 40)}`,
    observed: ({ kind, first, second, years }: Conflict) =>
      kind === 'age'
        ? `${quote(first, 60)} means ${years} years, but the page also says ${quote(second, 60)}.`
        : kind === 'rating'
          ? `The page says ${quote(first, 60)} in one place and ${quote(second, 60)} in another, so visitors trust neither.`
          : kind === 'shipping'
            ? `One line says ${quote(first, 60)}, another ${quote(second, 60)}, so visitors don’t know which price they’ll pay.`
            : `One line says ${quote(first, 60)}, another ${quote(second, 60)}, so visitors don’t know how long they have.`,
    steps: [
      'Find out which of the two is right, and use it everywhere on the page.',
      'If both are right because they’re about different things, say what each one refers to.',
      'Search the page, its terms and your other pages for the same information, and correct it there too.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
