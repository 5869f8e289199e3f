import { hasDigit } from './characters.ts';
import { mentions, normalize } from './match.ts';
import { basicsOfAll } from './packs.ts';
import type { LanguageWords } from './words.ts';

/** A calendar date in a text. */
export interface FoundDate {
  /** `YYYY-MM-DD`; the year of `nearYear` where none was written. */
  iso: string;
  hasYear: boolean;
  index: number;
}

/**
 * All dates of a text: ISO, figures, or a month's name before or after the day. Figures are read in the order of the
 * language, unless that cannot be.
 * @param nearYear the year assumed where none is written
 */
export function datesIn(text: string, words: LanguageWords | null, nearYear: number): FoundDate[] {
  const said = normalize(text);
  const found: FoundDate[] = [];
  if (!hasDigit(said)) return found;
  const add: Add = (year, month, day, index) => {
    const written = year === undefined ? nearYear : Number(year.length === 2 ? `20${year}` : year);
    if (month < 1 || month > 12 || day < 1 || day > 31 || written < 1990 || written > 2100) return;
    const iso = `${written}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    found.push({ iso, hasYear: year !== undefined, index });
  };
  if (/\d[-./]\d/.test(said)) figureDates(said, words, add);
  for (const match of MARKED_DATE ? said.matchAll(MARKED_DATE) : [])
    add(match[1], Number(match[2]), Number(match[3]), match.index);
  if (words) monthDates(said, words, add);
  return found.sort((a, b) => a.index - b.index);
}

type Add = (year: string | undefined, month: number, day: number, index: number) => void;

function figureDates(said: string, words: LanguageWords | null, add: Add): void {
  for (const match of said.matchAll(/(?<!\d)((?:19|20)\d{2})-(\d{2})-(\d{2})/g))
    add(match[1], Number(match[2]), Number(match[3]), match.index);
  for (const match of words?.dateOrder === 'ymd' ? said.matchAll(YEAR_FIRST) : [])
    add(match[1], Number(match[2]), Number(match[3]), match.index);
  for (const match of said.matchAll(/(?<![\d./])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g)) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    const monthFirst = (words?.dateOrder === 'mdy' && match[2] === '/' && first <= 12) || second > 12;
    add(match[4], monthFirst ? first : second, monthFirst ? second : first, match.index);
  }
}

function monthDates(said: string, words: LanguageWords, add: Add): void {
  for (const [place, { before, after, afterYear }] of monthsIn(said, words).entries()) {
    for (const match of said.matchAll(before)) add(match[2], place + 1, Number(match[1]), match.index);
    for (const match of words.dateOrder === 'mdy' ? said.matchAll(after) : [])
      add(match[2], place + 1, Number(match[1]), match.index);
    for (const match of words.dateOrder === 'ymd' ? said.matchAll(afterYear) : [])
      add(match[1], place + 1, Number(match[2]), match.index);
  }
}

/** The last day of the month that a text names with its year and without a day: "Expires in Jan 2024". */
export function endOfMonthIn(text: string, words: LanguageWords): FoundDate | null {
  const said = normalize(text);
  for (const [place, { withYear }] of monthsIn(said, words).entries()) {
    const match = withYear.exec(said);
    if (!match?.[1]) continue;
    const last = new Date(Date.UTC(Number(match[1]), place + 1, 0));
    return { iso: last.toISOString().slice(0, 10), hasYear: true, index: match.index };
  }
  return null;
}

/** "3.5.26", "03/05/2026". */
export const NUMERIC_DATE = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;
const YEAR_FIRST = /(?<!\d)((?:19|20)\d{2})[./] ?(\d{1,2})[./] ?(\d{1,2})(?!\d)/g;
const MARKED_DATE = markedDate();

/** Figures with the word for year, month and day behind each: "2026年11月28日"; null where no language writes so. */
function markedDate(): RegExp | null {
  const [year, month, day] = (['yearMarks', 'monthMarks', 'dayMarks'] as const).map(basicsOfAll);
  if (!year?.length || !month?.length || !day?.length) return null;
  return new RegExp(
    `(?:((?:19|20)\\d{2}) ?(?:${year.join('|')}) ?)?(\\d{1,2}) ?(?:${month.join('|')}) ?(\\d{1,2}) ?(?:${day.join('|')})`,
    'gu',
  );
}

interface MonthPatterns {
  /** The day before the month's name, and after it. */
  before: RegExp;
  after: RegExp;
  /** The year before the name, and the day after it or none. */
  afterYear: RegExp;
  withYear: RegExp;
}

const months = new WeakMap<LanguageWords, { anyName: RegExp; patterns: MonthPatterns[] }>();

/** The patterns of the twelve months, none where the text names no month; each list is compiled once. */
function monthsIn(text: string, words: LanguageWords): MonthPatterns[] {
  let known = months.get(words);
  if (!known) {
    const anyName = new RegExp(words.months.flatMap((names) => names.map(escaped)).join('|'), 'iu');
    known = { anyName, patterns: words.months.map(patternsOf) };
    months.set(words, known);
  }
  return known.anyName.test(text) ? known.patterns : [];
}

function escaped(name: string): string {
  return name.replace('.', '\\.');
}

const ORDINAL = `(?:${basicsOfAll('ordinals').join('|')}|\\.)?`;
const OF_MONTH = optional(basicsOfAll('ofMonth'));
const OF_YEAR = optional(basicsOfAll('ofYear'));

/** A word and the space behind it, which an elided one has not: "de ", "d'". */
function optional(words: readonly string[]): string {
  return `(?:${words.map((word) => (word.endsWith("'") ? word : `${word} `)).join('|')})?`;
}

function patternsOf(names: readonly string[]): MonthPatterns {
  const name = names.map(escaped).join('|');
  const day = `(\\d{1,2})${ORDINAL}`;
  const before = new RegExp(
    `(?<![\\p{L}\\d])${day}(?: ?[-–—] ?\\d{1,2}\\.?)? ${OF_MONTH}(?:${name})(?!\\p{L})\\.?(?:,? ${OF_YEAR}((?:19|20)\\d{2}))?`,
    'giu',
  );
  const after = new RegExp(
    `(?<![\\p{L}\\d])(?:${name})(?!\\p{L})\\.? ${day}(?!\\d|:|\\p{L})(?: ?[-–—] ?\\d{1,2})?(?:,? ((?:19|20)\\d{2}))?`,
    'giu',
  );
  const afterYear = new RegExp(
    `(?<!\\d)(?:((?:19|20)\\d{2})\\.? )?(?<!\\p{L})(?:${name})(?!\\p{L})\\.? (\\d{1,2})(?!\\d|:)`,
    'giu',
  );
  const withYear = new RegExp(
    `(?<![\\p{L}\\d])(?:${name})(?!\\p{L})\\.? ${OF_YEAR}((?:19|20)\\d{2})(?!\\d)`,
    'iu',
  );
  return { before, after, afterYear, withYear };
}

const HOUR = new RegExp(
  `\\d{1,2}([:.h]\\d{2}| ?(${basicsOfAll('hourMarks').join('|')}|h\\b))|${basicsOfAll('midnight').join('|')}`,
  'i',
);

/** Whether the text names a weekday together with a time of day, or a day relative to today. */
export function namesMoment(text: string, words: LanguageWords): boolean {
  return mentions(text, words.everyDay) || namesEnd(text, words);
}

/** Whether the text names a time of day: "before 10:00". */
export function namesHour(text: string): boolean {
  return HOUR.test(text);
}

/** The same, but for days that a page can say anew every day ("today") only with a time of day. */
export function namesEnd(text: string, words: LanguageWords): boolean {
  if (mentions(text, words.relativeDays)) return true;
  const day = [words.everyDay, ...words.weekdays].some((names) => mentions(text, names));
  return day && HOUR.test(text);
}
