import type { Rgb } from 'culori';
import { wcagContrast } from 'culori';
import type { ComputedStyle, SeenGround, SnapshotNode } from '../snapshot.ts';
import { cutOf, medianOf, type Pixels } from './pixels.ts';
import { isOpaque, parsed } from './text-grounds.ts';

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
  const found: SeenGround[] = [];
  /** The nearest plain color behind each node. Parents come before their children, so that deep pages take no longer. */
  const behind: (Rgb | null)[] = [];
  for (const [index, { tag, text, box, style, parent }] of nodes.entries()) {
    const own = styles[style ?? -1];
    const ground = behind[parent] ?? null;
    const fill = tag === '#text' ? null : parsed(own?.['background-color']);
    behind.push(isOpaque(fill) ? fill : ground);
    if (tag !== '#text' || box === null || found.length === MOST || text.trim() === '') continue;
    const color = parsed(own?.color);
    if (color === null || ground === null || wcagContrast(color, ground) >= PALE) continue;
    const cut = cutOf(pixels, box);
    if (cut.width < 1 || cut.height < 1) continue;
    const channels = medianOf(pixels, cut).map((value) => value.toString(16).padStart(2, '0'));
    found.push({ node: index, color: `#${channels.join('')}` });
  }
  return found;
}
