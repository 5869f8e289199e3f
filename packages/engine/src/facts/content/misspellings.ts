import { normalize } from '../../language/match.ts';
import { PATTERN_FILES, pattern } from '../../language/patterns.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { FactContext } from '../fact-context.ts';
import type { Content } from '../types/content.ts';
import { isQuoted } from './flagged-phrases.ts';

/** Languages with a list of words that are often misspelled. */
const LISTED = new Set(
  PATTERN_FILES.filter(({ entries }) => 'misspelling' in entries).map(({ language }) => language),
);
const MOST = 12;

/**
 * Misspelled words of the page's own copy, each once, in reading order. Names, brands and what customers wrote are left out.
 * @param language BCP 47
 */
export function misspellingsOf(context: FactContext, language: string | null): Content['misspellings'] {
  const code = language?.split('-')[0] ?? null;
  if (code === null || !LISTED.has(code)) return [];
  const wrong = pattern('misspelling', code);
  const found = new Map<string, Content['misspellings'][number]>();
  for (const { node, text } of context.blocks) {
    const word = wrong.exec(normalize(text))?.[0];
    if (word === undefined || found.has(word.toLowerCase())) continue;
    if (context.inMockUp(node) || isQuoted(node) || context.brand?.toLowerCase().includes(word.toLowerCase()))
      continue;
    found.set(word.toLowerCase(), {
      word,
      isHeading: node.closest(({ tag }) => HEADING_TAGS.has(tag)) !== null,
      evidence: context.evidence(node, text),
    });
  }
  return [...found.values()].slice(0, MOST);
}
