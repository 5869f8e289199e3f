import { normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import type { FactContext } from '../fact-context.ts';
import type { Content } from '../types/content.ts';
import { backgroundAddress } from './lost-pictures.ts';

const CAPTION = pattern('placeholderCaption');
const NO_BOXES = new Set([...HEADING_TAGS, 'a', 'button', 'label', 'option', 'figcaption']);
/** A smaller box holds a line of text rather than a picture, in pixels. */
const LEAST = { width: 160, height: 100 };
/** An icon of a picture is drawn smaller. */
const ICON_PX = 80;
const STEPS = 3;

/** Empty boxes that say which picture belongs there: "Your photo: the team". */
export function placeholderBoxes(context: FactContext): Content['templateRemnants'] {
  const { blocks, view, model } = context;
  return blocks.flatMap(({ node, text }) => {
    const said = normalize(text);
    const isCaption = CAPTION.test(said) && node.closest(({ tag }) => NO_BOXES.has(tag)) === null;
    if (!isCaption || context.inMockUp(node)) return [];
    const box = boxAround(node, said, view);
    return box === null ? [] : [{ text: said, evidence: model.evidence(box, said) }];
  });
}

/** The box of a picture's size that holds nothing but the line. */
function boxAround(node: PageNode, said: string, view: PageView): PageNode | null {
  let at: PageNode | null = node;
  for (let step = 0; at && step <= STEPS; at = at.parent, step++) {
    if (normalize(view.text(at)) !== said) return null;
    const isLarge = (at.box?.width ?? 0) >= LEAST.width && (at.box?.height ?? 0) >= LEAST.height;
    if (isLarge) return view.subtree(at).some(isPicture) ? null : at;
  }
  return null;
}

function isPicture(node: PageNode): boolean {
  if (node.tag === 'img' || node.tag === 'video' || node.tag === 'canvas') return node.visible;
  return (node.tag === 'svg' && (node.box?.width ?? 0) > ICON_PX) || backgroundAddress(node) !== null;
}
