import type { Evidence } from '@liftmark/contract/report';
import { isPhrase, mentions } from '../../language/match.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import { wordsFor } from '../../language/words-for.ts';
import type { Region } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { controlsOf } from '../actions/controls.ts';
import { blocksOf, type FactContext, type TextBlock } from '../fact-context.ts';

const OFFERING: ReadonlySet<Region> = new Set(['hero', 'main']);
/** A longer text is about other things too. */
const MOST_WORDS = 25;

/**
 * Where the page says that its offer is over: above the fold in a sentence, or on most of its buttons. A page may say
 * so on one device alone.
 */
export function closedOf({ model, view, words }: FactContext): Evidence[] {
  // Pages in all languages say "Sold out".
  const lists = [words, wordsFor('en')].flatMap((list) => list?.offer ?? []);
  for (const each of new Set([view, ...model.views])) {
    const closed = closedIn(each, lists);
    if (closed.length > 0) return closed.map(({ node, text }) => model.evidence(node, text));
  }
  return [];
}

function closedIn(view: PageView, lists: readonly LanguageWords['offer'][]): TextBlock[] {
  const isSoldOut = (text: string) => lists.some(({ outOfStock }) => isPhrase(text, outOfStock));
  const isOver = (text: string) =>
    countWords(text) <= MOST_WORDS && lists.some(({ closed }) => mentions(text, closed));

  const blocks = blocksOf(view);
  const stated = blocks.filter((block) => isAboveFold(block, view) && isOver(block.text));
  const soldOut = blocks.filter(({ text }) => isSoldOut(text));
  const open = controlsOf(view).filter(
    ({ buttonLike, toggles, region, text }) =>
      buttonLike && !toggles && OFFERING.has(region) && !isSoldOut(text),
  );
  return [...stated, ...(soldOut.length > open.length ? soldOut : [])];
}

function isAboveFold({ node: { box, region } }: TextBlock, { capture }: PageView): boolean {
  return OFFERING.has(region) && box !== null && box.y < capture.viewport.height;
}
