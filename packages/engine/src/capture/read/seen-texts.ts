import type { ViewportCapture } from '../snapshot.ts';
import { pixelsOf } from './pixels.ts';
import { seenGrounds } from './seen-grounds.ts';
import { textGrounds } from './text-grounds.ts';
import { unseenTexts } from './unseen-texts.ts';

/**
 * How a screenshot shows the texts of a page.
 * @param bytes the picture, which begins at the page's top left corner
 * @param screenHeight of the device, in pixels
 */
export async function seenTexts(
  bytes: Uint8Array,
  screenHeight: number,
  shown: Pick<ViewportCapture, 'nodes' | 'styles'>,
): Promise<Pick<ViewportCapture, 'textGrounds' | 'seenGrounds' | 'unseenTexts'>> {
  const pixels = await pixelsOf(bytes);
  if (pixels === null) return {};
  return {
    textGrounds: textGrounds(pixels, screenHeight, shown),
    seenGrounds: seenGrounds(pixels, shown),
    unseenTexts: unseenTexts(pixels, shown),
  };
}
