import { wcagContrast } from 'culori';
import type { ComputedStyle, SeenGround, SnapshotNode } from '../snapshot.ts';
import { cutOf, medianOf, type Pixels } from './pixels.ts';
import { parsed, plainBehind } from './text-grounds.ts';

/** Text with less contrast is looked at; it is what large text needs. */
const PALE = 3;
/** Texts that are looked at most. */
const MOST = 200;

/**
 * The colors that the screenshot shows where styles say that a text is pale. Layers painted behind the page, videos and
 * scripts put other colors there than styles tell.
 * @param pixels of the screenshot, which begins at the page's top left corner
 */
export function seenGrounds(
  pixels: Pixels,
  { nodes, styles }: { nodes: readonly SnapshotNode[]; styles: readonly ComputedStyle[] },
): SeenGround[] {
  const styleOf = ({ style }: SnapshotNode): ComputedStyle | undefined => styles[style ?? -1];
  const found: SeenGround[] = [];
  for (const [node, text] of nodes.entries()) {
    if (found.length === MOST) break;
    if (text.box === null || !isPale(text, nodes, styleOf)) continue;
    const cut = cutOf(pixels, text.box);
    if (cut.width < 1 || cut.height < 1) continue;
    const channels = medianOf(pixels, cut).map((value) => value.toString(16).padStart(2, '0'));
    found.push({ node, color: `#${channels.join('')}` });
  }
  return found;
}

function isPale(
  text: SnapshotNode,
  nodes: readonly SnapshotNode[],
  styleOf: (node: SnapshotNode) => ComputedStyle | undefined,
): boolean {
  if (text.tag !== '#text' || text.text.trim() === '') return false;
  const color = parsed(styleOf(text)?.color);
  const behind = color && plainBehind(text, nodes, styleOf);
  return behind ? wcagContrast(color, behind.color) < PALE : false;
}
