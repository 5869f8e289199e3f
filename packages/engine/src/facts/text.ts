import { NO_WORD_LIST } from '@liftmark/contract/score-words';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Words of facts that reports show: where something was looked for, and why it couldn’t be determined. */
const english = {
  /** They complete "Looked in: …". */
  searched: {
    consentBanner: ['overlays', 'dialogs', 'frames', 'bars at the top and bottom'],
    contact: ({ links }: { links: number }) =>
      `visible links to phone numbers, email addresses and contact pages (${links}), phone numbers, email and mailing addresses in the text, and all forms`,
    countdowns: 'all visible text, and boxes with numbers that show the time left',
    faq: 'accordions, question headings with text below them, and sections with a question as the heading',
    freeOffer:
      'all visible text and buttons that mention a free plan, trial, sample, download or consultation',
    guarantee: 'all visible text and links that mention guarantees, warranties, returns or refunds',
    links: ({ links, to }: { links: number; to: string }) =>
      `visible links (${links}) from header to footer that lead to ${to}`,
    linksTo: {
      about: 'an “About” or company page, or a legal notice',
      prices: 'prices, tickets or a menu',
      pricesBelow: 'prices on this page',
      privacy: 'a privacy or data protection page',
      terms: 'terms and conditions',
    },
    logos:
      'rows of three or more similar small images, and lists of names below headings such as “Trusted by”',
    numbers: 'labeled figures in rows or cards, and sentences that count customers, projects or years',
    offer: {
      booking: 'all links and buttons that offer a booking, a registration or an estimate',
      demo: 'all buttons and links that offer a demo',
      donation: 'all forms and buttons that ask for donations',
      freePlan: 'all short lines that mention a free plan',
      priceGate: 'all short lines that ask for dates or a sign-in before the price',
      quote: 'all short lines, links and buttons that offer a quote, a demo or a sales contact',
      waitingList: 'all buttons that lead to a waiting list',
    },
    proof: {
      cases: 'links and headings that name case studies or customer stories',
      press: 'headings such as “As seen in” and the logos below them',
      provenance:
        'verified-buyer badges, links to and embeds from review platforms, and notes on how reviews are checked',
      ratings: 'text, labels and images that show stars, averages or review counts',
      testimonials: 'quotes, cards below headings about customers, and review lists, with a person’s name',
    },
    support: 'phone numbers and call links, chat widgets, and links to help or support',
    video: ['video elements', 'frames of video hosts', 'player elements'],
  },

  notMeasured: {
    noWordList: `${NO_WORD_LIST} of this page.`,
    noReadingFormula: 'We have no readability formula for this page’s language.',
    tooLittleText: ({ words, needed }: { words: number; needed: number }) =>
      `The page has ${words} ${words === 1 ? 'word' : 'words'} of running text, not counting headings, quotes and legal lines. The readability formula needs ${needed}.`,
    consentBanner: 'Consent banners are added by scripts, which don’t run when only the HTML is read.',
    house:
      'It’s unclear whether guests eat, stay or just visit here, so we don’t know which facts they’re looking for.',
    pricesBelow: ({ link }: { link: string }) =>
      `The link “${link}” leads further down the page, but we couldn’t read an amount there.`,
    testimonials:
      'The page quotes customers or mentions testimonials, but we couldn’t identify them with certainty.',
  },

  starRow: 'Row of stars',
  httpStatus: ({ status }: { status: number }) => `HTTP status ${status}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
