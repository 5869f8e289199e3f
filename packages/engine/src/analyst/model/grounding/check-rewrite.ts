import { claimsIn } from './claims.ts';
import { comparable } from './clean-text.ts';
import type { CheckedText, Flaw } from './flaw.ts';
import { originFlaw } from './origin.ts';
import { saidIn, withoutPlaceholders } from './said.ts';
import { figuresOf, type SourceFacts } from './source-facts.ts';
import { commandsReader, talksOfScore } from './speech.ts';
import type { Rewrite } from './statement.ts';
import { copySupportOf } from './support.ts';

/** At most so many words of copy may be neither on the page nor usual in copy. */
const MAX_UNKNOWN_SHARE = 0.5;

/**
 * Checks copy for the page. It may change every word, but not add a figure, a claim that the page doesn't make, a score
 * or an order; what only the owner knows stays a placeholder in brackets.
 */
export function checkRewrite({ text, cites }: Rewrite, sourceFacts: SourceFacts): CheckedText {
  const { line } = saidIn(text);
  const flaw =
    originFlaw({ line, cites }, sourceFacts) ||
    copyFlaw(line, sourceFacts) ||
    (isUnsupported(withoutPlaceholders(line), sourceFacts) && 'unsupported');
  return flaw ? { flaw } : { text: line };
}

/** What copy may not say, wherever it is proposed. */
export function copyFlaw(copy: string, { figures, pageText, pageFigures }: SourceFacts): Flaw | false {
  const said = comparable(withoutPlaceholders(copy));
  if (commandsReader(said)) return 'reader-command';
  if (talksOfScore(said)) return 'score';
  if (figuresOf(said).some((figure) => !pageFigures.has(figure) && !figures.has(figure)))
    return 'invented-figure';
  return claimsIn(said).some((claim) => !pageText.includes(claim)) && 'claim';
}

function isUnsupported(copy: string, { pageText, language }: SourceFacts): boolean {
  const { known, unknown } = copySupportOf(copy, [pageText], language);
  return unknown.length > 0 && unknown.length / (known + unknown.length) > MAX_UNKNOWN_SHARE;
}
