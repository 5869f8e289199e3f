import { amount, list, quote } from '../../checks/shared/phrasing.ts';

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

export const text = {
  why: 'In eye-tracking tests, 79% of people scanned a page and only 16% read it word by word. Anything in the middle of a block of text is as good as hidden.',
  measure:
    'Reported for a paragraph of 80 words or more (200 in articles, 60 if it’s centered), of 220 words without a heading or break, or of a page of more than 9,000 letters on more than 12 screens. It’s more serious the longer the block is, and if it’s centered or its lines have more than 115 letters.',
  wall: {
    title: ({ words, heading, start }: Wall) =>
      heading === null
        ? `Break up the block of ${amount(words, 'word')} that starts with ${quote(start, 40)}`
        : `Break up the ${amount(words, 'word')} under ${quote(heading, SHOWN)}`,
    observed: ({ words, heading, start, isCentered, lineLetters }: Wall) =>
      `${heading === null ? `The text that starts with ${quote(start, SHOWN)}` : `The text under ${quote(heading, SHOWN)}`} runs on for ${amount(words, 'word')} without a break, a heading or a list${
        isCentered ? ', and it’s centered, so every line starts somewhere else' : ''
      }${lineLetters === null ? '' : `${isCentered ? ';' : ', and'} its lines have about ${lineLetters} letters (60 to 80 read well)`}.`,
    steps: ({ isCentered, lineLetters }: Wall) => [
      'Cut it by half: delete greetings, history and anything that doesn’t help visitors decide.',
      'Put what matters most (price, place, dates, result) into the first sentence, or into a line of its own above the text.',
      'Split the rest into paragraphs of at most three sentences, and turn enumerations into a list.',
      'Give each paragraph a short heading that states its point.',
      ...(isCentered || lineLetters !== null
        ? ['Align the text left, and limit its width to about 70 letters a line.']
        : []),
    ],
  },
  long: {
    title: ({ screens }: LongPage) => `Shorten the page: it’s ${screens} screens long`,
    observed: ({ screens, words, headings }: LongPage) =>
      `The page has ${words === null ? 'its text' : amount(words, 'word')} on ${screens} desktop screens${
        headings.length > NAMED
          ? `, in sections such as ${list(
              headings.slice(0, NAMED).map((heading) => quote(heading, 40)),
              NAMED,
            )}`
          : ''
      }. Hardly anyone gets to the end.`,
    steps: [
      'Write down the one question that each section answers, and merge the sections that answer the same one.',
      'Move details that only some visitors need to pages of their own, or fold them away.',
      'Put price, proof and the main button into the first third of the page.',
      'Add jump links to the sections that remain.',
    ],
  },
};
