import type { PatchDeclaration, PatchOperation } from '@liftmark/contract/patches';
import { formatHex8, type Rgb } from 'culori';
import { contrastRatio, parseColor, saturation, toHex } from '../page/color.ts';
import type { PageNode } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';
import { targetOf } from './targets.ts';

/** Contrast of a button with what is around it, and of its label: enough to be seen by everyone, with room to spare. */
const SHAPE = 4.5;
const LABEL = 4.5;
/** A fill that is less colorful has no hue to keep. */
const GRAY = 0.15;
/** Fills for buttons without a color of their own, for light and for dark surroundings. */
const FILLS = ['#0b5cad', '#ffd166'];
const STEPS = 20;
const WHITE = rgb(1, 1, 1);
const BLACK = rgb(0.07, 0.07, 0.07);

export interface Painted {
  fill: string;
  operations: PatchOperation[];
}

/** The button in a color that stands out from what is around it; null over a picture, or where no color does. */
export function filledButton(
  page: PageModel,
  node: PageNode,
  more: readonly PatchDeclaration[] = [],
): Painted | null {
  const view = page.main;
  const around = view.surroundings(node);
  const fill = around && fillFor(ownFill(node, view), around);
  if (!fill) return null;
  const label = toHex(contrastRatio(WHITE, fill) >= LABEL ? WHITE : BLACK);
  const operations = painted(page, node, label, [
    { property: 'background-color', value: toHex(fill) },
    { property: 'background-image', value: 'none' },
    { property: 'border-color', value: toHex(fill) },
    { property: 'opacity', value: '1' },
    { property: 'color', value: label },
    ...more,
  ]);
  return operations && { fill: toHex(fill), operations };
}

/** The button as an outline in its own color, or another that can be read; null over a picture, or where it isn't filled. */
export function outlinedButton(page: PageModel, node: PageNode): PatchOperation[] | null {
  const arounds = page.views.flatMap((view) => {
    const there = page.in(view.capture.viewport.name, node);
    return there?.visible ? [view.surroundings(there)] : [];
  });
  const own = ownBackground(node);
  if (own === null || arounds.includes(null)) return null;
  const isReadable = (color: Rgb) =>
    arounds.every((around) => around && contrastRatio(color, around) >= LABEL);
  const line = [own, BLACK, WHITE].find(isReadable);
  if (line === undefined) return null;
  const color = toHex(line);
  return painted(page, node, color, [
    { property: 'background-color', value: 'transparent' },
    { property: 'background-image', value: 'none' },
    { property: 'border-color', value: color },
    { property: 'box-shadow', value: isFramed(node) ? 'none' : `inset 0 0 0 2px ${color}` },
    { property: 'color', value: color },
  ]);
}

/** Two buttons in each other's colors, as both can be read where they are; null where one has a gradient. */
export function swappedButtons(page: PageModel, one: PageNode, other: PageNode): PatchOperation[] | null {
  const [first, second] = [paintOf(one), paintOf(other)];
  if (first === null || second === null) return null;
  const [a, b] = [inPaint(page, one, second), inPaint(page, other, first)];
  return a && b && [...a, ...b];
}

interface Paint {
  background: string;
  label: string;
  /** Null without a frame. */
  frame: string | null;
}

function paintOf(node: PageNode): Paint | null {
  const { computed } = node.style;
  const [background, label, frame] = (['background-color', 'color', 'border-top-color'] as const).map(
    (name) => parseColor(computed?.[name] ?? ''),
  );
  if (!background || !label || (computed?.['background-image'] || 'none') !== 'none') return null;
  const isSeen = frame && (frame.alpha ?? 1) > 0 && isFramed(node);
  return {
    background: formatHex8(background),
    label: formatHex8(label),
    frame: isSeen ? formatHex8(frame) : null,
  };
}

function inPaint(
  page: PageModel,
  node: PageNode,
  { background, label, frame }: Paint,
): PatchOperation[] | null {
  return painted(page, node, label, [
    { property: 'background-color', value: background },
    { property: 'border-color', value: frame ?? background },
    { property: 'box-shadow', value: frame === null || isFramed(node) ? 'none' : `inset 0 0 0 2px ${frame}` },
    { property: 'color', value: label },
  ]);
}

/** With the words within it, which may have colors of their own. */
function painted(
  page: PageModel,
  node: PageNode,
  color: string,
  declarations: PatchDeclaration[],
): PatchOperation[] | null {
  const target = targetOf(page, node);
  if (target === null) return null;
  const inner = page.main
    .subtree(node)
    .filter((part) => part !== node && part.isElement && part.visible && part.children.some(isWords));
  const words = inner.flatMap((part): PatchOperation[] => {
    const at = targetOf(page, part);
    return at === null
      ? []
      : [{ operation: 'setStyle', target: at, declarations: [{ property: 'color', value: color }] }];
  });
  return [{ operation: 'setStyle', target, declarations }, ...words];
}

function isFramed({ style }: PageNode): boolean {
  const { computed } = style;
  return computed?.['border-top-style'] === 'solid' && Number.parseFloat(computed['border-top-width']) >= 1;
}

function isWords(node: PageNode): boolean {
  return node.isText && node.source.text.trim() !== '';
}

function ownBackground(node: PageNode): Rgb | null {
  const own = parseColor(node.style.computed?.['background-color'] ?? '');
  return own !== null && (own.alpha ?? 1) > 0.9 ? own : null;
}

function ownFill(node: PageNode, view: PageView): Rgb | null {
  return ownBackground(node) ?? view.background(node);
}

/** The fill's own hue, as dark or light as the surroundings need; another where it has none. Null if none stands out. */
function fillFor(own: Rgb | null, around: Rgb): Rgb | null {
  const hues = own !== null && saturation(own) > GRAY ? [own] : [];
  const fallback = FILLS.flatMap((hex) => parseColor(hex) ?? []);
  const shades = [...hues, ...fallback].flatMap((hue) => [
    hue,
    ...towards(hue, BLACK),
    ...towards(hue, WHITE),
  ]);
  return shades.find((shade) => contrastRatio(shade, around) >= SHAPE) ?? null;
}

function towards(from: Rgb, to: Rgb): Rgb[] {
  const mix = (a: number, b: number, share: number) => a + (b - a) * share;
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (0.9 * (step + 1)) / STEPS;
    return rgb(mix(from.r, to.r, share), mix(from.g, to.g, share), mix(from.b, to.b, share));
  });
}

function rgb(r: number, g: number, b: number): Rgb {
  return { mode: 'rgb', r, g, b };
}
