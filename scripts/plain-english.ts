import { readFileSync } from 'node:fs';
import { nodesIn } from './syntax.ts';

/** Wording that reads as if it were translated, and what to write in its place. */
const REPLACED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:could|can)(?: not|not|[’']t) be told\b/i, 'couldn’t be determined, is unclear'],
  [/\b(?:is|are|was|were|be) told\b/i, 'is stated, is shown'],
  [/\btells?(?: of)?\b(?! (?:you|us|them|visitors|people|customers|readers|me)\b)/i, 'says, shows'],
  [/\bst(?:ands?|ood) (?!out\b|up\b|for\b|by\b|alone\b)/i, 'is, appears'],
  [/\bfirst screens?\b/i, 'above the fold'],
  [/\bground\b/i, 'background'],
  [/\bbears?\b/i, 'has'],
  [/\b(?:whoever|somebody|nobody)\b/i, 'visitors, people, you, no one'],
  [/\bone (?:can|can[’']t|cannot|may|could|would|should|must)\b/i, 'you, visitors'],
  [/\banew\b/i, 'again'],
  [/\bwith measure\b/i, 'in moderation'],
  [/\btakes? no \w+ for\b/i, 'don’t count X as Y'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bgrav(?:e|er|est)\b/i, 'serious, most serious'],
  [/\b(?:at|on) first sight\b/i, 'before any tuning'],
  [/\bgiv(?:e|es|en|ing) word of\b/i, 'mention'],
];

/** Questions may begin so; a statement that does is a riddle. */
const RIDDLE = /(?:^|[.!?…:] )(?:What|Whoever|Whether)\b[^.!?]*[.!]/;

/** Of the title of a check, a ceiling or a diagnosis. */
export const TITLE_WORDS = 7;

export interface Wording {
  line: number;
  text: string;
}

/** What a text should say otherwise: one line for each fault. */
export function faultsIn(text: string): string[] {
  const faults = REPLACED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`“${found[0].trim()}”: ${instead}`];
  });
  return RIDDLE.test(text) ? [...faults, 'begins with What, Whoever or Whether'] : faults;
}

/** The sentences that a source file holds, with `…` where values go. */
export function wordingIn(file: string): Wording[] {
  const source = readFileSync(file, 'utf8');
  const found: Wording[] = [];
  const add = (start: number, text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}+ \p{L}+/u.test(line))
      found.push({ line: source.slice(0, start).split('\n').length, text: line });
  };
  for (const node of nodesIn(file, source, ({ type }) => type !== 'ImportDeclaration')) {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.start, node.value);
    if (node.type === 'JSXText') add(node.start, String(node.value));
    if (node.type === 'TemplateLiteral') {
      add(node.start, (node.quasis as Quasi[]).map(({ value }) => value.cooked ?? '').join('…'));
    }
  }
  return found;
}

interface Quasi {
  value: { cooked: string | null };
}
