import { normalize } from '../../language/match.ts';
import { hasPattern, pattern } from '../../language/patterns.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { FactContext } from '../fact-context.ts';
import type { Content } from '../types/content.ts';
import { isQuoted } from './flagged-phrases.ts';

/** English words and names of services that are misspelled in any language. */
const ANYWHERE = [pattern('misspelledService'), pattern('misspellingAbroad')];
const MOST = 12;

/**
 * Misspelled words of the page's own copy, each once, in reading order. Names, brands and what customers wrote are left out.
 * @param language BCP 47
 */
export function misspellingsOf(context: FactContext, language: string | null): Content['misspellings'] {
  const code = language?.split('-')[0] ?? null;
  const isListed = code !== null && hasPattern('misspelling', code);
  const wrong = [...(isListed ? [pattern('misspelling', code)] : []), ...ANYWHERE];
  const found = new Map<string, Content['misspellings'][number]>();
  for (const { node, text } of context.blocks) {
    const line = normalize(text);
    const words = wrong.flatMap((list) => list.exec(line)?.[0] ?? []);
    for (const word of words) {
      const key = word.toLowerCase();
      if (found.has(key) || context.inMockUp(node) || isQuoted(node)) continue;
      if (context.brand?.toLowerCase().includes(key)) continue;
      found.set(key, {
        word,
        isHeading: node.closest(({ tag }) => HEADING_TAGS.has(tag)) !== null,
        evidence: context.evidence(node, text),
      });
    }
  }
  return [...found.values()].slice(0, MOST);
}
