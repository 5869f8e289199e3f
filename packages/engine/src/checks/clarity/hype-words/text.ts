import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'The copy is mostly free of hype', fails: 'The copy uses hype instead of facts' },
  why: 'In a classic usability study, objective wording alone raised measured usability by 27% over promotional wording, and credibility guidelines call for restraint. Readers skip praise that any competitor could claim, but they don’t skip facts and figures.',
  measure: (scale: string) =>
    `Hype terms per 100 words of the page’s own copy, without quotes, reviews, code and legal text: ${scale}. One in the headline multiplies the score by 0.7. Pages with fewer than 60 words are judged as if they had 60, and only if they have three or more such terms.`,
  notApplicable: {
    fewWords: ({ enough }: { enough: number }) =>
      `The page has fewer than ${enough} words of its own copy and hardly any hype.`,
  },
  observed: {
    none: ({ words }: { words: number }) =>
      `None of the terms on our hype list appear in ${amount(words, 'word')} of copy.`,
    some: ({ count, words, phrases, inHeadline }: Found) =>
      `${amount(count, 'hype term')} in ${amount(words, 'word')} of copy: ${list(phrases.map((phrase) => quote(phrase)))}${inHeadline ? headlineNote(count) : ''}.`,
  },
  advice: {
    title: ({ phrases }: { phrases: readonly string[] }) =>
      `Replace ${list(
        phrases.map((phrase) => quote(phrase)),
        3,
      )} with facts`,
    steps: [
      'For each term, ask what makes it true, and write that instead: a figure, a date or a name.',
      'If you can’t back up the claim, delete the term. If the sentence says nothing else, delete the whole sentence.',
      'Start with the headline and the text above the fold.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Found {
  count: number;
  words: number;
  phrases: readonly string[];
  inHeadline: boolean;
}

function headlineNote(count: number): string {
  return count === 1 ? ', in the headline' : ', including one in the headline';
}
