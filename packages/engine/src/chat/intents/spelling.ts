import { LETTER_RUNS } from '../../language/characters.ts';
import { type PatternName, patternExamplesOf } from '../../language/patterns.ts';
import { wordsAsked } from '../search.ts';
import { topicOf } from '../topics.ts';

/**
 * Patterns by which requests are recognized; the words of their examples are how those are spelled. Only in English,
 * because a word of another language is near to some English word that is spelled right.
 */
const REQUESTS: readonly PatternName[] = [
  'copyPartHeadline',
  'copyPartSubheadline',
  'copyPartAction',
  'copyPartSection',
  'asksForWords',
  'asksForMore',
  'asksForShorter',
  'asksForTone',
  'asksForPlan',
  'periodToday',
  'asksForExperiment',
  'visitorsWord',
  'conversionsWord',
  'asksForSimpleWords',
  'asksForStanding',
  'asksForCompetitor',
  'ordinalSecond',
  'ordinalFirst',
  'asksHow',
  'explains',
];
/** Shorter words are too near to others. */
const LEAST_LETTERS = 4;
/** Words of so many letters may have two wrong. */
const LONG = 7;
/** Unknown words of a text that are looked up; a request has few. */
const MAX_LOOKED_UP = 40;

const EXAMPLES = patternExamplesOf('en');
const KNOWN: readonly string[] = [
  ...new Set(
    REQUESTS.flatMap((name) => EXAMPLES[name]?.matches ?? [])
      .flatMap((example) => example.toLowerCase().match(LETTER_RUNS) ?? [])
      .filter(({ length }) => length >= LEAST_LETTERS),
  ),
];
const IS_KNOWN = new Set(KNOWN);

/** The question with its first unknown words replaced by the requests' words that they are misspellings of. */
export function spelled(question: string): string {
  let lookedUp = 0;
  return question.replace(LETTER_RUNS, (word) => {
    const typed = word.toLowerCase();
    if (typed.length < LEAST_LETTERS || IS_KNOWN.has(typed) || lookedUp === MAX_LOOKED_UP) return word;
    if (isOwnWord(word)) return word;
    lookedUp += 1;
    const most = typed.length >= LONG ? 2 : 1;
    const near = KNOWN.map((known) => ({ known, off: distance(typed, known, most) })).filter(
      ({ off }) => off <= most,
    );
    return near.toSorted((a, b) => a.off - b.off)[0]?.known ?? word;
  });
}

/** Small words and topics are spelled right. */
function isOwnWord(word: string): boolean {
  return wordsAsked(word).length === 0 || topicOf(word) !== null;
}

/** Letters to change, insert, leave out or swap; more than `most` counts as `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : most + 1,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
