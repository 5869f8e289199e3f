import { languageCode } from '../../../language/language-code.ts';
import { wordsFor } from '../../../language/words-for.ts';
import { claimsInCopy } from './claims.ts';
import { comparable, wordsOf } from './clean-text.ts';
import type { CheckedText, Flaw } from './flaw.ts';
import { citedBy, originFlaw } from './origin.ts';
import { saidIn, withoutPlaceholders } from './said.ts';
import { figuresOf, type SourceFacts } from './source-facts.ts';
import { commandsReader, talksOfScore } from './speech.ts';
import type { Rewrite } from './statement.ts';
import { copySupportOf, isOrdinary } from './support.ts';

/** The largest share of words that are neither on the page nor usual in copy. */
const MAX_UNKNOWN = 0.34;
/** In a language whose claims can't be recognized. */
const MAX_UNKNOWN_ABROAD = 0.2;

/**
 * Checks copy for the page. It may change every word, but not add a figure, a claim that the page doesn't make, a score
 * or an order; what only the owner knows stays a placeholder in brackets.
 */
export function checkRewrite({ text, cites }: Rewrite, sourceFacts: SourceFacts): CheckedText {
  const { line } = saidIn(text);
  const flaw =
    originFlaw({ line, cites }, sourceFacts) ||
    copyFlaw(line, sourceFacts) ||
    (hasNewName(line, sourceFacts) && 'invented-name') ||
    (isUnsupported(withoutPlaceholders(line), sourceFacts) && 'unsupported');
  if (flaw) return { flaw };
  const evidence = citedBy(cites, sourceFacts).map(({ text: seen }) => seen);
  const stands = sourceFacts.secondLook?.({ kind: 'rewrite', text: line, evidence }) ?? true;
  return stands ? { text: line } : { flaw: 'not-said' };
}

/** What copy may not say, wherever it is proposed. */
export function copyFlaw(copy: string, { pageText, pageFigures, language }: SourceFacts): Flaw | false {
  const said = comparable(withoutPlaceholders(copy));
  if (commandsReader(said, language, pageText)) return 'reader-command';
  if (talksOfScore(said, language)) return 'score';
  if (figuresOf(said).some((figure) => !pageFigures.has(figure))) return 'invented-figure';
  return claimsInCopy(said, language).some((claim) => !pageText.includes(claim)) && 'claim';
}

/** "Better than Amazon". In German every noun has a capital, and in a title every word. */
function hasNewName(copy: string, { vocabulary, language }: SourceFacts): boolean {
  const words = withoutPlaceholders(copy).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const capitalized = words.slice(1).filter((word) => /^\p{Lu}/u.test(word));
  if (languageCode(language) === 'de' || capitalized.length > (words.length - 1) / 2) return false;
  return capitalized.some((name) => !wordsOf(name).every((word) => vocabulary.has(word) || isOrdinary(word)));
}

function isUnsupported(copy: string, { pageText, language }: SourceFacts): boolean {
  const { known, unknown } = copySupportOf(copy, pageText, language);
  const most = wordsFor(language ?? 'en') ? MAX_UNKNOWN : MAX_UNKNOWN_ABROAD;
  return unknown.length > 1 && unknown.length > most * (known + unknown.length);
}
