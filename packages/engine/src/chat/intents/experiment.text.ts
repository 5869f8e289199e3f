import { translated } from '@liftmark/contract/translated';
import type { TestElement } from '@liftmark/presentation/tools/ab-test-inputs';
import { text as de } from './experiment.text.de.ts';
import { text as es } from './experiment.text.es.ts';
import { text as fr } from './experiment.text.fr.ts';

/** What to A/B test first, and how long that takes. */
const english = {
  first: ({ element }: { element: string }) => `Test the ${element} first`,
  elements: {
    headline: 'headline',
    'cta-button': 'main button',
    'form-design': 'form',
    'page-layout': 'structure of the page',
    'social-proof': 'customer proof',
    pricing: 'price section',
    images: 'main image',
  } satisfies Record<TestElement, string>,
  lead: 'Here’s what I’d test first, and how long it takes:',
  leadNone: 'Nothing on this page calls for a test right now. A test would take this long:',
  variants: ({ current, variant }: { current: string; variant: string }) =>
    `Today’s version is ${current}, the variant ${variant}.`,
  idea: ({ step }: { step: string }) => `For the variant: ${step}`,

  duration: 'How long it takes',
  needs: ({ visitors, rate, effect, total, time }: Figures) =>
    `With ${visitors} visitors a month and ${rate}% of them converting, a test that finds an improvement of ${effect}% needs ${total} visitors, half for each version. That takes ${time}.`,
  tooLong:
    'That’s too long to be reliable: people delete cookies, offers and seasons change. Test a bolder change, which shows sooner, or make the change and compare the weeks before and after.',
  fine: 'Let it run for whole weeks, at least two, and don’t stop it early because one version is ahead.',
  impossible: ({ rate }: { rate: number }) =>
    `With ${rate}% of visitors converting, an improvement of that size isn’t possible.`,
  effects: ({ line }: { line: string }) => `For other improvements: ${line}.`,
  effect: ({ effect, time }: { effect: number; time: string }) => `${effect}% takes ${time}`,

  examples: ({ effect }: { effect: number }) =>
    `I don’t know your visitors. These are examples, for finding an improvement of ${effect}%:`,
  example: ({ visitors, rate, time }: { visitors: string; rate: number; time: string }) =>
    `- ${visitors} visitors a month, ${rate}% convert: ${time}`,
  ask: 'Tell me your own figures, such as “I have 3,000 visitors a month and 2% convert”, and I’ll work it out.',
  askRate: ({ visitors }: { visitors: string }) =>
    `How many of the ${visitors} visitors a month convert? Without your figure, these are examples, for finding an improvement of 20%:`,
  askVisitors: ({ rate }: { rate: number }) =>
    `How many visitors a month do you have? With ${rate}% of them converting, these are examples, for finding an improvement of 20%:`,

  fixes: ({ titles }: { titles: string }) =>
    `These need no test, because fixing them helps everyone: ${titles}.`,
  fixesFirst: ({ titles, lead }: { titles: string; lead: string }) =>
    `First, fix what helps everyone (no test needed): ${titles}.\n\n${lead}`,
  leadThen: 'Then this is what I’d test, and how long it takes:',
  weeks: ({ weeks }: { weeks: number }) => (weeks === 1 ? 'about 1 week' : `about ${weeks} weeks`),
  months: ({ months }: { months: number }) => `about ${months} months`,
  years: ({ years }: { years: number }) => `more than ${years === 1 ? 'a year' : `${years} years`}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Figures {
  visitors: string;
  rate: number;
  effect: number;
  total: string;
  time: string;
}
