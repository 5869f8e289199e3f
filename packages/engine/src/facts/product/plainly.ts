import { withoutMarksBehind } from '../../language/characters.ts';
import { allMatches, isPhrase, normalize } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { opensQuotation } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords, Phrases, ProductWords } from '../../language/words.ts';
import { isQuoted } from '../content/flagged-phrases.ts';
import { type FactContext, isHeading, type TextBlock } from '../fact-context.ts';

/** A heading, an entry of a menu or what stands before a colon has few words. */
const MAX_LABEL = 5;
const MAX_HEADING = 8;
const MAX_LINE = 12;
const LONGEST_LABEL_CHARACTERS = 200;
const DIVIDER = compose(String.raw`\s*[|•·/&+,–—]\s*|\s(?:-|${alternatives('conjunction')})\s`, 'i');
/** "5 months ago" is when somebody wrote. */
const AGO = pattern('ago');
const TIME = compose(
  String.raw`(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h]\d{2}| ?(?:${alternatives('hourMark')}|h)(?!\p{L}))`,
  'iu',
);
/** Words that are as often said of anything: alone they are no label of a fact. */
const LOOSE: Partial<Record<keyof ProductWords, RegExp>> = {
  area: pattern('areaLabelLoose'),
  options: pattern('optionLabelLoose'),
  // Who they are such pages tell of themselves.
  people: pattern('peopleHeadingLoose'),
};
/** Days and hours that are no length of a course. */
const OTHER_TIME = pattern('otherSpan');

/** Whether a line tells a fact by its place or form, and does not only hold a word that it is often told with. */
export function tellsPlainly(name: keyof ProductWords, block: TextBlock, words: LanguageWords): boolean {
  const { text, node } = block;
  if (isQuoted(node) || opensQuotation(text)) return false;
  const phrases = words.product[name];
  const most = isHeading(node) ? MAX_HEADING : MAX_LABEL;
  if (isLabel(text, phrases, most, LOOSE[name])) return true;
  if (name === 'times') return TIME.test(text);
  if (name === 'length') return countWords(text) <= MAX_LINE && !AGO.test(text) && !OTHER_TIME.test(text);
  return name === 'area' && isOfPlace(text, words);
}

/** "Opening hours", "Conference venue", "Schedule & flow", "Where: at the lake". */
function isLabel(text: string, phrases: Phrases, most: number, loose?: RegExp): boolean {
  if (text.length > LONGEST_LABEL_CHARACTERS) return false;
  const isOne = (part: string): boolean => isPhrase(part, phrases) && !loose?.test(part.trim());
  const named = /^([^:]{2,40}):/.exec(text)?.[1];
  if (named !== undefined && isOne(named)) return true;
  if (countWords(text) > most) return false;
  if (text.split(DIVIDER).some(isOne)) return true;
  const said = withoutMarksBehind(normalize(text)).split(' ');
  return said.some((_, at) => isOne(said.slice(at).join(' ')));
}

/** "Serving Madison and Beloit", "in Hude und Umgebung": the name of a place beside the word. */
function isOfPlace(text: string, { language, product }: LanguageWords): boolean {
  if (countWords(text) <= MAX_LABEL) return false;
  const line = normalize(text);
  return allMatches(line, product.area).some(({ text: match, index }) => {
    if (LOOSE.area?.test(match))
      return pattern('areaOpening').test(match) && FOLLOWED.test(line.slice(index + match.length));
    // Any noun has a capital in German.
    const isFollowed = language !== 'de' && FOLLOWED.test(line.slice(index + match.length));
    const mayFollow = language !== 'de' || pattern('surroundingArea').test(match);
    return isFollowed || (mayFollow && /\p{Lu}\p{Ll}+ $/u.test(line.slice(Math.max(0, index - 30), index)));
  });
}

const FOLLOWED = /^ (?:the )?\p{Lu}\p{Ll}/u;

/** Whether the page has numbered steps, each a part or a heading of its own, whatever they are called. */
export function hasNumberedSteps({ blocks }: FactContext): boolean {
  const numbers = blocks.flatMap(
    ({ text }) => /^(?:\p{L}{4,9} )?0?([1-4])(?:[.):]|$|\s\p{Lu})/u.exec(text)?.[1] ?? [],
  );
  return ['1', '2', '3'].every((number) => numbers.includes(number));
}
