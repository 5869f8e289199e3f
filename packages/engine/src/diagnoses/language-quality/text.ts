import { translated } from '@liftmark/contract/translated';
import { list, percent, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Words = readonly string[];

function shown(words: Words): string {
  return list(
    words.map((word) => quote(word, 40)),
    4,
  );
}

const english = {
  why: 'Stanford’s web credibility guidelines warn that even small errors hurt credibility more than most people imagine. Visitors conclude that your work gets as little care as your writing.',
  measure:
    'Reported if the copy contains common misspellings or words in another script in the middle of a sentence, if 45% or more of it isn’t in the page’s language, or if 30% or more repeats earlier text word for word. A misspelling in the headline counts most, and a single one outside of headings never comes among the first five.',
  title: {
    spelling: ({ words }: { words: Words }) =>
      words.length === 1
        ? `Correct the misspelled word ${shown(words)}`
        : `Correct the misspelled words ${shown(words)}`,
    stray: ({ word }: { word: string; line: string }) =>
      `Translate ${quote(word, 40)} in the middle of a sentence`,
    mixed: ({ share }: { share: number }) => `${percent(share)} of the text isn’t in the page’s language`,
    repeated: ({ share }: { share: number }) =>
      `${percent(share)} of the text repeats what the page has already said`,
  },
  observed: {
    spelling: ({ word, line }: { word: string; line: string }) =>
      word === line
        ? `Visitors read ${quote(word, 40)}.`
        : `Visitors read ${quote(word, 40)} in ${quote(line, 80)}.`,
    stray: ({ word, line }: { word: string; line: string }) =>
      `${quote(word, 40)} is in a different script from the sentence around it: ${quote(line, 110)}.`,
    mixed: ({ share, line }: { share: number; line: string }) =>
      `${percent(share)} of the body text is in a different language from the rest, such as ${quote(line, 80)}.`,
    repeated: ({ share, line }: { share: number; line: string }) =>
      `${percent(share)} of the body text repeats earlier text word for word, such as ${quote(line, 80)}.`,
  },
  step: {
    spelling: ({ word, line }: { word: string; line: string }) =>
      `Correct ${quote(word, 40)} in ${quote(line, 60)}.`,
    stray: ({ word, line }: { word: string; line: string }) =>
      `Translate or delete ${quote(word, 40)} in ${quote(line, 60)}.`,
    mixed:
      'Choose one language for the page. Translate the other text, or move it to its own page and add a language switcher.',
    repeated: 'Say each thing once, and use the space for what sets your offer apart.',
    proof:
      'Have someone else read the whole page aloud before you publish it, including the menu and footer.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
