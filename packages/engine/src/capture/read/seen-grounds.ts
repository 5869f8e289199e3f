import { wcagContrast } from 'culori';
import type { ComputedStyle, SeenGround, SnapshotNode } from '../snapshot.ts';
import { type Cut, cutOf, type Pixels, pixelsOf } from './pixels.ts';
import { parsed, plainBehind } from './text-grounds.ts';

/** Text with less contrast is looked at; it is what large text needs. */
const PALE = 3;
/** Texts that are looked at most. */
const MOST = 200;

/**
 * The colors that the screenshot shows where styles say that a text is pale. Layers painted behind the page, videos and
 * scripts put other colors there than styles tell.
 * @param bytes the screenshot, which begins at the page's top left corner
 */
export async function seenGrounds(
  bytes: Uint8Array,
  { nodes, styles }: { nodes: readonly SnapshotNode[]; styles: readonly ComputedStyle[] },
): Promise<SeenGround[]> {
  const styleOf = ({ style }: SnapshotNode): ComputedStyle | undefined => styles[style ?? -1];
  const pale = [...nodes.entries()]
    .filter(([, node]) => isPale(node, nodes, styleOf))
    .slice(0, MOST)
    .flatMap(([node, { box }]) => (box === null ? [] : [{ node, box }]));
  if (pale.length === 0) return [];
  const pixels = await pixelsOf(bytes, Math.max(...pale.map(({ box }) => box.y + box.height)));
  if (pixels === null) return [];
  return pale.flatMap(({ node, box }) => {
    const cut = cutOf(pixels, box);
    return cut.width < 1 || cut.height < 1 ? [] : [{ node, color: medianOf(pixels, cut) }];
  });
}

function isPale(
  text: SnapshotNode,
  nodes: readonly SnapshotNode[],
  styleOf: (node: SnapshotNode) => ComputedStyle | undefined,
): boolean {
  if (text.tag !== '#text' || text.box === null || text.text.trim() === '') return false;
  const color = parsed(styleOf(text)?.color);
  const behind = color && plainBehind(text, nodes, styleOf);
  return behind ? wcagContrast(color, behind.color) < PALE : false;
}

/** The median of each channel, `#rrggbb`: letters cover less than half of a box. */
function medianOf({ data, width }: Pixels, cut: Cut): string {
  const channels = [0, 1, 2].map((channel) => {
    const values = new Uint8Array(cut.width * cut.height);
    for (let at = 0; at < values.length; at++) {
      const pixel = (cut.top + Math.floor(at / cut.width)) * width + cut.left + (at % cut.width);
      values[at] = data[3 * pixel + channel] ?? 0;
    }
    return values.sort()[values.length >> 1] ?? 0;
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
