import { holdsFiller } from '../checks/shared/uncertainty.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { callWordsFor } from '../language/call-words.ts';
import { startsWith } from '../language/match.ts';
import { pattern } from '../language/patterns.ts';
import { isUnsafe } from '../language/unsafe-text.ts';
import { wordsFor } from '../language/words-for.ts';

export type PhraseFacts = Pick<PageFacts, 'language' | 'content'>;

const CLAUSE_END = pattern('clauseEnd');

/**
 * Whether a phrase of the page may be offered as its headline or copy: it is safe and tells visitors something. It gives
 * no order, and contains no filler, hype or empty phrase.
 */
export function isOwnPhrase(text: string, { language, content }: PhraseFacts): boolean {
  const said = text.toLowerCase();
  return (
    !isUnsafe(text, language) &&
    !said.split(CLAUSE_END).some((clause) => isOrder(clause, language)) &&
    !content.wordingMatches.some(
      ({ list, phrase }) => (list === 'hype' || list === 'generic') && said.includes(phrase.toLowerCase()),
    ) &&
    !holdsFiller(text, content)
  );
}

function isOrder(clause: string, language: string | null): boolean {
  const lists = wordsFor(language);
  const asking = lists === null ? [] : [lists.links.contact, lists.actions.standard];
  return [callWordsFor(language), ...asking].some((calls) => startsWith(clause, calls));
}
