import { CaptureError } from '../capture-error.ts';
import {
  type PackedCapture,
  packSnapshot,
  TooLargeSnapshotError,
  unpackSnapshot,
} from '../packed-snapshot.ts';
import { seenTexts } from '../read/seen-texts.ts';
import type { PageSnapshot, ViewportName } from '../snapshot.ts';
import { cleanSnapshot } from './clean-snapshot.ts';
import { receivePicture } from './receive-picture.ts';
import { text } from './text.ts';
import { UnfitCaptureError } from './unfit-capture-error.ts';

/** What a browser extension sends: a packed snapshot, and JPEG pictures. Nothing in it is to be trusted. */
export interface SentCapture {
  packed: Uint8Array;
  pictures: Partial<Record<ViewportName, Uint8Array>>;
}

export interface ReceivedCapture extends PackedCapture {
  /** The page's address in its standard form. */
  url: string;
}

/** Of a snapshot as text; the largest page that an extension reads takes half. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Keeps of a sent capture what our own could have made: within the same limits, with pictures encoded again.
 * @throws UnfitCaptureError if it is no capture; `CaptureError` if it is too large
 */
export async function receiveCapture(sent: SentCapture): Promise<ReceivedCapture> {
  const snapshot = cleanSnapshot(await unpacked(sent.packed), new Date().toISOString());
  const screenshots = new Map<string, Uint8Array>();
  for (const name of ['desktop', 'mobile'] as const) {
    const capture = snapshot[name];
    const picture = sent.pictures[name];
    if (capture === null || picture === undefined) continue;
    const { height } = capture.viewport;
    const { screenshot, statistics, bytes } = await receivePicture(name, picture, height);
    capture.screenshot = screenshot;
    capture.pictureStatistics = statistics;
    Object.assign(capture, await seenTexts(bytes, height, capture));
    screenshots.set(screenshot.file, bytes);
  }
  return { url: snapshot.finalUrl, packed: await packSnapshot(snapshot), screenshots };
}

async function unpacked(packed: Uint8Array): Promise<PageSnapshot> {
  try {
    return await unpackSnapshot(packed, MAX_BYTES);
  } catch (cause) {
    if (cause instanceof TooLargeSnapshotError) throw new CaptureError('too_large', cause.message);
    throw new UnfitCaptureError(text.damaged, { cause });
  }
}
