import { allMatches, mentions, normalize, type PhraseMatch } from '../../language/match.ts';
import { parseNumber } from '../../language/number.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { sentencesOf } from '../../page/sentences.ts';
import type { FactContext } from '../fact-context.ts';

const COUNT_BEFORE = compose(
  String.raw`([\d][\d.,\s']*)\s?(k|m|${alternatives('manyThousands')})?(\+?)\s*(?:[\p{L}'-]+\s){0,3}$`,
  'iu',
);

const LARGE = compose(
  String.raw`\d[\d.,\s']{2,}\d|\d\s?(?:k|m|${alternatives('thousandsOrMillions')})\b|\d\+|\b\d{2,}\b`,
  'iu',
);
const EMPHASIS = compose(`${alternatives('usedByMany')}|${alternatives('moreThan')}`, 'iu');
/** What was counted until now is a record, however modest. */
const SO_FAR = pattern('soFar');
const MAX_STATEMENT = 260;
/** Who trusts or uses it, counted: "Loved by 2 million gardeners". */
const COUNTED = compose(
  String.raw`(?:\d{3,}|\d[.,\s]\d{3}|\d\s?(?:k|m|${alternatives('thousandsOrMillions')})\b)\+?\s+\p{L}{3,}`,
  'iu',
);
/** "More than 25 years" of whatever the organization does. */
const AT_LEAST = compose(String.raw`${alternatives('moreThan')}\s*$`, 'iu');
/** Years of what it does; an age ("18+ years", "women +35 years", "the age of 60 years") counts nothing. */
export const YEAR = pattern('yearUnit');
const LEAST_YEARS = 10;
const SIGNED = /(^|[^\p{L}\s]\s?)\+$/u;
const LAST_AGE = 21;
const PRACTICE = pattern('inPractice');
const LEAST_PRACTICE = 5;
/** "Our 50 volunteers". */
const OURS = compose(String.raw`(?<!\p{L})${alternatives('our')}\s*$`, 'iu');
/** Sums, and what a plan allows at most, say nothing of the organization. */
const NO_COUNT = [
  /[$€£]\s?$/,
  compose(String.raw`\b${alternatives('upTo')}\s*$`, 'iu'),
  compose(String.raw`\d\s?(?:[-–—]|${alternatives('rangeTo')})\s?$`, 'iu'),
];
export const YEARS = /\b(19|20)\d{2}\b/;

/** What the sentences of a text count of the organization: customers, projects, years or the like. */
export function numericClaimsIn(text: string, context: FactContext): NumericClaim[] {
  return statements(text, context).flatMap((each) => countedIn(each, context));
}

export interface NumericClaim {
  /** The word for what is counted, or the whole line that says who trusts it. */
  what: string;
  value: number;
}

/** The text, where it is short; of a longer one the sentences that speak of "us" or name the organization. */
function statements(text: string, { words, brand }: FactContext): string[] {
  if (text.length <= MAX_STATEMENT) return [text];
  return sentencesOf(text).filter(
    (each) =>
      each.length <= MAX_STATEMENT &&
      (mentions(each, words?.proof.firstPerson.plural) || (brand !== null && each.includes(brand))),
  );
}

function countedIn(text: string, { words }: FactContext): NumericClaim[] {
  if (!words || !LARGE.test(text)) return [];
  const { proof, urgency } = words;
  if (/\b\d[.,]\d\b/.test(text) && mentions(text, proof.reviews)) return [];
  if ([urgency.demand, urgency.places, urgency.stock].some((limits) => mentions(text, limits))) return [];
  const trusting = COUNTED.exec(text);
  if (trusting && mentions(text, proof.logoHeadings))
    return [{ what: text, value: parseNumber(trusting[0]) ?? 0 }];
  const said = normalize(text);
  return allMatches(said, proof.numberNouns).flatMap((noun): NumericClaim[] => {
    const count = countBefore(noun, said);
    if (count === null || NO_COUNT.some((sign) => sign.test(count.leading)) || YEARS.test(count.figure))
      return [];
    const isClaim = YEAR.test(noun.text) ? isLongTime(count, said) : isMany(count, noun, said);
    return isClaim ? [{ what: noun.text, value: count.value }] : [];
  });
}

interface CountBefore {
  figure: string;
  value: number;
  isOpen: boolean;
  /** The words before it. */
  leading: string;
}

function countBefore({ index }: PhraseMatch, said: string): CountBefore | null {
  const before = said.slice(Math.max(0, index - 45), index);
  const number = COUNT_BEFORE.exec(before);
  if (!number) return null;
  const [, figure = '', thousands, plus] = number;
  const leading = before.slice(0, number.index);
  const value = (parseNumber(figure) ?? 0) * (thousands ? 1000 : 1);
  return { figure, value, isOpen: plus === '+', leading };
}

function isLongTime({ value, isOpen, leading }: CountBefore, said: string): boolean {
  return (
    (value >= LEAST_YEARS && AT_LEAST.test(leading)) ||
    (value > LAST_AGE && (isOpen || SIGNED.test(leading))) ||
    (value >= LEAST_PRACTICE && PRACTICE.test(said))
  );
}

/** Thousands speak for themselves; of fewer the words say that they are many, or their own. */
function isMany({ value, isOpen, leading }: CountBefore, noun: PhraseMatch, said: string): boolean {
  const around = said.slice(Math.max(0, noun.index - 70), noun.index + noun.text.length + 10);
  return (
    value >= 1000 ||
    (value >= 20 && (isOpen || SIGNED.test(leading) || EMPHASIS.test(around) || SO_FAR.test(said))) ||
    (value >= 10 && OURS.test(leading))
  );
}
