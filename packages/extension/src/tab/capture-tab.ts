import {
  type PageSnapshot,
  VIEWPORTS,
  type ViewportCapture,
  type ViewportName,
} from '@liftmark/engine/capture/snapshot';
import type { PhoneLayout } from '../page/reader.ts';
import { type PageCalls, readerIn } from './page-calls.ts';
import { takePicture } from './picture.ts';
import { inSizedWindow, type SizedWindow } from './sized-window.ts';

export interface CapturedTab {
  snapshot: PageSnapshot;
  pictures: Record<ViewportName, Uint8Array<ArrayBuffer> | null>;
}

export type CaptureStage = 'desktop' | 'mobile';

/** How long is looked for what moves on by itself, as the engine does with its browser's clock put forward. */
const FIRST_LOOK_MS = 8_000;
const LOOK_MS = 2_600;
const LOOKS = 3;

export async function captureTab(
  tabId: number,
  onStage: (stage: CaptureStage) => void,
): Promise<CapturedTab> {
  const page = await readerIn(tabId);
  const address = await page.address();
  const beganAt = performance.now();
  const capturedAt = new Date().toISOString();
  return inSizedWindow(tabId, page, async (window) => {
    const on = async (name: ViewportName, { width, mostSeen }: PhoneLayout) => {
      onStage(name);
      const { height } = VIEWPORTS[name];
      const size = { width, height: Math.round((height * width) / VIEWPORTS[name].width) };
      return captureOn({ name, size, mostSeen, window, page, beganAt });
    };
    const desktop = await on('desktop', { width: VIEWPORTS.desktop.width, mostSeen: 0 });
    const mobile = await on('mobile', address.phone);
    return {
      pictures: { desktop: desktop.picture, mobile: mobile.picture },
      snapshot: {
        version: 1,
        url: address.url,
        finalUrl: address.url,
        mode: 'rendered',
        capturedWith: 'extension',
        capturedAt,
        status: 200,
        contentType: address.contentType,
        redirects: [],
        desktop: desktop.capture,
        mobile: mobile.capture,
        later: null,
        warnings: [],
      },
    };
  });
}

interface Pass {
  name: ViewportName;
  size: { width: number; height: number };
  /** Wider parts of the page are seen by zooming out, up to this width. */
  mostSeen: number;
  window: SizedWindow;
  page: PageCalls;
  beganAt: number;
}

async function captureOn({ name, size, mostSeen, window, page, beganAt }: Pass): Promise<{
  capture: ViewportCapture;
  picture: Uint8Array<ArrayBuffer> | null;
}> {
  await window.resize(size);
  const seen = await page.size();
  const { capture, size: whole, requests } = await page.read();
  const readAtMs = Math.round(performance.now() - beganAt);
  // What moves is judged as a desktop shows it.
  const looks = name === 'desktop';
  if (looks) await page.stand();
  const standingSince = performance.now();
  const picture = await takePicture(window.windowId, page, whole);
  const motion = looks ? await motionSince(standingSince, page) : [];
  await page.restore();
  return {
    picture: picture.bytes,
    capture: {
      ...capture,
      viewport: { name, ...screenOf(seen, Math.min(whole.width, mostSeen)) },
      requests,
      motion: [...capture.motion, ...motion],
      screenshot: {
        file: `${name}.jpg`,
        mimeType: 'image/jpeg',
        width: picture.width,
        height: picture.height,
        scale: 1,
      },
      readAtMs,
    },
  };
}

/** What is seen at first of a page that a phone zooms out of. */
function screenOf({ width, height }: Pass['size'], widest: number): Pass['size'] {
  if (widest <= width) return { width, height };
  return { width: widest, height: Math.round((height * widest) / width) };
}

/** Most pages stand still, and are looked at once. */
async function motionSince(since: number, page: PageCalls): Promise<ViewportCapture['motion']> {
  await delay(Math.max(0, since + FIRST_LOOK_MS - performance.now()));
  let seen = await page.turn();
  for (let looks = 0; seen.hasStirred && looks < LOOKS; looks++) {
    await delay(LOOK_MS);
    seen = await page.turn();
  }
  return seen.motion;
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
