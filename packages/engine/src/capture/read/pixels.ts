import sharp from 'sharp';
import type { Box } from '../snapshot.ts';

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Part of a picture, in its pixels. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The first rows of a picture.
 * @param bytes a picture file
 * @returns null where the file is no picture
 */
export async function pixelsOf(bytes: Uint8Array, rows: number): Promise<Pixels | null> {
  try {
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata();
    const { data, info } = await picture
      .extract({ left: 0, top: 0, width, height: Math.min(Math.round(rows), height) })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** What of a box, in pixels of the picture, lies on it. */
export function cutOf(pixels: Pixels, box: Box): Cut {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.min(pixels.width, Math.ceil(box.x + box.width)) - left;
  const height = Math.min(pixels.height, Math.ceil(box.y + box.height)) - top;
  return { left, top, width, height };
}
