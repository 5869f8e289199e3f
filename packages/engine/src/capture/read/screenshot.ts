import type { CDPSession } from 'playwright-core';
import type { Box, Screenshot } from '../snapshot.ts';
import type { PageMeasures } from './vitals.ts';

/** CSS pixels of height kept; what lies below is cut off. */
export const MAX_SCREENSHOT_HEIGHT = 12_000;

export const MAX_SCREENSHOT_WIDTH = 2_000;
export const QUALITY = 72;

/** The whole page from where the view begins as JPEG, which takes a third of the time of WebP. `scale` is image pixels per CSS pixel. */
export async function takeScreenshot(
  session: CDPSession,
  { page, seenFrom }: Pick<PageMeasures, 'page' | 'seenFrom'>,
  file: string,
): Promise<{ screenshot: Screenshot; bytes: Uint8Array }> {
  const box = wholeOf({ page, seenFrom });
  const bytes = await takePicture(session, box);
  const { width, height } = box;
  return { screenshot: { file, mimeType: 'image/jpeg', width, height, scale: 1 }, bytes };
}

/** All of the page, from where the view begins, as far as it is pictured. */
export function wholeOf({ page, seenFrom }: Pick<PageMeasures, 'page' | 'seenFrom'>): Box {
  const width = Math.max(1, Math.min(page.width - seenFrom, MAX_SCREENSHOT_WIDTH));
  const height = Math.max(1, Math.min(page.height, MAX_SCREENSHOT_HEIGHT));
  return { x: seenFrom, y: 0, width, height };
}

/** A part of the page as JPEG, with `scale` pixels for each of its CSS pixels. */
export async function takePicture(session: CDPSession, box: Box, scale = 1): Promise<Uint8Array> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { ...box, scale },
  });
  return Buffer.from(data, 'base64');
}
