import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const READERS = {
  consumer: ', judged for a consumer audience',
  business: ', judged for a business audience',
  unknown: '',
};

const english = {
  title: {
    passes: 'The reading level suits the audience',
    fails: 'The reading level is too high',
  },
  why: 'Across thousands of landing pages, copy that’s harder to read tends to go with lower conversion, and readability has helped predict which pages convert. These are correlations across very different offers, so they don’t promise a gain, but plain words are easier for everyone.',
  measure: ({ consumers, others }: { consumers: string; others: string }) =>
    `The reading grade (years of schooling) of at least 100 words of running text, by the readability formula for the page’s language: for consumers, ${consumers}; for a business or unknown audience, ${others}. Items of fewer than eight words without a period are left out.`,
  notMeasured: { fewWords: 'There’s too little running text for the readability formula.' },
  observed: {
    easy: ({ grade, audience }: { grade: number; audience: keyof typeof READERS }) =>
      `The copy reads at grade ${grade.toFixed(1)} by the readability formula for its language${READERS[audience]}.`,
    hard: ({ grade, audience, aim }: { grade: number; audience: keyof typeof READERS; aim: number }) =>
      `The copy reads at grade ${grade.toFixed(1)} by the readability formula for its language${READERS[audience]}; grade ${aim} or lower earns the full score.`,
  },
  advice: {
    title: ({ grade, aim }: { grade: number | null; aim: number }) =>
      `Simplify the copy from grade ${grade?.toFixed(1) ?? ''} to about grade ${aim}`,
    hardest: ({ paragraph }: { paragraph: string }) =>
      `Start with ${quote(paragraph, 90)}: split its longest sentence in two.`,
    steps: [
      'Keep most sentences under 20 words, with one idea each.',
      'Replace long abstract nouns with verbs, and technical terms with the words visitors use in their emails.',
      'Read it aloud, and rewrite whatever makes you stumble.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
