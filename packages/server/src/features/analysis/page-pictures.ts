import type { Tile } from '@liftmark/engine/analyst/analyst';
import { holdsContact } from '@liftmark/engine/analyst/model/mask';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import type { Box, SnapshotNode, ViewportCapture, ViewportName } from '@liftmark/engine/capture/snapshot';
import type { Picture } from '@liftmark/engine/model/language-model';
import sharp from 'sharp';
import type { EngineResult } from './engine.ts';

/** Wide enough to read, narrow enough that no provider shrinks it much. */
const WIDTH = 1_024;
const QUALITY = 70;

/** CSS pixels that one strip of a phone’s tile covers, strips side by side, and the gap between them. */
const STRIP = { height: 1_000, count: 3, gap: 12 };

/**
 * Pictures of a captured page for a model, with email addresses and phone numbers painted over. The page is unpacked
 * once, for all of them.
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
  contacts: Box[];
}

type Capture = Pick<EngineResult, 'snapshot' | 'screenshots'>;

export function pagePictures(capture: Capture): PagePictures {
  let shots: ReturnType<typeof shotsOf> | null = null;
  const read = () => {
    shots ??= shotsOf(capture);
    return shots;
  };
  return {
    async firstScreen() {
      const { desktop } = await read();
      return desktop && jpeg(await part(desktop, { top: 0, ...sizeWithin(desktop, desktop.viewport) }));
    },
    async tiles(most) {
      const { desktop, mobile } = await read();
      const cuts = inTurn(desktop ? desktopCuts(desktop) : [], mobile ? phoneCuts(mobile) : []);
      const tiles: Tile[] = [];
      // One after another: each takes the memory of a whole screenshot.
      for (const cut of cuts.slice(0, most)) tiles.push(await cut());
      return tiles;
    },
  };
}

async function shotsOf({ snapshot, screenshots }: Capture): Promise<Record<ViewportName, Shot | null>> {
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
  const contacts = capture.nodes.flatMap((node) => (node.box && isContact(node) ? [node.box] : []));
  return {
    bytes: picture.bytes,
    width: width / scale,
    height: height / scale,
    viewport: capture.viewport,
    scale,
    contacts,
  };
}

type Cut = () => Promise<Tile>;

/** Squares from the top down. */
function desktopCuts(shot: Shot): Cut[] {
  return spans(shot.height, shot.width).map((strip) => async () => {
    const size = sizeWithin(shot, { width: shot.width, height: strip.bottom - strip.top });
    return {
      ...(await jpeg(await part(shot, { top: strip.top, ...size }))),
      device: 'desktop',
      strips: [strip],
    };
  });
}

/** Strips of the long page of a phone, several side by side. */
function phoneCuts(shot: Shot): Cut[] {
  const all = spans(shot.height, STRIP.height);
  const groups = Array.from({ length: Math.ceil(all.length / STRIP.count) }, (_, index) =>
    all.slice(index * STRIP.count, (index + 1) * STRIP.count),
  );
  return groups.map((strips) => async () => ({
    ...(await jpeg(await sideBySide(shot, strips))),
    device: 'mobile',
    strips,
  }));
}

function spans(length: number, step: number): Tile['strips'] {
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => ({
    top: Math.round(index * step),
    bottom: Math.round(Math.min(length, (index + 1) * step)),
  }));
}

async function sideBySide(shot: Shot, strips: Tile['strips']): Promise<Buffer> {
  const { scale, width } = shot;
  const heights = strips.map(({ top, bottom }) => bottom - top);
  const parts = await Promise.all(
    strips.map(({ top }, index) =>
      part(shot, { top, ...sizeWithin(shot, { width, height: heights[index] ?? 1 }) }),
    ),
  );
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
async function part(shot: Shot, region: { top: number; width: number; height: number }): Promise<Buffer> {
  const { scale } = shot;
  const { width } = region;
  const image = sharp(shot.bytes);
  const whole = await image.metadata();
  const from = Math.round(region.top * scale);
  // Rounded apart, the top and the height can add up to a pixel more than there is.
  const height = Math.min(region.height, (whole.height ?? region.height) - from);
  const bottom = region.top + height / scale;
  const covers = shot.contacts
    .filter((box) => box.y + box.height + MARGIN.y > region.top && box.y - MARGIN.y < bottom)
    .map(rectangle);
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${region.top} ${width / scale} ${height / scale}">${covers.join('')}</svg>`;
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

async function jpeg(image: Buffer): Promise<Picture> {
  const bytes = await sharp(image)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { mimeType: 'image/jpeg', bytes };
}

/** A number or address may be split over several texts; the link around them reveals it. */
function isContact({ text, name, value, attributes }: SnapshotNode): boolean {
  const leadsToOne = /^(?:mailto|tel|sms):/i.test(attributes.href ?? '');
  const shown = [text, name, value, attributes.placeholder ?? null];
  return leadsToOne || shown.some((each) => each !== null && holdsContact(each));
}

/** CSS pixels around a contact: late fonts and pictures may move a line between reading the page and picturing it. */
const MARGIN = { x: 8, y: 40 };

function rectangle({ x, y, width, height }: Box): string {
  const size = `width="${width + 2 * MARGIN.x}" height="${height + 2 * MARGIN.y}"`;
  return `<rect x="${x - MARGIN.x}" y="${y - MARGIN.y}" ${size} fill="#888"/>`;
}
