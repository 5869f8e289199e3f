import scripts from '../../data/tables/scripts.json' with { type: 'json' };
import { letterCount } from './characters.ts';
import { isTraditional } from './chinese-letters.ts';
import { createDetector } from './detector.ts';
import { languageCode, TRADITIONAL_CHINESE } from './language-code.ts';
import { pattern } from './patterns.ts';

const detector = await createDetector();

const SAMPLE_CHARACTERS = 4000;
const ENOUGH_LETTERS = 24;
const SHORT_LINE = 40;
const SHOWN_CHARACTERS = 160;
/** Letters that tell the language of what is left without the longest line, or that it is none we know. */
const MIN_REST = 120;

/** Scripts that one language alone, or nearly so, is written in. */
const SCRIPTS = Object.entries(scripts).map(
  ([language, names]) =>
    [language, new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'gu')] as const,
);

/** Japanese mixes its own letters with Chinese ones. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** Close relatives that short texts do not tell apart: there the declared one decides. */
const RELATIVES: readonly (readonly string[])[] = [
  ['da', 'no', 'nb', 'nn', 'sv'],
  ['pt', 'gl', 'es', 'ca', 'ast'],
  ['hr', 'sr', 'bs', 'sl'],
  ['cs', 'sk'],
  ['id', 'ms'],
  ['ru', 'uk', 'bg', 'be', 'mk'],
  ['nl', 'af'],
  ['de', 'lb'],
  ['tl', 'ceb', 'fil'],
  ['fa', 'ps'],
  ['he', 'yi'],
  ['bn', 'as'],
];

/** The language of a page's text, with what told it. */
export interface PageLanguage {
  /** ISO 639-1, and `zh-Hant` for traditional Chinese; null where it couldn’t be told. */
  code: string | null;
  /**
   * The letters of its script, the groups of letters in its words, or what the page declares where its text leaves it open.
   * Words without a code are in a language that we don’t know.
   */
  decidedBy: 'script' | 'words' | 'declaration';
  /** The longest line of the text that was read, from its beginning; null where the declaration decided. */
  sample: string | null;
  /** Languages of other parts, such as the menu. */
  others: readonly string[];
}

/**
 * The language of the visible text; the declared language decides only between close relatives. Null where a text that
 * declares none is in none that the detector knows.
 */
export function languageOfPage(content: string, declaredAs: string | null): PageLanguage {
  const sample = sampleOf(content);
  const declared = languageCode(declaredAs);
  const read = readLanguage(content, sample, declared);
  const others = new Set([declared, languageOfRest(content)].flatMap((code) => code ?? []));
  if (read.code !== null) {
    others.delete(read.code);
    if (!isDetectable(read.code))
      for (const other of others) if (isAlike(other, read.code)) others.delete(other);
  }
  const isRead = read.decidedBy !== 'declaration';
  const [longest = ''] = sample.split('\n');
  const code = read.code === 'zh' && isTraditional(sample) ? TRADITIONAL_CHINESE : read.code;
  return { ...read, code, sample: isRead ? longest.slice(0, SHOWN_CHARACTERS) : null, others: [...others] };
}

function readLanguage(
  content: string,
  sample: string,
  declared: string | null,
): Pick<PageLanguage, 'code' | 'decidedBy'> {
  const letters = lettersIn(sample);
  const asDeclared = { code: declared, decidedBy: 'declaration' } as const;
  if (letters < ENOUGH_LETTERS) return letters > 0 ? asDeclared : { ...asDeclared, code: null };
  const byScript = scriptOf(sample, letters);
  const result = byScript ? null : detector.detect(sample);
  const found = byScript ?? result?.language ?? '';
  if (found === '') return asDeclared;
  if (declared && declared !== found) {
    if (!isDetectable(declared) && mayStandFor(declared, found, result, sample)) return asDeclared;
    if (isOneLine(content, declared) || readsMostlyAs(declared, found, content)) return asDeclared;
  }
  if (result === null) return { code: found, decidedBy: 'script' };
  return { code: toldByWords(result, sample, declared), decidedBy: 'words' };
}

/** What the detector found; null where that is only a guess, and nothing is declared. */
function toldByWords(
  result: ReturnType<typeof detector.detect>,
  sample: string,
  declared: string | null,
): string | null {
  const code = amongRelatives(result, sample, declared);
  const letters = lettersIn(sample);
  const isGuess = declared === null && code === result.language && letters >= MIN_REST;
  return isGuess && isUnknown(result, sample, letters) ? null : code;
}

/**
 * The least score of a text in a language that the detector knows: nine of ten pages have more, and of the languages
 * that it doesn't know only near relatives.
 */
const CLEAR_SCORE = 0.74;

/** The Cyrillic letters of a text that no Slavic language has, such as those of Kazakh, Tatar and Mongolian. */
const otherCyrillic = (text: string) =>
  [...text].filter((letter) => letter >= '\u0460' && letter <= '\u052f' && !'Ґґ'.includes(letter)).length;

/** The share of such letters that no names from elsewhere explain. Mongolian has the fewest, about one in twelve. */
const OTHER_CYRILLIC_SHARE = 0.02;

/** Whether a text is in a language that the detector doesn't know, so that its guess is only the nearest one. */
function isUnknown(result: ReturnType<typeof detector.detect>, sample: string, letters: number): boolean {
  return !result.isReliable() || otherCyrillic(sample) / letters > OTHER_CYRILLIC_SHARE;
}

/** Whether a text may be in the declared language, which the detector doesn't know and takes for another. */
function mayStandFor(
  declared: string,
  found: string,
  result: ReturnType<typeof detector.detect> | null,
  sample: string,
): boolean {
  if (related(declared, found)) return true;
  if (result === null) return false;
  const score = result.getScores()[found] ?? 0;
  return !result.isReliable() || score < CLEAR_SCORE || otherCyrillic(sample) > 0;
}

/** What the detector found, told from the relatives that it mixes it up with. */
function amongRelatives(
  result: ReturnType<typeof detector.detect>,
  sample: string,
  declared: string | null,
): string {
  // The detector mixes them up, and there are many more pages in Indonesian.
  if (result.language === 'ms' && declared !== 'ms') return 'id';
  if (TURKIC.has(result.language) && isUzbek(sample)) return 'uz';
  if (declared && declared !== result.language && related(declared, result.language)) {
    const scores = result.getScores();
    const score = (code: string): number => scores[code === 'nb' || code === 'nn' ? 'no' : code] ?? 0;
    if (score(declared) > 0.93 * score(result.language)) return declared;
  }
  return result.language;
}

/** The language of the short lines, which menus and buttons are; null in doubt. */
function languageOfRest(content: string): string | null {
  const short = content.split('\n').filter((line) => line.length <= SHORT_LINE);
  return languageOf([...new Set(short)].join('\n').slice(0, SAMPLE_CHARACTERS));
}

/** The language of a text by its script or, where they are sure, by its letter groups; null in doubt. */
export function languageOf(text: string): string | null {
  const byScript = scriptOf(text, lettersIn(text));
  if (byScript) return byScript;
  const result = detector.detect(text);
  return result.isReliable() ? result.language : null;
}

/** With so much of the best score, a language is nearly as likely. */
const NEARLY = 0.85;
const MOST_LIKELY = 3;

/** The languages that a text may be in that is too short to be sure of, the likeliest first. */
export function likelyLanguagesOf(text: string): string[] {
  const byScript = scriptOf(text, lettersIn(text));
  if (byScript) return [byScript];
  const scores = Object.entries(detector.detect(text).getScores()).toSorted(([, a], [, b]) => b - a);
  const best = scores[0]?.[1] ?? 0;
  return scores.flatMap(([code, score]) => (score >= NEARLY * best ? [code] : [])).slice(0, MOST_LIKELY);
}

/** Languages that the letter groups know. */
const KNOWN = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ' +
    'ms nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh id nb nn'
  ).split(' '),
);

/** Whether a text of the language that a page declares would be recognized. */
export function isDetectable(declared: string | null): boolean {
  const code = languageCode(declared);
  return code === null || KNOWN.has(code) || Object.hasOwn(scripts, code);
}

/**
 * Whether a text that was found to be in one language is foreign on a page in another; never where the page's can't be
 * recognized.
 */
export function isForeign(own: string | null, language: string | null): boolean {
  return own !== null && language !== null && isDetectable(language) && !isAlike(own, language);
}

/** Whether two languages are the same, or so close that a text does not tell them apart. */
export function isAlike(one: string, other: string): boolean {
  return languageCode(one) === languageCode(other) || related(one, other);
}

/** Whether a page of few words reads as it is declared but for one line, in which someone else speaks. */
function isOneLine(content: string, declared: string): boolean {
  const lines = content.split('\n').sort((a, b) => b.length - a.length);
  const inOtherLetters = lines.filter((line) => scriptOf(line, lettersIn(line)) !== null);
  if (inOtherLetters.length > 1) return false;
  const quoted = inOtherLetters[0] ?? lines[0] ?? '';
  const rest = sampleOf(lines.filter((line) => line !== quoted).join('\n'));
  if (lettersIn(rest) < MIN_REST) return false;
  if (inOtherLetters.length === 1) return true;
  return quoted.length >= rest.length / 4 && detector.detect(rest).language === declared;
}

const MOST_LINES = 200;

/** Whether more of the text reads as it is declared: a few long lines outweigh all others in the sample. */
function readsMostlyAs(declared: string, found: string, content: string): boolean {
  const lines = content.split('\n').filter((line) => line.length >= ENOUGH_LETTERS);
  const letters = { declared: 0, found: 0 };
  for (const line of lines.slice(0, MOST_LINES)) {
    const own = languageOf(line);
    if (own === declared) letters.declared += line.length;
    else if (own === found) letters.found += line.length;
  }
  return letters.declared > letters.found;
}

function lettersIn(text: string): number {
  return letterCount(text);
}

/** Languages that the detector takes Uzbek for, which it does not know. */
const TURKIC = new Set(['tr', 'az']);
const UZBEK_LETTER = /(?<!\p{L})\p{L}{0,2}[og]['‘’ʻʼ`]\p{L}/giu;
const ENOUGH_UZBEK = 4;

/** Uzbek in Latin letters: o‘ and g‘, and none of the dotless and cedilla letters of its relatives. */
function isUzbek(sample: string): boolean {
  return !/[ışğə]/iu.test(sample) && (sample.match(UZBEK_LETTER)?.length ?? 0) >= ENOUGH_UZBEK;
}

/** Latin filler of unfinished pages says nothing of their language. */
const FILLER = pattern('fillerText');

/** Longest lines first: they are prose, where menus and names say little about the language. */
function sampleOf(content: string): string {
  const lines = content.split('\n').sort((a, b) => b.length - a.length);
  let sample = '';
  for (const line of lines) {
    if (sample.length >= SAMPLE_CHARACTERS) break;
    if (FILLER.test(line)) continue;
    sample += `${line.slice(0, 600)}\n`;
  }
  return sample.replace(/\S+@\S+|https?:\S+/g, ' ');
}

function scriptOf(sample: string, letters: number): string | null {
  for (const [language, script] of SCRIPTS) {
    const share = (sample.match(script)?.length ?? 0) / letters;
    const isMost = language === 'ja' ? (sample.match(JAPANESE)?.length ?? 0) / letters > 0.4 : share > 0.4;
    if (isMost && share > 0.08) return language;
  }
  return null;
}

function related(a: string, b: string): boolean {
  return RELATIVES.some((family) => family.includes(a) && family.includes(b));
}
