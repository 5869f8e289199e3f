import type { AttachmentType } from '@liftmark/contract/feedback-limits';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { oneByOne } from '../../platform/one-by-one.ts';

/** An image of 10 MB may unpack to many times a machine's memory. */
const MAX_PIXELS = 64_000_000;
/** Limit for all frames together. Of longer animations, only the first frame is kept. */
const MAX_ANIMATED_PIXELS = 10_000_000;
const SMALL_PIXELS = 3_000_000;
const TIMEOUT_S = 3;

const ENCODERS: Partial<Record<AttachmentType, { format: string; encode: (picture: Sharp) => Sharp }>> = {
  'image/jpeg': { format: 'jpeg', encode: (picture) => picture.autoOrient().jpeg({ quality: 90 }) },
  'image/png': { format: 'png', encode: (picture) => picture.png() },
  'image/gif': { format: 'gif', encode: (picture) => picture.gif() },
  'image/webp': { format: 'webp', encode: (picture) => picture.webp({ quality: 90, effort: 2 }) },
};

export function isPicture(type: AttachmentType): boolean {
  return ENCODERS[type] !== undefined;
}

/**
 * Images are drawn one at a time, so that many at once need no more memory than one. Small ones have their own queue.
 */
const inTurn = { small: oneByOne(20, busy), large: oneByOne(2, busy) };

/**
 * Redraws an image from one file into another, which removes everything that isn't a pixel: locations, comments, data
 * after the end.
 * @returns false if it can't be read, has another type than it claims, or is too large to unpack
 * @throws AppError `busy` if too many wait; `request_too_large` if it takes too long
 */
export async function cleanPicture(type: AttachmentType, from: string, to: string): Promise<boolean> {
  const encoder = ENCODERS[type];
  const about = await metadataOf(from);
  if (encoder === undefined || about?.format !== encoder.format) return false;
  const { pages = 1, width, height } = about;
  const pixels = width * height * pages;
  const isAnimated = pages > 1 && pixels <= MAX_ANIMATED_PIXELS;
  const drawn = isAnimated ? pixels : width * height;
  return inTurn[drawn <= SMALL_PIXELS ? 'small' : 'large'](async () => {
    const picture = sharp(from, { limitInputPixels: MAX_PIXELS, animated: isAnimated, failOn: 'error' });
    try {
      await encoder.encode(picture).timeout({ seconds: TIMEOUT_S }).toFile(to);
      return true;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('timeout')) throw tooSlow();
      return false;
    }
  });
}

async function metadataOf(path: string): Promise<Metadata | null> {
  try {
    return await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    return null;
  }
}

function busy(): AppError {
  return new AppError('busy', 'Many images are being uploaded right now. Please try again in a moment.', {
    retryAfterS: 5,
  });
}

function tooSlow(): AppError {
  const message = 'This image takes too long to open. Please select a smaller one.';
  return new AppError('request_too_large', message, { fields: { attachment: message } });
}
