import type { AttachmentType } from '@liftmark/contract/feedback-limits';
import sharp, { type Sharp } from 'sharp';

/** All frames together. A picture of 10 MB may unpack to many times more than a machine holds. */
const MAX_PIXELS = 64_000_000;
const TIMEOUT_S = 20;

const ENCODERS: Partial<Record<AttachmentType, { format: string; encode: (picture: Sharp) => Sharp }>> = {
  'image/jpeg': { format: 'jpeg', encode: (picture) => picture.autoOrient().jpeg({ quality: 90 }) },
  'image/png': { format: 'png', encode: (picture) => picture.png() },
  'image/gif': { format: 'gif', encode: (picture) => picture.gif() },
  'image/webp': { format: 'webp', encode: (picture) => picture.webp({ quality: 90 }) },
};

export function isPicture(type: AttachmentType): boolean {
  return ENCODERS[type] !== undefined;
}

/** Pictures are drawn one after the other, so that many at once take no more memory than one. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew, from one file into another: what is no pixel, such as places, comments and whatever stands
 * behind the end, is left behind.
 * @returns false where it can't be read, is of another kind than it says, or is too large to unpack
 */
export function cleanPicture(type: AttachmentType, from: string, to: string): Promise<boolean> {
  const drawn = turn.then(() => drawAnew(type, from, to));
  turn = drawn;
  return drawn;
}

/** Never rejects. */
async function drawAnew(type: AttachmentType, from: string, to: string): Promise<boolean> {
  const encoder = ENCODERS[type];
  if (encoder === undefined) return false;
  try {
    const isAnimated = type === 'image/gif' || type === 'image/webp';
    const picture = sharp(from, { limitInputPixels: MAX_PIXELS, animated: isAnimated, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== encoder.format) return false;
    await encoder.encode(picture).timeout({ seconds: TIMEOUT_S }).toFile(to);
    return true;
  } catch {
    return false;
  }
}
