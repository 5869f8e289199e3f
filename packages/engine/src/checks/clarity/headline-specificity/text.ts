import { translated } from '@liftmark/contract/translated';
import type { People } from '../../shared/people.ts';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const ANY_PAGE = 'contains only a name or words that would fit any page';

const fromBelow = (subheadline: string | null) =>
  subheadline === null ? 'the line below it' : `the line below it, ${quote(subheadline)},`;

const english = {
  title: { passes: 'The headline is specific', fails: 'The headline is vague' },
  why: 'Visitors decide within about ten seconds whether a page is for them, and objective wording made pages measurably easier to use than promotional wording. A headline whose words come up again in the title and the sections names the offer; one whose words don’t is a slogan.',
  measure: (scale: string) =>
    `Keywords in the headline and subheadline that come up again in the title, section headings or copy: ${scale}, but at most 0.6 if all of them are in the subheadline. Stop words, generic terms, praise and the brand don’t count, but a word in the brand that names the type of business, such as “festival”, does. A headline of more than 20 words loses 0.2. A headline with at least two keywords scores 0.8 if the copy has fewer than 60 words, and 1 if it states what’s for sale and its price; placeholder text scores 0. Doesn’t apply to pages that open with a contact form and have no offer of their own.`,
  notApplicable: { noHeadline: 'The page has no headline.' },
  observed: {
    filler: ({ headline }: { headline: string }) =>
      `The headline ${quote(headline)} is placeholder text from a template.`,
    littleCopy: ({ headline }: { headline: string }) =>
      `The headline ${quote(headline)} names something, but there’s too little copy to confirm that the page is about it.`,
    priced: ({ headline }: { headline: string }) =>
      `The headline ${quote(headline)} names the offer and its price.`,
    empty: ({ headline }: { headline: string }) => `The headline ${quote(headline)} ${ANY_PAGE}.`,
    emptyButBelow: ({ headline, subheadline }: { headline: string; subheadline: string | null }) =>
      `The headline ${quote(headline)} ${ANY_PAGE}; ${fromBelow(subheadline)} says more.`,
    unrelated: ({ headline, inTitle }: { headline: string; inTitle: boolean }) =>
      `The keywords of the headline ${quote(headline)} don’t appear in the ${inTitle ? '' : 'title, '}section headings or copy.`,
    unrelatedButBelow: ({ headline, subheadline }: { headline: string; subheadline: string | null }) =>
      `The keywords of the headline ${quote(headline)} don’t appear in the title, section headings or copy; words from ${fromBelow(subheadline)} do.`,
    shared: ({ headline }: { headline: string }) =>
      `The headline ${quote(headline)} and the line below it use the same words as the rest of the page.`,
    oneWord: ({ headline, word }: { headline: string; word: string }) =>
      `Only the word ${quote(word)} from the headline ${quote(headline)} appears in the title, section headings or copy.`,
    words: ({ headline, words }: { headline: string; words: readonly string[] }) =>
      `The words ${list(words.map((word) => quote(word)))} from the headline ${quote(headline)} appear in the title, section headings or copy.`,
    long: ({ sentence, words }: { sentence: string; words: number }) =>
      `${sentence} The headline is ${words} words long.`,
  },
  searched: ['page title', 'section headings', 'copy'],
  advice: {
    title: ({ headline }: { headline: string }) =>
      `Rewrite the headline ${quote(headline, 60)} to say what you offer and for whom`,
    steps: ({ others }: People) => [
      'Name the offer in your visitors’ own words; the words in your title and section headings are a good start.',
      `Say who it’s for or what they get. Leave out praise that ${others.any} could claim.`,
      'Keep it under 20 words, and move everything else to the line below.',
      'Show it for five seconds to someone who doesn’t know you, and ask what the page offers.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
