import type { ConversionReport } from '@liftmark/contract/report';
import sharp from 'sharp';
import type { Tile } from '../analyst/analyst.ts';
import { unpackSnapshot } from '../capture/packed-snapshot.ts';
import type { Box, ViewportCapture, ViewportName } from '../capture/snapshot.ts';
import type { Picture } from '../model/language-model.ts';
import type { ThreadedAudit } from './audit-in-thread.ts';
import { contactCovers, coversWithin } from './contact-covers.ts';

/** Wide enough to read, narrow enough that no provider shrinks it much. */
const WIDTH = 1_024;
const QUALITY = 70;

/** CSS pixels that one strip of a phone’s tile covers, strips side by side, and the gap between them. */
const STRIP = { height: 1_000, count: 3, gap: 12 };

/**
 * Pictures of a captured page for a model, with email addresses and phone numbers painted over. The page is unpacked
 * once, for all of them. What has too many contacts to paint over is not shown. Each method rejects once the signal
 * aborts.
 */
export interface PagePictures {
  /** The part above the fold on desktop; null if no page was captured with a browser. */
  firstScreen(): Promise<Picture | null>;
  /** At most so many parts of both devices in turn, from the top down. */
  tiles(most: number): Promise<Tile[]>;
}

/** A full-page screenshot with what has to be covered on it. */
interface Shot {
  bytes: Uint8Array;
  /** CSS pixels. */
  width: number;
  height: number;
  viewport: { width: number; height: number };
  /** Image pixels per CSS pixel. */
  scale: number;
  covers: Box[];
}

/** A captured page with its screenshots, as files. */
export interface PicturedCapture {
  /** Packed. */
  snapshot: Uint8Array;
  screenshots: Record<ViewportName, Picture | null>;
}

/** An audited page with the screenshots that its report names. */
export function picturedCapture({ report, packed, screenshots }: ThreadedAudit): PicturedCapture {
  const pictureOf = (shot: ConversionReport['screenshots'][ViewportName]) => {
    const bytes = shot && screenshots.get(shot.file);
    return shot && bytes ? { mimeType: shot.mimeType, bytes } : null;
  };
  const { desktop, mobile } = report.screenshots;
  return { snapshot: packed, screenshots: { desktop: pictureOf(desktop), mobile: pictureOf(mobile) } };
}

export function pagePictures(capture: PicturedCapture, signal: AbortSignal): PagePictures {
  let shots: ReturnType<typeof shotsOf> | null = null;
  const read = () => {
    shots ??= shotsOf(capture);
    return shots;
  };
  return {
    firstScreen: () =>
      unlessAborted(signal, async () => {
        const { desktop } = await read();
        return desktop && jpeg(await part(desktop, { top: 0, ...sizeWithin(desktop, desktop.viewport) }));
      }),
    tiles: (most) =>
      unlessAborted(signal, async () => {
        const { desktop, mobile } = await read();
        const cuts = inTurn(desktop ? desktopCuts(desktop) : [], mobile ? phoneCuts(mobile) : []);
        const tiles: Tile[] = [];
        // One after another: each takes the memory of a whole screenshot.
        for (const cut of cuts.slice(0, most)) {
          signal.throwIfAborted();
          const tile = await cut();
          if (tile) tiles.push(tile);
        }
        return tiles;
      }),
  };
}

/** Rejects at once, although a picture that was begun is still finished. */
async function unlessAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function shotsOf({
  snapshot,
  screenshots,
}: PicturedCapture): Promise<Record<ViewportName, Shot | null>> {
  if (screenshots.desktop === null && screenshots.mobile === null) return { desktop: null, mobile: null };
  const page = await unpackSnapshot(snapshot);
  return {
    desktop: await shotOf(page.desktop, screenshots.desktop),
    mobile: await shotOf(page.mobile, screenshots.mobile),
  };
}

async function shotOf(capture: ViewportCapture | null, picture: Picture | null): Promise<Shot | null> {
  if (!capture?.screenshot || picture === null) return null;
  const { scale } = capture.screenshot;
  const { width = 0, height = 0 } = await sharp(picture.bytes).metadata();
  return {
    bytes: picture.bytes,
    width: width / scale,
    height: height / scale,
    viewport: capture.viewport,
    scale,
    covers: contactCovers(capture.nodes),
  };
}

type Cut = () => Promise<Tile | null>;

/** Squares from the top down. */
function desktopCuts(shot: Shot): Cut[] {
  return spans(shot.height, shot.width).map((strip) => async () => {
    const size = sizeWithin(shot, { width: shot.width, height: strip.bottom - strip.top });
    const picture = await jpeg(await part(shot, { top: strip.top, ...size }));
    return picture && { ...picture, device: 'desktop', strips: [strip] };
  });
}

/** Strips of the long page of a phone, several side by side. */
function phoneCuts(shot: Shot): Cut[] {
  const all = spans(shot.height, STRIP.height);
  const groups = Array.from({ length: Math.ceil(all.length / STRIP.count) }, (_, index) =>
    all.slice(index * STRIP.count, (index + 1) * STRIP.count),
  );
  return groups.map((strips) => async () => {
    const picture = await jpeg(await sideBySide(shot, strips));
    return picture && { ...picture, device: 'mobile', strips };
  });
}

function spans(length: number, step: number): Tile['strips'] {
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => ({
    top: Math.round(index * step),
    bottom: Math.round(Math.min(length, (index + 1) * step)),
  })).filter(({ top, bottom }) => bottom > top);
}

async function sideBySide(shot: Shot, strips: Tile['strips']): Promise<Buffer | null> {
  const { scale, width } = shot;
  const heights = strips.map(({ top, bottom }) => bottom - top);
  const parts = await Promise.all(
    strips.map(({ top }, index) =>
      part(shot, { top, ...sizeWithin(shot, { width, height: heights[index] ?? 1 }) }),
    ),
  );
  if (!parts.every((each) => each !== null)) return null;
  const gap = Math.round(STRIP.gap * scale);
  const column = Math.round(width * scale);
  const canvas = {
    width: strips.length * (column + gap) - gap,
    height: Math.round(Math.max(...heights) * scale),
    channels: 3 as const,
    background: '#888',
  };
  return sharp({ create: canvas })
    .composite(parts.map((input, index) => ({ input, left: index * (column + gap), top: 0 })))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** One of each in turn, so that the first screens of both come first. */
function inTurn<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
    [one[index], other[index]].filter((item) => item !== undefined),
  ).flat();
}

/** In whole image pixels. */
function sizeWithin({ width, height, scale }: Shot, size: { width: number; height: number }) {
  return {
    width: Math.max(1, Math.round(Math.min(width, size.width) * scale)),
    height: Math.max(1, Math.round(Math.min(height, size.height) * scale)),
  };
}

/** @param region `top` in CSS pixels, the size in image pixels */
async function part(
  shot: Shot,
  region: { top: number; width: number; height: number },
): Promise<Buffer | null> {
  const { scale } = shot;
  const { width } = region;
  const image = sharp(shot.bytes);
  const whole = await image.metadata();
  const from = Math.round(region.top * scale);
  // Rounded apart, the top and the height can add up to a pixel more than there is.
  const height = Math.min(region.height, (whole.height ?? region.height) - from);
  const covers = coversWithin(shot.covers, region.top, region.top + height / scale);
  if (covers === null) return null;
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${region.top} ${width / scale} ${height / scale}">${covers.map(rectangle).join('')}</svg>`;
  const cut = await image
    .extract({ left: 0, top: from, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // sharp resizes an image before it composites, whatever the order of the calls: hence two steps.
  return sharp(cut)
    .composite([{ input: Buffer.from(cover), top: 0, left: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function jpeg(image: Buffer | null): Promise<Picture | null> {
  if (image === null) return null;
  const bytes = await sharp(image)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { mimeType: 'image/jpeg', bytes };
}

function rectangle({ x, y, width, height }: Box): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#888"/>`;
}
