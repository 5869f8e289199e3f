import names from '../../data/languages/mul/names.json' with { type: 'json' };
import { withoutAccents } from './characters.ts';
import { basicsOfAll } from './packs.ts';
import { SPACES } from './spaces.ts';

/** Common where Latin letters are written, without accents; none that is more often a word or a place. */
const NAMES: ReadonlySet<string> = new Set(names.givenNames);
const PARTICLES: ReadonlySet<string> = new Set(basicsOfAll('nameParticles'));
const ANDS: ReadonlySet<string> = new Set(['&', '+', ...basicsOfAll('and')]);
const NAME = /^\p{L}[\p{L}.'’-]*$/u;
const CAPITAL = /\p{Lu}/u;
const MOST_AFTER = 2;

/** Whether the text is nothing but a name: "Sven van Dorst", "Ines Calder Photography". */
export function isPersonName(text: string): boolean {
  const [first = '', ...rest] = wordsOf(text);
  return (
    isGivenName(first) &&
    rest.length > 0 &&
    rest.length <= MOST_AFTER &&
    rest.every((word) => PARTICLES.has(word.toLowerCase()) || (NAME.test(word) && CAPITAL.test(word)))
  );
}

/** Whether two given names are joined: "Ines & Paul". */
export function isCouple(text: string): boolean {
  const words = wordsOf(text);
  const joint = words.findIndex((word) => ANDS.has(word.toLowerCase()));
  return joint > 0 && isGivenName(words[0] ?? '') && isGivenName(words[joint + 1] ?? '');
}

function wordsOf(text: string): string[] {
  return text.trim().split(SPACES);
}

export function isGivenName(word: string): boolean {
  const plain = withoutAccents(word);
  return CAPITAL.test(plain.charAt(0)) && NAMES.has(plain.toLowerCase());
}
