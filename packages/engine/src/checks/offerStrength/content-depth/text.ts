import { translated } from '@liftmark/contract/translated';
import { amount } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Page content is detailed enough', fails: 'Page content is too thin' },
  why: 'In tests of online shops, 20% of failed purchases came from missing or unclear product information. A thin page gives visitors nothing to base a decision on.',
  measure: ({ letters, sections }: { letters: string; sections: string }) =>
    `The letters of visible text (${letters}), multiplied by the sections (${sections}). On sign-up forms, checkouts, category pages, portfolios and app pages, each letter counts double.`,
  notMeasured: { noLayout: 'The page wasn’t rendered.' },
  observed: ({ letters, sections }: { letters: number; sections: number }) =>
    `The page has ${amount(letters, 'character')} of text in ${amount(sections, 'section')}.`,
  advice: {
    title: 'Add more detail about the offer',
    steps: [
      'Answer what visitors ask before they decide: what exactly they get, who it’s for, what it costs, how it works and who’s behind it.',
      'Give each topic its own section, with a heading that names it.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
