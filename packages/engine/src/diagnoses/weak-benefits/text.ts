import { translated } from '@liftmark/contract/translated';
import type { People } from '../../checks/shared/people.ts';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'Visitors want to know what they get, how much of it and by when. Praise slows them down: in an experiment, people found the same facts easier to use once the promotional wording was gone. They’re also more likely to believe facts that they can count or check.',
  measure:
    'Reported if at least five paragraphs contain no figure at all on a page without prices, quotes or numbers, if most of the wording is praise, or if a charity asks for money without saying what any given amount does. Store listings, price lists, forms and articles are left out. Missing figures never come among the first five.',
  figures: {
    title: ({ headline }: { headline: string | null }) =>
      headline === null ? 'No figure shows what visitors get' : `No figure backs up ${quote(headline, 60)}`,
    observed: ({ paragraphs, words, example }: { paragraphs: number; words: number; example: string }) =>
      `The page has ${amount(paragraphs, 'paragraph')} with ${amount(words, 'word')} but no figure: no result, no time frame, no price. One reads ${quote(example, 110)}`,
    steps: ({ example, people: { many, others } }: { example: string; people: People }) => [
      `Rewrite ${quote(example, 60)} so that it contains one fact that ${others.another} couldn’t copy: how many, how fast, since when or how much less.`,
      `Write down the three questions that ${many} ask before they decide, and answer each with a number or a name.`,
      `For each feature, add what it saves ${many}: time, money, trips or worries.`,
      `Delete each sentence that would still be true with the name of ${others.another} in it.`,
    ],
  },
  gift: {
    title: ({ ask }: { ask: string }) => `${quote(ask, 40)} doesn’t say what a donation does`,
    observed: ({ ask }: { ask: string }) =>
      `The page asks for ${quote(ask, 40)}, but no sentence says what a given amount pays for.`,
    steps: [
      'Offer three amounts, each with its effect, such as “25: school books for one child”.',
      'Highlight the amount that most people give, and let visitors choose between one-time and monthly donations.',
      'Say in one line how much of each donation goes to the cause, and what the remainder pays for.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
