import type { Box } from '@liftmark/contract/pictures';
import type { Drawback } from '@liftmark/contract/trials';
import sharp from 'sharp';
import type { PagePart } from '../capture/trial/trial-device.ts';
import type { PageNode } from '../page/node.ts';
import { type Pairs, wordsOf } from './layout-drawbacks.ts';
import { text } from './text.ts';

/** Below it, no one can read a text; thin letters in a picture have less contrast than their color. */
const UNREADABLE = 2;
/** Below it, a text that had more before is worse. */
const POOR = 3;
const SAME = 0.4;
const MOST = 20;
/** Shares of the pixels that are darker than the letters or the background at most. */
const ENDS = [0.03, 0.97] as const;

/**
 * New texts, and those in another color, that can hardly be seen in the picture: over a photo or a gradient, styles don't
 * say what is behind them.
 * @param before the page without the fix
 */
export async function pictureDrawbacks(
  pairs: Pairs,
  after: PagePart | null,
  before: PagePart | null,
): Promise<Drawback[]> {
  if (after === null) return [];
  const { name: device } = pairs.changed.capture.viewport;
  const found: Drawback[] = [];
  for (const node of repainted(pairs).slice(0, MOST)) {
    const origin = pairs.before(node);
    const ratio = await contrastIn(after, node.box);
    if (ratio === null || ratio >= POOR) continue;
    const was = origin && before ? await contrastIn(before, origin.box) : null;
    const isWorse = was === null ? ratio < UNREADABLE : ratio < was - SAME;
    if (isWorse)
      found.push({ kind: 'contrast', text: text.contrast({ words: wordsOf(node), ratio }), device });
  }
  return found;
}

/** Texts that are new or in another color. */
export function repainted(pairs: Pairs): PageNode[] {
  return pairs.texts.filter((node) => {
    const origin = pairs.before(node);
    return origin === null || origin.style.computed?.color !== node.style.computed?.color;
  });
}

/** Between the dark and the light parts of a box in a picture; null where it isn't all in it. */
async function contrastIn({ bytes, box: shown }: PagePart, box: Box | null): Promise<number | null> {
  if (box === null) return null;
  const { width, height } = await sharp(bytes).metadata();
  const scale = width / shown.width;
  const pixels = (length: number) => Math.round(length * scale);
  const [left, top] = [pixels(box.x - shown.x), pixels(box.y - shown.y)];
  const area = { left, top, width: pixels(box.width), height: pixels(box.height) };
  const isInside = left >= 0 && top >= 0 && left + area.width <= width && top + area.height <= height;
  if (!isInside || area.width < 2 || area.height < 2) return null;
  const { data, info } = await sharp(bytes)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let at = 0; at + 2 < data.length; at += info.channels)
    lights.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
  lights.sort((a, b) => a - b);
  const [dark = 0, light = 0] = ENDS.map((share) => lights[Math.floor(share * (lights.length - 1))]);
  return (light + 0.05) / (dark + 0.05);
}

/** As of WCAG. */
function linear(channel = 0): number {
  const value = channel / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
