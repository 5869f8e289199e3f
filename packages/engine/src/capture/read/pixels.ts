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
 * @param bytes a picture file
 * @returns null where it is none
 */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** The part of a picture that a box covers. */
export function cutOf(pixels: Pixels, box: Box): Cut {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.min(pixels.width, Math.ceil(box.x + box.width)) - left;
  const height = Math.min(pixels.height, Math.ceil(box.y + box.height)) - top;
  return { left, top, width, height };
}

/** The median of each channel in a part of a picture, 0 to 255: letters cover less than half of their box. */
export function medianOf({ data, width }: Pixels, cut: Cut): [number, number, number] {
  const values = new Uint8Array(cut.width * cut.height);
  const median = (channel: number): number => {
    for (let at = 0; at < values.length; at++) {
      const pixel = (cut.top + Math.floor(at / cut.width)) * width + cut.left + (at % cut.width);
      values[at] = data[3 * pixel + channel] ?? 0;
    }
    return values.sort()[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}
