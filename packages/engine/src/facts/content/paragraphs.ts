import { pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { beginsRights } from '../document/document.ts';
import { levelOf } from '../headline/lines.ts';
import { isQuotation } from '../proof/speaker.ts';
import type { Paragraph } from '../types/content.ts';

/** A block of running text, before it becomes a fact. */
export interface TextBlock {
  node: PageNode;
  text: string;
  words: number;
  role: Paragraph['role'];
}

const MOCK_UP = pattern('mockUp');
const QUOTE_NAME = pattern('proofTextName');
const LEGAL_NAME = pattern('legalNoteName');
const CONTROL_TAGS = new Set(['a', 'button', 'label', 'nav', 'select', 'legend', 'summary', 'th']);
const LEAST_WORDS = 4;

/** Blocks of running text in reading order, without headings, controls and the page's header. */
export const textBlocks = memoize(readBlocks);

export function paragraphFacts(page: PageModel): Paragraph[] {
  const view = page.main;
  return textBlocks(view).map(({ node, text, words, role }) => ({
    text,
    words,
    fontSizePx: view.measured ? node.style.fontSizePx : null,
    role,
    depth: page.depth(node),
    evidence: page.evidence(node, text),
  }));
}

function readBlocks(view: PageView): TextBlock[] {
  const blocks: TextBlock[] = [];
  const roles: (Paragraph['role'] | null)[] = new Array(view.nodes.length).fill(null);
  // A box comes again behind each block inside of it, with all of its words.
  const wordsIn = memoize((block: PageNode) => wordsOf(block, view));
  let last: PageNode | null = null;
  for (const node of view.nodes) {
    roles[node.order] =
      (node.parent && roles[node.parent.order]) ?? (node.isElement ? marksRole(node) : null);
    if (!node.isText || !node.visible || node.textStart === node.textEnd) continue;
    const block = node.block;
    if (block === last) continue;
    last = block;
    if (node.region === 'header' || isControl(node, block) || block.closest((at) => levelOf(at) !== null))
      continue;
    const said = wordsIn(block);
    if (said) blocks.push({ node: block, ...said, role: roles[block.order] ?? roleByPlace(node, said.text) });
  }
  return blocks;
}

/** What a block says; null where that is too little, or said by blocks inside. */
function wordsOf(block: PageNode, view: PageView): Pick<TextBlock, 'text' | 'words'> | null {
  const text = view.text(block);
  const words = countWords(text);
  return words < LEAST_WORDS || isContainer(block, view) ? null : { text, words };
}

function isControl(text: PageNode, block: PageNode): boolean {
  const control = text.closest((at) => CONTROL_TAGS.has(at.tag) || at === block);
  return (
    control !== null &&
    CONTROL_TAGS.has(control.tag) &&
    (control.tag !== 'a' || block.contains(control) === false || control === block)
  );
}

/** A block with blocks of text inside is read through those. */
function isContainer(block: PageNode, view: PageView): boolean {
  if (!view.content.slice(block.textStart, block.textEnd).trim().includes('\n')) return false;
  return (
    view.lines(block).length > 3 ||
    view.subtree(block).some((node) => node !== block && levelOf(node) !== null)
  );
}

function marksRole(node: PageNode): Paragraph['role'] | null {
  const { tag } = node;
  if (['body', 'html'].includes(tag)) return null;
  if (['pre', 'code', 'samp'].includes(tag)) return 'code';
  if (['blockquote', 'q'].includes(tag) || node.attribute('itemprop') === 'review') return 'quotation';
  if (tag === 'svg' || node.attribute('aria-hidden') === 'true' || node.attribute('role') === 'img')
    return 'mock-up';
  if (!node.has('class') && !node.has('id')) return null;
  const { names } = node;
  if (MOCK_UP.test(names)) return 'mock-up';
  if (QUOTE_NAME.test(names) && node.end - node.order < 400) return 'quotation';
  return LEGAL_NAME.test(names) && node.end - node.order < 400 ? 'legal' : null;
}

function roleByPlace(node: PageNode, text: string): Paragraph['role'] {
  if (isQuotation(text)) return 'quotation';
  if (node.region === 'footer' || node.region === 'overlay') return 'legal';
  return beginsRights(text) ? 'legal' : 'copy';
}
