import type { Evidence } from '@liftmark/contract/report';
import { normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode, Region } from '../../page/node.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import { amountsIn } from '../offer/amounts.ts';

/** What a template or a tool wrote in the place of the page's own words. */
export interface CopiedText {
  /** `card`: cards of one name; `description`: one text under several offers; `file`: names of picture files; `heading`: a template's name for the page. */
  kind: 'card' | 'description' | 'file' | 'heading';
  /** The first of them. */
  text: string;
  /** Places that show it. */
  count: number;
  evidence: Evidence;
}

const PARTS: ReadonlySet<Region> = new Set(['hero', 'main']);
const PICTURE_ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.heic'];
const MAX_FILE_NAME = 66;
const ANNOUNCED = pattern('contentPromise');
const TEMPLATE_HEADING = pattern('templateHeading');
/** So many cards or files are no chance. */
const LEAST_CARDS = 4;
const LEAST_FILES = 3;
const LEAST_DESCRIPTIONS = 3;
/** Shorter texts are notes that each offer needs. */
const LEAST_WORDS = 20;
const LEAST_NAME = 6;
/** How far above its name the box of a card begins. */
const CARD_STEPS = 4;

/** Text that stands where each part of the page should have its own. */
export function copiesIn(context: FactContext): CopiedText[] {
  const blocks = context.blocks.filter(({ node }) => PARTS.has(node.region) && !context.inMockUp(node));
  const files = blocks.filter(({ text }) => isFileName(text.toLowerCase()));
  const heading = blocks.find(({ node, text }) => isHeading(node) && TEMPLATE_HEADING.test(normalize(text)));
  const [file] = files;
  return [
    ...(heading ? [copied('heading', heading, 1, context)] : []),
    ...(file && files.length >= LEAST_FILES ? [copied('file', file, files.length, context)] : []),
    ...repeatsIn(blocks, 'card', LEAST_CARDS, cardNames(context), context),
    ...repeatsIn(
      blocks,
      'description',
      LEAST_DESCRIPTIONS,
      ({ text }) => countWords(text) >= LEAST_WORDS,
      context,
    ),
  ];
}

function isFileName(text: string): boolean {
  const isName = text.length <= MAX_FILE_NAME && !text.includes('/') && !text.includes(':');
  return isName && PICTURE_ENDINGS.some((ending) => text.endsWith(ending));
}

function copied(kind: CopiedText['kind'], { node, text }: TextBlock, count: number, context: FactContext) {
  return { kind, text, count, evidence: context.evidence(node, text) };
}

function repeatsIn(
  blocks: readonly TextBlock[],
  kind: CopiedText['kind'],
  least: number,
  counts: (block: TextBlock) => boolean,
  context: FactContext,
): CopiedText[] {
  const places = new Map<string, TextBlock[]>();
  for (const block of blocks.filter(counts)) {
    const same = places.get(block.text);
    if (same) same.push(block);
    else places.set(block.text, [block]);
  }
  return [...places.values()].flatMap((same) => {
    const [first] = same;
    const boxes = new Set(same.map(({ node }) => `${node.box?.x} ${node.box?.y}`)).size;
    return first && boxes >= least ? [copied(kind, first, boxes, context)] : [];
  });
}

function isHeading({ tag, parent }: PageNode): boolean {
  return HEADING_TAGS.has(tag) || (parent !== null && HEADING_TAGS.has(parent.tag));
}

/** Tells the heading or the only words of a card with a picture of its own. */
function cardNames({ view }: FactContext): (block: TextBlock) => boolean {
  const pictures = picturesWithin(view.nodes);
  return ({ node, text }) => {
    const isNoName = text.endsWith(':') || ANNOUNCED.test(normalize(text)) || amountsIn(text).length > 0;
    if (text.length < LEAST_NAME || !text.includes(' ') || isNoName) return false;
    const card = cardOf(node, pictures);
    return card !== null && (isHeading(node) || view.text(card) === text);
  };
}

function cardOf(node: PageNode, pictures: ReadonlyMap<PageNode, number>): PageNode | null {
  let at = node.parent;
  for (let step = 0; at && step < CARD_STEPS; at = at.parent, step++) {
    const count = pictures.get(at) ?? 0;
    if (count > 0) return count === 1 ? at : null;
  }
  return null;
}

/** How many visible pictures each node holds: counted once, since a page may hold 90,000 nodes in one. */
function picturesWithin(nodes: readonly PageNode[]): Map<PageNode, number> {
  const counts = new Map<PageNode, number>();
  for (const node of nodes.toReversed()) {
    const own = node.tag === 'img' && node.visible ? 1 : (counts.get(node) ?? 0);
    if (node.parent && own > 0) counts.set(node.parent, (counts.get(node.parent) ?? 0) + own);
  }
  return counts;
}
