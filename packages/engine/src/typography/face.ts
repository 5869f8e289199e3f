import { memoize } from '../page/memoize.ts';
import type { PageNode } from '../page/node.ts';
import type { PageView } from '../page/view.ts';
import { plainWidth } from './glyphs.ts';

/** Shorter texts say little about a face; higher ones take several lines. */
const LEAST_LETTERS = 4;
const ONE_LINE = 1.6;

/** The face of a text's letters: how much wider they are than the usual ones, from all one-line texts set in it. */
export function faceOf(text: PageNode, view: PageView): number {
  const { faces, families } = facesIn(view);
  return ratio(faces.get(faceKey(text))) ?? ratio(families.get(familyKey(text))) ?? 1;
}

interface Measured {
  /** At a font size of 1. */
  width: number;
  plain: number;
}

const facesIn = memoize(({ nodes }: PageView) => {
  const faces = new Map<string, Measured>();
  const families = new Map<string, Measured>();
  for (const node of nodes) {
    const { isText, visible, box, style, source } = node;
    const text = source.text.trim();
    if (!isText || !visible || box === null || text.length < LEAST_LETTERS) continue;
    if (box.height > ONE_LINE * style.fontSizePx || style.computed === null) continue;
    const shown = style.computed['text-transform'] === 'uppercase' ? text.toUpperCase() : text;
    const measured = { width: box.width / style.fontSizePx, plain: plainWidth(shown) };
    add(faces, faceKey(node), measured);
    add(families, familyKey(node), measured);
  }
  return { faces, families };
});

function add(known: Map<string, Measured>, key: string, { width, plain }: Measured): void {
  const sum = known.get(key) ?? { width: 0, plain: 0 };
  known.set(key, { width: sum.width + width, plain: sum.plain + plain });
}

function ratio(measured: Measured | undefined): number | null {
  return measured === undefined || measured.plain === 0 ? null : measured.width / measured.plain;
}

function familyKey({ style }: PageNode): string {
  return style.computed?.['font-family'] ?? '';
}

function faceKey(node: PageNode): string {
  return `${node.style.fontWeight} ${familyKey(node)}`;
}
