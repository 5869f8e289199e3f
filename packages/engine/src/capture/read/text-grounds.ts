import { converter, parse, type Rgb } from 'culori';
import type { Box, ComputedStyle, SnapshotNode, TextGround } from '../snapshot.ts';
import { type Cut, cutOf, type Pixels } from './pixels.ts';

/** From the top of the page on. */
const SCREENS = 1.5;
/** Texts that are measured at most. */
const MOST = 200;
/** In CSS pixels; smaller boxes have too few pixels. */
const LEAST_SIDE = 8;
const PICTURES = new Set(['img', 'picture', 'video', 'canvas', 'svg', 'iframe', 'image']);
/** A pixel whose channels differ by less from the text's color belongs to its letters. */
const SAME_COLOR = 26;
/** Share of a box that letters cover at least, if they are painted in their own color. */
const LEAST_INK = 0.02;
/** Share of a box that must be left around the letters. */
const LEAST_GROUND = 0.15;
/** Text that shines through more takes its color from what lies behind it. */
const LEAST_ALPHA = 0.6;
/** Such a background hides what lies behind it. */
const OPAQUE = 0.99;
const MOST_COLORS = 1_000;
const MOST_CONTRAST = 21;
const STEPS_PER_RATIO = 20;

const toRgb = converter('rgb');

/**
 * Contrast of texts over pictures, from the pixels around their letters.
 * @param pixels of the screenshot, which begins at the page's top left corner
 * @param screenHeight of the device, in pixels; looks at one and a half screens
 */
export function textGrounds(
  pixels: Pixels,
  screenHeight: number,
  { nodes, styles }: { nodes: readonly SnapshotNode[]; styles: readonly ComputedStyle[] },
): TextGround[] {
  const height = Math.round(SCREENS * screenHeight);
  const first = { ...pixels, height: Math.min(height, pixels.height) };
  return textsOverPictures(nodes, styles, height).flatMap(({ node, box, color }) => {
    const ground = groundOf(first, box, color);
    return ground === null ? [] : [{ node, ...ground }];
  });
}

interface Text {
  node: number;
  box: Box;
  color: Rgb;
}

function textsOverPictures(
  nodes: readonly SnapshotNode[],
  styles: readonly ComputedStyle[],
  height: number,
): Text[] {
  const styleOf = ({ style }: SnapshotNode): ComputedStyle | undefined => styles[style ?? -1];
  const pictures = nodes.filter((node) => isAbove(node, height) && isPicture(node, styleOf(node)));
  const texts: Text[] = [];
  for (const [index, text] of nodes.entries()) {
    const color = isReadable(text, height) ? parsed(styleOf(text)?.color) : null;
    if (!text.box || color === null || (color.alpha ?? 1) < LEAST_ALPHA) continue;
    const from = paintOrderBehind(text, nodes, styleOf);
    if (pictures.some((picture) => showsBehind(picture, text, from)))
      texts.push({ node: index, box: text.box, color });
    if (texts.length === MOST) break;
  }
  return texts;
}

function isPicture({ tag }: SnapshotNode, style: ComputedStyle | undefined): boolean {
  return PICTURES.has(tag) || (style?.['background-image'] ?? 'none') !== 'none';
}

function isReadable(node: SnapshotNode, height: number): boolean {
  return node.tag === '#text' && isAbove(node, height) && node.text.trim().length >= 2;
}

/** Whether a picture is painted below a text, and not below the color behind it, which is painted at `from`. */
function showsBehind(picture: SnapshotNode, { paintOrder, box }: SnapshotNode, from: number): boolean {
  const order = picture.paintOrder ?? 0;
  return order >= from && order <= (paintOrder ?? Number.POSITIVE_INFINITY) && overlap(box, picture.box);
}

function isAbove({ box }: SnapshotNode, height: number): boolean {
  return box !== null && box.y < height && box.width >= LEAST_SIDE && box.height >= LEAST_SIDE;
}

/** When the nearest plain color behind a text is painted, which hides every picture below it. */
function paintOrderBehind(
  text: SnapshotNode,
  nodes: readonly SnapshotNode[],
  styleOf: (node: SnapshotNode) => ComputedStyle | undefined,
): number {
  for (let at = nodes[text.parent]; at !== undefined; at = nodes[at.parent]) {
    if (isOpaque(parsed(styleOf(at)?.['background-color']))) return at.paintOrder ?? 0;
  }
  return 0;
}

/** Whether a color hides what lies behind it. */
export function isOpaque(color: Rgb | null): boolean {
  return color !== null && (color.alpha ?? 1) >= OPAQUE;
}

const colors = new Map<string, Rgb | null>();

export function parsed(color = ''): Rgb | null {
  const known = colors.get(color);
  if (known !== undefined) return known;
  const rgb = toRgb(parse(color)) ?? null;
  if (colors.size > MOST_COLORS) colors.clear();
  colors.set(color, rgb);
  return rgb;
}

function overlap(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * The contrast of a color with the pixels around the letters of that color in a box; null where no letters of that color
 * are seen, or hardly anything but them.
 */
function groundOf(pixels: Pixels, box: Box, color: Rgb): Omit<TextGround, 'node'> | null {
  const cut = cutOf(pixels, box);
  if (cut.width < LEAST_SIDE || cut.height < LEAST_SIDE) return null;
  const ink = inkIn(pixels, cut, color);
  if (ink.count < LEAST_INK * cut.width * cut.height) return null;
  return aroundInk(pixels, cut, ink.near, color);
}

/** Which pixels of a cut are of a color, or next to one that is: the edges of letters are a mixture of both colors. */
function inkIn({ data, width }: Pixels, cut: Cut, { r, g, b }: Rgb): { count: number; near: Uint8Array } {
  const near = new Uint8Array(cut.width * cut.height);
  let count = 0;
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const index = 3 * ((cut.top + y) * width + cut.left + x);
      const isInk =
        Math.abs((data[index] ?? 0) - 255 * r) < SAME_COLOR &&
        Math.abs((data[index + 1] ?? 0) - 255 * g) < SAME_COLOR &&
        Math.abs((data[index + 2] ?? 0) - 255 * b) < SAME_COLOR;
      if (!isInk) continue;
      count++;
      for (let row = Math.max(0, y - 1); row <= Math.min(cut.height - 1, y + 1); row++)
        near.fill(1, row * cut.width + Math.max(0, x - 1), row * cut.width + Math.min(cut.width, x + 2));
    }
  }
  return { count, near };
}

function aroundInk(
  { data, width }: Pixels,
  cut: Cut,
  near: Uint8Array,
  { r, g, b }: Rgb,
): Omit<TextGround, 'node'> | null {
  const text = luminance(255 * r, 255 * g, 255 * b);
  const ratios = new Uint32Array(MOST_CONTRAST * STEPS_PER_RATIO + 1);
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < near.length; at++) {
    if (near[at] === 1) continue;
    const index = 3 * ((cut.top + Math.floor(at / cut.width)) * width + cut.left + (at % cut.width));
    const [red = 0, green = 0, blue = 0] = [data[index], data[index + 1], data[index + 2]];
    const light = luminance(red, green, blue);
    const step = Math.floor(
      ((Math.max(light, text) + 0.05) / (Math.min(light, text) + 0.05)) * STEPS_PER_RATIO,
    );
    ratios[step] = (ratios[step] ?? 0) + 1;
    sums[0] = (sums[0] ?? 0) + red;
    sums[1] = (sums[1] ?? 0) + green;
    sums[2] = (sums[2] ?? 0) + blue;
    count++;
  }
  if (count < LEAST_GROUND * near.length) return null;
  const hex = sums.map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    quarter: ratioAt(ratios, 0.25 * count),
    half: ratioAt(ratios, 0.5 * count),
    color: `#${hex.join('')}`,
  };
}

/** The ratio below which so many pixels stay. */
function ratioAt(ratios: Uint32Array, count: number): number {
  let seen = 0;
  const step = ratios.findIndex((pixels) => {
    seen += pixels;
    return seen >= count;
  });
  return step / STEPS_PER_RATIO;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of WCAG, 0 to 1, of channels from 0 to 255. */
function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number): number => LINEAR[Math.round(value)] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
