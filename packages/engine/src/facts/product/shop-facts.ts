import type { Evidence } from '@liftmark/contract/report';
import { allMatches, isPhrase, mentions } from '../../language/match.ts';
import { alternatives, compose } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import { isQuoted } from '../content/flagged-phrases.ts';
import type { FactContext } from '../fact-context.ts';

const LONG_WORDS = 40;
/** Below a heading that announces the description fewer words are one. */
const ANNOUNCED_WORDS = 10;
const ENOUGH_ATTRIBUTES = 4;
const MAX_CHARACTERS = 80_000;

/** A long paragraph, or what stands below a heading such as "Details"; closed accordions count. */
export function descriptionOf(context: FactContext): Evidence | null {
  const { view, blocks, words } = context;
  const long = view
    .tagged('p')
    .find(
      (node) => (node.visible || node.hidden === 'folded') && countWords(view.everyText(node)) >= LONG_WORDS,
    );
  if (long) return context.evidence(long);
  if (!words) return null;
  const announced = blocks.filter(
    ({ heading, text }) => isPhrase(heading, words.product.details) && text !== heading,
  );
  const [first] = announced;
  if (first && countWords(announced.map(({ text }) => text).join(' ')) >= ANNOUNCED_WORDS)
    return context.evidence(first.node, first.text);
  const folded = view.tagged('details').find((node) => {
    const title = node.children.find(({ tag }) => tag === 'summary');
    return (
      node.visible &&
      title !== undefined &&
      isPhrase(view.everyText(title), words.product.details) &&
      countWords(view.everyText(node)) >= ANNOUNCED_WORDS + countWords(view.everyText(title))
    );
  });
  return folded ? context.evidence(folded) : null;
}

/** Lines of running text that are too short for a description each may be one together. */
const RUNNING_WORDS = 8;

export function isDescribed({ blocks }: FactContext): boolean {
  const running = blocks.filter(
    ({ node, text }) =>
      node.region !== 'footer' &&
      node.region !== 'header' &&
      !isQuoted(node) &&
      countWords(text) >= RUNNING_WORDS,
  );
  return countWords(running.map(({ text }) => text).join(' ')) >= LONG_WORDS;
}

/** Whether a length, a weight or the like stands on the page. */
export function measures({ blocks }: FactContext): boolean {
  return blocks.some(({ node, text }) => node.region !== 'header' && text.search(MEASURED) >= 0);
}

const MEASURED = compose(
  String.raw`(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?${alternatives('measure')}(?![\p{L}\d])`,
  'giu',
);

/** Named attributes, materials, ways of making and care, and measured values: four different ones are enough. */
export function attributesOf(context: FactContext): Evidence | null {
  const { words, view, blocks } = context;
  const root = view.nodes[0];
  if (!words || !root) return null;
  const { attributes, materials } = words.product;
  const text = view.everyText(root).slice(0, MAX_CHARACTERS);
  const told = [...allMatches(text, attributes), ...allMatches(text, materials)].map((match) => match.text);
  const values = [...text.matchAll(MEASURED)].map(([value]) => value);
  if (new Set([...told, ...values].map((each) => each.toLowerCase())).size < ENOUGH_ATTRIBUTES) return null;
  const block = blocks.find(
    ({ node, text: said }) =>
      node.region !== 'header' && (mentions(said, materials) || mentions(said, attributes)),
  );
  return block ? context.evidence(block.node, block.text) : null;
}
