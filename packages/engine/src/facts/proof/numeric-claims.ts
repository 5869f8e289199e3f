import { allMatches, mentions, normalize } from '../../language/match.ts';
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
/** "+340 sold". */
const MORE = /\+(\sde)?\s?$/u;
/** Years of what it does; an age ("18+ years", "women +35 years", "the age of 60 years") counts nothing. */
export const YEAR = pattern('yearUnit');
const LEAST_YEARS = 10;
const SIGNED = /(^|[^\p{L}\s]\s?)\+$/u;
const LAST_AGE = 21;
const PRACTICE = pattern('inPractice');
const LEAST_PRACTICE = 5;
/** "Our 50 volunteers". */
const OURS = compose(String.raw`(?<!\p{L})${alternatives('our')}\s*$`, 'iu');
/** What a plan allows at most says nothing of the organization. */
const LIMIT = compose(String.raw`\b${alternatives('upTo')}\s*$`, 'iu');
/** "500 to 1133 m²" is the measure of a thing. */
const RANGE = compose(String.raw`\d\s?(?:[-–—]|${alternatives('rangeTo')})\s?$`, 'iu');
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
      (mentions(each, words?.proof.firstPerson.plural ?? []) || (brand !== null && each.includes(brand))),
  );
}

function countedIn(text: string, { words }: FactContext): NumericClaim[] {
  if (!words || !LARGE.test(text)) return [];
  if (/\b\d[.,]\d\b/.test(text) && mentions(text, words.proof.reviews)) return [];
  if (
    mentions(text, words.urgency.demand) ||
    mentions(text, words.urgency.places) ||
    mentions(text, words.urgency.stock)
  )
    return [];
  const trusting = COUNTED.exec(text);
  if (trusting && mentions(text, words.proof.logoHeadings))
    return [{ what: text, value: parseNumber(trusting[0]) ?? 0 }];
  const found: NumericClaim[] = [];
  for (const match of allMatches(text, words.proof.numberNouns)) {
    const before = normalize(text).slice(Math.max(0, match.index - 45), match.index);
    const number = COUNT_BEFORE.exec(before);
    if (!number?.[1]) continue;
    const value = parseNumber(number[1]) ?? 0;
    const scaled = number[2] ? value * 1000 : value;
    const leading = before.slice(0, number.index);
    if (
      /[$€£]\s?$/.test(leading) ||
      (YEARS.test(number[1]) && value > 1900 && value < 2100) ||
      LIMIT.test(leading) ||
      RANGE.test(leading)
    )
      continue;
    const counted = { what: match.text, value: scaled };
    if (YEAR.test(match.text)) {
      const signed = number[3] === '+' || SIGNED.test(leading);
      if (
        (scaled >= LEAST_YEARS && AT_LEAST.test(leading)) ||
        (scaled > LAST_AGE && signed) ||
        (scaled >= LEAST_PRACTICE && PRACTICE.test(text))
      )
        found.push(counted);
      continue;
    }
    const open = number[3] === '+' || MORE.test(leading);
    const around = normalize(text).slice(Math.max(0, match.index - 70), match.index + match.text.length + 10);
    if (
      scaled >= 1000 ||
      (scaled >= 20 && (open || EMPHASIS.test(around) || SO_FAR.test(text))) ||
      (scaled >= 10 && OURS.test(leading))
    )
      found.push(counted);
  }
  return found;
}
