import { list, percent, quote } from '../../checks/shared/phrasing.ts';

type Words = readonly string[];

function shown(words: Words): string {
  return list(
    words.map((word) => quote(word, 40)),
    4,
  );
}

export const text = {
  why: 'The Stanford guidelines warn that even small errors hurt credibility more than most people imagine. Visitors conclude that the work is done with as little care as the words.',
  measure:
    'Reported if the copy contains words that are often misspelled, if 45% or more of it is in another language than the page, or if 30% or more repeats earlier text word for word. A misspelled headline counts most.',
  title: {
    spelling: ({ words }: { words: Words }) =>
      words.length === 1
        ? `Correct the misspelled word ${shown(words)}`
        : `Correct the misspelled words ${shown(words)}`,
    mixed: ({ share }: { share: number }) =>
      `${percent(share)} of the text is in another language than the page`,
    repeated: ({ share }: { share: number }) =>
      `${percent(share)} of the text repeats what the page already said`,
  },
  observed: {
    spelling: ({ word, line }: { word: string; line: string }) =>
      `Visitors read ${quote(word, 40)} in ${quote(line, 80)}.`,
    mixed: ({ share, line }: { share: number; line: string }) =>
      `${percent(share)} of the body text is in another language than the rest, such as ${quote(line, 80)}.`,
    repeated: ({ share, line }: { share: number; line: string }) =>
      `${percent(share)} of the body text repeats earlier text word for word, such as ${quote(line, 80)}.`,
  },
  step: {
    spelling: ({ word, line }: { word: string; line: string }) =>
      `Correct ${quote(word, 40)} in ${quote(line, 60)}.`,
    mixed:
      'Choose one language for the page. Translate the rest, or move it to a page of its own with a language switch.',
    repeated: 'Say each thing once, and use the space for what sets this item apart.',
    proof: 'Let someone else read the whole page aloud before you publish it, menu and footer included.',
  },
};
