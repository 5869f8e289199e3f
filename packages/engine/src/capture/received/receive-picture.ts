import sharp from 'sharp';
import { type PictureStatistics, pictureStatistics } from '../read/picture-statistics.ts';
import { MAX_SCREENSHOT_HEIGHT, MAX_SCREENSHOT_WIDTH, QUALITY } from '../read/screenshot.ts';
import type { Screenshot, ViewportName } from '../snapshot.ts';
import { text } from './text.ts';
import { UnfitCaptureError } from './unfit-capture-error.ts';

const PIXELS = MAX_SCREENSHOT_WIDTH * MAX_SCREENSHOT_HEIGHT;

/**
 * A sent picture, encoded again, so that nothing but its pixels is kept.
 * @throws UnfitCaptureError
 */
export async function receivePicture(
  name: ViewportName,
  sent: Uint8Array,
  screenHeight: number,
): Promise<{ screenshot: Screenshot; statistics: PictureStatistics | null; bytes: Uint8Array }> {
  try {
    const picture = sharp(sent, { limitInputPixels: PIXELS, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    const isPage = format === 'jpeg' && width <= MAX_SCREENSHOT_WIDTH && height <= MAX_SCREENSHOT_HEIGHT;
    if (!isPage) throw new Error(`a ${format} of ${width} × ${height}`);
    const bytes = await picture.jpeg({ quality: QUALITY }).toBuffer();
    return {
      screenshot: { file: `${name}.jpg`, mimeType: 'image/jpeg', width, height, scale: 1 },
      statistics: await pictureStatistics(bytes, screenHeight),
      bytes,
    };
  } catch (cause) {
    throw new UnfitCaptureError(text.picture, { cause });
  }
}
