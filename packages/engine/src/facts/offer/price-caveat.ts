import { normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { sentenceAt } from '../../page/sentences.ts';
import type { FactContext } from '../fact-context.ts';
import type { Offer } from '../types/offer.ts';

const CAVEAT = pattern('priceCaveat');
const CLARITY = pattern('priceClarity');

/** Where the page takes back its own prices; questions, quotes and the small print of the footer are left out. */
export function priceCaveatOf(context: FactContext, prices: Offer['prices']): Offer['priceCaveat'] {
  if (prices.length === 0) return null;
  const line = saying(context, CAVEAT);
  return line && { line, promise: saying(context, CLARITY) };
}

function saying(context: FactContext, words: RegExp) {
  for (const { node, text } of context.blocks) {
    if (node.region === 'footer' || context.inMockUp(node)) continue;
    const line = normalize(text);
    const found = words.exec(line);
    const sentence = found && sentenceAt(line, found.index);
    if (sentence && !sentence.endsWith('?')) return context.evidence(node, sentence);
  }
  return null;
}
