import type { Evidence } from '@liftmark/contract/report';
import { isPhrase, mentions } from '../../language/match.ts';
import { wordsFor } from '../../language/words-for.ts';
import type { Region } from '../../page/node.ts';
import { controlsOf } from '../actions/controls.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';

const OFFERING: ReadonlySet<Region> = new Set(['hero', 'main']);
/** A longer text is about other things too. */
const MOST_WORDS = 25;

/** Where the page says that its offer is over: above the fold in a sentence, or on most of its buttons. */
export function closedOf(context: FactContext): Evidence[] {
  const { model, view, blocks } = context;
  // Pages in all languages say "Sold out".
  const lists = [context.words, wordsFor('en')].flatMap((words) => words?.offer ?? []);
  const isSoldOut = (text: string) => lists.some(({ outOfStock }) => isPhrase(text, outOfStock));
  const isOver = (text: string) =>
    text.split(' ').length <= MOST_WORDS && lists.some(({ closed }) => mentions(text, closed));

  const stated = blocks.filter((block) => isAboveFold(block, context) && isOver(block.text));
  const soldOut = blocks.filter(({ text }) => isSoldOut(text));
  const open = controlsOf(view).filter(
    ({ buttonLike, toggles, region, text }) =>
      buttonLike && !toggles && OFFERING.has(region) && !isSoldOut(text),
  );
  return [...stated, ...(soldOut.length > open.length ? soldOut : [])].map(({ node, text }) =>
    model.evidence(node, text),
  );
}

function isAboveFold({ node: { box, region } }: TextBlock, { view }: FactContext): boolean {
  return OFFERING.has(region) && box !== null && box.y < view.capture.viewport.height;
}
