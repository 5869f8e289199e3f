import { letterCount } from '../../language/characters.ts';
import { normalize } from '../../language/match.ts';
import type { FactContext } from '../fact-context.ts';
import type { Content } from '../types/content.ts';
import { isQuoted } from './flagged-phrases.ts';

const OTHER_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Cyrillic', 'Thai', 'Arabic'];
const OTHER_LETTER = `[${OTHER_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;
/** Letters of another script in the middle of a sentence: "13精准 tags"; names of languages and doubled labels stand apart. */
const STRAY = new RegExp(`(?<=[\\p{Script=Latin}\\d,] ?)${OTHER_LETTER}{2,}(?= \\p{Script=Latin})`, 'u');
/** Fewer are a label, not a sentence. */
const LEAST_WORDS = 6;
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;
/** Latin letters to each of another script. */
const LEAST_SHARE = 4;
const MOST = 5;

/** Where a sentence in Latin letters has words of another script in it. */
export function strayLettersIn(context: FactContext): Content['strayLetters'] {
  return context.blocks
    .flatMap(({ node, text }) => {
      const line = normalize(text);
      const stray = STRAY.exec(line)?.[0];
      if (stray === undefined || !isLatin(line) || context.inMockUp(node) || isQuoted(node)) return [];
      return [{ text: stray, evidence: context.evidence(node, text) }];
    })
    .slice(0, MOST);
}

/** Whether it is a sentence in Latin letters, with little else. */
function isLatin(line: string): boolean {
  const words = line.match(LATIN_WORD) ?? [];
  const letters = words.join('').length;
  const others = letterCount(line) - letters;
  return words.length >= LEAST_WORDS && letters >= LEAST_SHARE * others;
}
