import { readFileSync } from 'node:fs';
import { type Node, nodesIn } from './syntax.ts';

/** Wording that reads as if it were translated, and what to write in its place. */
const REPLACED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:could|can)(?: not|not|[’']t) be told\b/i, 'couldn’t be determined, is unclear'],
  [/\b(?:is|are|was|were|be) told\b/i, 'is stated, is shown'],
  [
    /\btells?(?: of)?\b(?! (?:you|us|them|visitors|people|customers|readers|me|the assistant|the model)\b)/i,
    'says, shows',
  ],
  [/\bst(?:ands?|ood) (?!out\b|up\b|for\b|by\b|alone\b)/i, 'is, appears'],
  [/\bfirst screens?\b/i, 'above the fold'],
  [/\bground\b/i, 'background'],
  [/\bbears?\b/i, 'has'],
  [/\b(?:whoever|somebody|nobody)\b/i, 'visitors, people, you, no one'],
  [/(?<!\bno )\bone (?:can|can[’']t|cannot|may|could|would|should|must)\b/i, 'you, visitors'],
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

/** The words to replace in a text: one line for each. */
export function replacedIn(text: string): string[] {
  return REPLACED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`“${found[0].trim()}”: ${instead}`];
  });
}

/** What a text should say otherwise: one line for each fault. */
export function faultsIn(text: string): string[] {
  const faults = replacedIn(text);
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

/** The titles in a text module that are fixed strings, those of several cases among them. */
export function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return nodesIn(file, source).flatMap((node) => {
    if (node.type !== 'Property' || Object(node.key).name !== 'title') return [];
    const { start, end } = node.value as Node;
    return nodesIn(file, `(${source.slice(start, end)})`, ({ type }) => type !== 'TemplateLiteral').flatMap(
      ({ type, value }) =>
        type === 'Literal' && typeof value === 'string' && value.includes(' ') ? [value] : [],
    );
  });
}

/** The lines of a Markdown document, each paragraph as one, without code, addresses and quotations. */
export function paragraphsIn(markdown: string): Wording[] {
  const blank = (text: string) => text.replace(/[^\n]+/g, ' ');
  const prose = markdown
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`]*`|“[^”]*”|"[^"]*"|(?<=\])\([^)]*\)/g, (text) => `…${text.replace(/[^\n]/g, '')}`);
  let line = 1;
  return prose.split(/(\n(?:\s*\n|(?=\s*(?:[-*|#>]|\d+\.) )))/).flatMap((text) => {
    const at = line;
    line += text.split('\n').length - 1;
    return text.trim() === '' ? [] : [{ line: at, text: text.replace(/\s+/g, ' ').trim() }];
  });
}

interface Quasi {
  value: { cooked: string | null };
}
