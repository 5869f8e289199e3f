import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'Common questions are answered',
    fails: 'Few common questions are answered',
  },
  why: 'No published experiment isolates the effect of an FAQ. The case for it is indirect: purchases often fail because information is missing, and a question is the simplest way to introduce an answer.',
  measure: (scale: string) => `Answered questions anywhere on the page: ${scale}.`,
  notMeasured: { uncounted: 'The questions on the page couldn’t be counted.' },
  sought: 'An answered question',
  observed: {
    none: 'No answered questions were found on the page.',
    few: ({ count }: { count: number }) =>
      `The page answers ${amount(count, 'question')}; aim for at least three.`,
    enough: ({ count }: { count: number }) => `The page answers ${amount(count, 'question')}.`,
  },
  searched: ['main content', 'structured data'],
  advice: {
    title: {
      more: ({ question }: { question: string }) =>
        `Answer two more questions next to ${quote(question, 60)}`,
      first: ({ page }: { page: string }) => `Answer visitors’ three most common questions on ${page}`,
    },
    steps: [
      'Pick the three questions you get most often by email, chat or phone, and keep the original wording.',
      'Answer each in two or three sentences, with the answer in the first one.',
      'Place them above the last CTA.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
