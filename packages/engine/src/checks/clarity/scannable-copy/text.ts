import { translated } from '@liftmark/contract/translated';
import { amount, percent, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Stretch {
  words: number;
  heading: string | null;
}

const english = {
  title: { passes: 'The copy is easy to skim', fails: 'The copy is hard to skim' },
  why: 'Four in five test users skimmed every new page, and only one in six read word by word. Copy split into short paragraphs under meaningful headings measurably helped them find what they came for.',
  measure: ({ run, articleRun, longShare }: { run: string; articleRun: string; longShare: string }) =>
    `The average of two scores: the words of the longest stretch without a heading, a short line that’s bold, larger or in capitals, a list, a column or a gap (${run}; on articles ${articleRun}), and the share of words in paragraphs of more than 80 words (${longShare}). Applies to pages of 300 words or more.`,
  notApplicable: {
    fewWords: ({ enough }: { enough: number }) => `The page has fewer than ${enough} words.`,
  },
  observed: ({ words, heading, longShare, longParagraph }: Stretch & LongParagraphs) =>
    `The longest stretch of text without a heading or similar line is ${amount(words, 'word')} (${heading === null ? 'before the first heading' : `under ${quote(heading)}`}); ${percent(longShare)} of the words are in paragraphs of more than ${longParagraph} words.`,
  advice: {
    title: ({ words, heading }: Stretch) =>
      `Break up the text ${heading === null ? 'before the first heading' : `under ${quote(heading, 60)}`} (${amount(words, 'word')})`,
    steps: {
      headings: 'Every 100 to 200 words, add a heading that states the next point and not just the topic.',
      split: ({ paragraph, words }: { paragraph: string; words: number }) =>
        `Split the paragraph that starts with ${quote(paragraph, 60)} (${amount(words, 'word')}) into two or three.`,
      lists:
        'Turn items strung together in a sentence into a list, and start every paragraph with its main point.',
      cut: 'Delete anything visitors don’t need in order to decide.',
    },
    design: ({ longParagraph }: { longParagraph: number }) => [
      `Keep paragraphs to ${longParagraph} words or fewer. Make headings clearly larger than the text, with more space above than below.`,
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface LongParagraphs {
  /** Share of the words that are in long paragraphs. */
  longShare: number;
  longParagraph: number;
}
