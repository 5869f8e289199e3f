import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Wall {
  words: number;
  heading: string | null;
  /** How the text begins. */
  start: string;
  isCentered: boolean;
  /** Letters in a line, if it's too long. */
  lineLetters: number | null;
}

interface LongPage {
  screens: number;
  words: number | null;
  headings: readonly string[];
}

const SHOWN = 60;
const NAMED = 4;

const english = {
  why: 'In eye-tracking tests, 79% of people scanned a page and only 16% read it word by word. Anything in the middle of a block of text might as well be hidden.',
  measure:
    'Reported if a paragraph has 100 words or more (200 in articles, 60 if it’s centered), if 220 words run on without a heading, a similar line, a list, a column or a gap, or if a page has more than 9,000 characters on more than 12 screens. The longer the block, the more serious it is. Text under a heading that isn’t one block, and a block of fewer than 150 words, never come among the first five. It’s also more serious if the text is centered or its lines have more than 115 characters.',
  wall: {
    title: ({ words, heading, start }: Wall) =>
      heading === null
        ? `Break up the block of ${amount(words, 'word')} that starts with ${quote(start, 40)}`
        : `Break up the ${amount(words, 'word')} under ${quote(heading, SHOWN)}`,
    observed: ({ words, heading, start, isCentered, lineLetters }: Wall) =>
      `${heading === null ? `The text that starts with ${quote(start, SHOWN)}` : `The text under ${quote(heading, SHOWN)}`} runs on for ${amount(words, 'word')} without a heading, a list or a gap${
        isCentered ? ', and it’s centered, so every line starts at a different point' : ''
      }${lineLetters === null ? '' : `${isCentered ? ';' : ', and'} its lines have about ${lineLetters} characters (60 to 80 are easy to read)`}.`,
    steps: ({ isCentered, lineLetters }: Wall) => [
      'Cut it in half: delete greetings, history and anything that doesn’t help visitors decide.',
      'Put what matters most (price, place, dates, result) in the first sentence, or on its own line above the text.',
      'Split the remaining text into paragraphs of at most three sentences, and turn any series of items into a list.',
      'Give each paragraph a short heading that states its point.',
      ...(isCentered || lineLetters !== null
        ? ['Left-align the text, and limit its width to about 70 characters per line.']
        : []),
    ],
  },
  long: {
    title: ({ screens }: LongPage) => `Shorten the page: it’s ${screens} screens long`,
    observed: ({ screens, words, headings }: LongPage) =>
      `The page ${words === null ? 'runs to' : `spreads ${amount(words, 'word')} over`} ${screens} desktop screens${
        headings.length > NAMED
          ? `, in sections such as ${list(
              headings.slice(0, NAMED).map((heading) => quote(heading, 40)),
              NAMED,
            )}`
          : ''
      }. Hardly anyone gets to the end.`,
    steps: [
      'Write down the question each section answers, and merge sections that answer the same one.',
      'Collapse the details that only some visitors need, or give them their own pages.',
      'Put price, proof and the main button in the first third of the page.',
      'Add jump links to the sections that remain.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
