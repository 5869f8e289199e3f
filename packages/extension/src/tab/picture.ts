import { browser } from 'wxt/browser';
import type { PageCalls } from './page-calls.ts';

/** A picture of the whole page, put together screen by screen. What a visitor gave is painted over. */

const MAX_HEIGHT = 12_000;
const MAX_WIDTH = 2_000;
const QUALITY = 0.72;
/** Browsers let extensions take two pictures a second. */
const PAUSE_MS = 550;
const MOST_TRIES = 5;
const COVER = '#888';
const MARGIN = 2;

export interface PagePicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

export async function takePicture(
  windowId: number,
  page: PageCalls,
  size: { width: number; height: number },
): Promise<PagePicture> {
  const screen = await page.size();
  const width = Math.max(1, Math.min(Math.max(size.width, screen.width), MAX_WIDTH));
  const height = Math.max(1, Math.min(size.height, MAX_HEIGHT));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  for (let top = 0; top < height; top += screen.height) {
    const shown = await page.show(top);
    const image = await shoot(windowId);
    pen.drawImage(image, 0, shown.top, screen.width, screen.height);
    image.close();
    pen.fillStyle = COVER;
    for (const { x, y, width: wide, height: high } of shown.covers) {
      pen.fillRect(x - MARGIN, y + shown.top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN);
    }
  }
  await page.show(0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

async function shoot(windowId: number): Promise<ImageBitmap> {
  for (let tries = 1; ; tries++) {
    try {
      const address = await browser.tabs.captureVisibleTab(windowId, { format: 'png' });
      return await createImageBitmap(await (await fetch(address)).blob());
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}
