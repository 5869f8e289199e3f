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

const compiled = new WeakMap<Phrases, RegExp | null>();
const wholePatterns = new WeakMap<Phrases, RegExp | null>();

/** ` .. ` swallows one of its two spaces, so that "only .. left" also reads "only left". */
function patternOf(phrase: string): string {
  return phrase
    .replaceAll(' .. ', ' ..')
    .split(/(\.\.|\*|#)/)
    .map((part) => PLACEHOLDERS[part] ?? part.replace(/[\\^$+?.()|[\]{}/]/g, '\\$&'))
    .join('');
}

function patternFor(phrases: Phrases): RegExp | null {
  let pattern = compiled.get(phrases);
  if (pattern === undefined) {
    const alternatives = phrases.map(patternOf).join('|');
    pattern = phrases.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')
      : null;
    compiled.set(phrases, pattern);
  }
  return pattern;
}

/** A pattern for a text that is one of the phrases: the first that fits the start need not fit the end. */
function wholePatternFor(phrases: Phrases): RegExp | null {
  let pattern = wholePatterns.get(phrases);
  if (pattern === undefined) {
    pattern = phrases.length ? new RegExp(`^(?:${phrases.map(patternOf).join('|')})$`, 'iu') : null;
    wholePatterns.set(phrases, pattern);
  }
  return pattern;
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
  const match = patternFor(phrases)?.exec(normalize(text));
  return match ? { text: match[0], index: match.index } : null;
}

/** Whether any of the phrases stands in the text as whole words. */
export function mentions(text: string, phrases: Phrases): boolean {
  return patternFor(phrases)?.test(normalize(text)) ?? false;
}

/** All matches in reading order, not overlapping. */
export function allMatches(text: string, phrases: Phrases): PhraseMatch[] {
  const pattern = patternFor(phrases);
  if (!pattern) return [];
  const found = normalize(text).matchAll(new RegExp(pattern.source, 'giu'));
  return [...found].map((match) => ({ text: match[0], index: match.index }));
}

/** Whether the text is one of the phrases and nothing else, punctuation, arrows and icons aside. */
export function isPhrase(text: string, phrases: Phrases): boolean {
  const bare = normalize(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return wholePatternFor(phrases)?.test(bare) ?? false;
}

/** Whether the text begins with one of the phrases. */
export function startsWith(text: string, phrases: Phrases): boolean {
  const bare = normalize(text).replace(/^[^\p{L}\p{N}]+/u, '');
  return patternFor(phrases)?.exec(bare)?.index === 0;
}
