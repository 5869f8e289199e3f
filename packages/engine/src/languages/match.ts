import type { Phrases } from './words.ts';

/** A phrase found in a text, with its place in the normalized text. */
export interface PhraseMatch {
  text: string;
  index: number;
}

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)*\\+?|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|' +
  'zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|' +
  'quattro|cinque|sei|sette|otto|nove|dieci|dois|duas|três|quatro|sete|oito|dez|twee|drie|vijf|zes|zeven|negen|tien)';

const PLACEHOLDERS: Record<string, string> = {
  '*': "[\\p{L}\\p{N}'-]*",
  '#': NUMBER,
  '..': '(?:[^\\s.!?]+ ){0,3}',
};

interface Matcher {
  pattern: RegExp;
  every: RegExp;
  /** A text without any of these words cannot match: a cheap question before the pattern is tried. */
  firstWords: Set<string>;
  prefixes: string[];
  digits: boolean;
}

const compiled = new WeakMap<Phrases, Matcher | null>();

/** ` .. ` swallows one of its two spaces, so that "only .. left" also reads "only left". */
function patternOf(phrase: string): string {
  return phrase
    .replaceAll(' .. ', ' ..')
    .split(/(\.\.|\*|#)/)
    .map((part) => PLACEHOLDERS[part] ?? part.replace(/[\\^$+?.()|[\]{}/]/g, '\\$&'))
    .join('');
}

function matcherFor(phrases: Phrases): Matcher | null {
  let matcher = compiled.get(phrases);
  if (matcher === undefined) {
    matcher = phrases.length > 0 ? compile(phrases) : null;
    compiled.set(phrases, matcher);
  }
  return matcher;
}

function compile(phrases: Phrases): Matcher {
  const source = `(?<![\\p{L}\\p{N}])(?:${phrases.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`;
  const matcher: Matcher = {
    pattern: new RegExp(source, 'u'),
    every: new RegExp(source, 'gu'),
    firstWords: new Set(),
    prefixes: [],
    digits: false,
  };
  for (const phrase of phrases) {
    const [first = ''] = phrase.match(/[\p{L}\p{N}]+\*?|[#*]|^[^\p{L}\p{N}\s]+$/u) ?? [];
    if (first === '#' || first === '*' || !/^[\p{L}\p{N}]/u.test(first)) matcher.digits = true;
    else if (first.endsWith('*')) matcher.prefixes.push(first.slice(0, -1));
    else matcher.firstWords.add(first);
  }
  return matcher;
}

interface Prepared {
  normal: string;
  lower: string;
  words: string[];
}

const MAX_PREPARED = 4_000;
const prepared = new Map<string, Prepared>();

/** The same short texts are asked for many lists; each is prepared once. */
function prepare(text: string): Prepared {
  let found = prepared.get(text);
  if (!found) {
    const normal = normalize(text);
    const lower = normal.toLowerCase();
    found = { normal, lower, words: lower.match(/[\p{L}\p{N}]+/gu) ?? [] };
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    prepared.set(text, found);
  }
  return found;
}

function mayMatch({ words }: Prepared, { firstWords, prefixes, digits }: Matcher): boolean {
  if (digits) return true;
  return words.some((word) => firstWords.has(word) || prefixes.some((prefix) => word.startsWith(prefix)));
}

/** One line, single spaces, straight apostrophes and plain hyphens: the form in which phrases are compared. */
export function normalize(text: string): string {
  return text
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first of the phrases that stands in the text as whole words, without regard to case; null where none. */
export function firstMatch(text: string, phrases: Phrases): PhraseMatch | null {
  const matcher = matcherFor(phrases);
  if (!matcher) return null;
  const ready = prepare(text);
  const match = mayMatch(ready, matcher) ? matcher.pattern.exec(ready.lower) : null;
  return (
    match && { text: ready.normal.slice(match.index, match.index + match[0].length), index: match.index }
  );
}

/** Whether any of the phrases stands in the text as whole words. */
export function mentions(text: string, phrases: Phrases): boolean {
  const matcher = matcherFor(phrases);
  if (!matcher) return false;
  const ready = prepare(text);
  return mayMatch(ready, matcher) && matcher.pattern.test(ready.lower);
}

/** All matches in reading order, not overlapping. */
export function allMatches(text: string, phrases: Phrases): PhraseMatch[] {
  const matcher = matcherFor(phrases);
  if (!matcher) return [];
  const ready = prepare(text);
  if (!mayMatch(ready, matcher)) return [];
  return [...ready.lower.matchAll(matcher.every)].map((match) => ({
    text: ready.normal.slice(match.index, match.index + match[0].length),
    index: match.index,
  }));
}

/** Whether the text is one of the phrases and nothing else, punctuation, arrows and icons aside. */
export function isPhrase(text: string, phrases: Phrases): boolean {
  const bare = normalize(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return (
    allMatches(bare, phrases).some((match) => match.index === 0 && match.text.length === bare.length) ||
    phrases.includes(bare.toLowerCase())
  );
}

/** Whether the text begins with one of the phrases. */
export function startsWith(text: string, phrases: Phrases): boolean {
  return firstMatch(normalize(text).replace(/^[^\p{L}\p{N}]+/u, ''), phrases)?.index === 0;
}
