import type { ConversionReport, Evidence } from '@liftmark/contract/report';
import { hasVisibleContent } from '@liftmark/presentation/visible-content';
import sharp from 'sharp';

/** An image in a document. Sizes are in CSS pixels of the page. */
export interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

export interface PagePictures {
  /** The part above the fold; null if the page wasn't captured on desktop. */
  firstScreen: Picture | null;
  /** A crop around the evidence, with the evidence framed; null if there is none. */
  crop(evidence: readonly Evidence[]): Promise<Picture | null>;
}

const NONE: PagePictures = { firstScreen: null, crop: async () => null };
const MARGIN = 28;
const SMALLEST = { width: 520, height: 150 };
const TALLEST = 460;
const QUALITY = 72;

/** Reads the desktop capture of a report, once for all its crops. */
export async function pagePictures(
  { screenshots, viewports }: Pick<ConversionReport, 'screenshots' | 'viewports'>,
  bytes: Uint8Array | null,
): Promise<PagePictures> {
  const meta = screenshots.desktop;
  if (bytes === null || meta === null) return NONE;
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const page = { width: info.width / meta.scale, height: info.height / meta.scale };
  const cut = async (x: number, y: number, width: number, height: number, frame: string | null) => {
    const left = Math.floor(x * meta.scale);
    const top = Math.floor(y * meta.scale);
    const region = {
      left,
      top,
      width: Math.min(info.width - left, Math.floor(width * meta.scale)),
      height: Math.min(info.height - top, Math.floor(height * meta.scale)),
    };
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const piece = await sharp(data, { raw }).extract(region).png({ compressionLevel: 1 }).toBuffer();
    const framed = frame === null ? sharp(piece) : sharp(piece).composite([{ input: Buffer.from(frame) }]);
    return { jpeg: await framed.jpeg({ quality: QUALITY }).toBuffer(), width, height };
  };
  /** Text that fades in later isn't on the screenshot, so a frame around it would be empty. */
  const shows = async (place: Box): Promise<boolean> => {
    const left = Math.max(0, Math.floor(place.x * meta.scale));
    const top = Math.max(0, Math.floor(place.y * meta.scale));
    const width = Math.min(info.width - left, Math.ceil(place.width * meta.scale));
    const height = Math.min(info.height - top, Math.ceil(place.height * meta.scale));
    if (width < 1 || height < 1) return false;
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const inside = await sharp(data, { raw }).extract({ left, top, width, height }).raw().toBuffer();
    return hasVisibleContent(inside, width, info.channels);
  };
  const { height: screen } = viewports.desktop;
  return {
    firstScreen: await cut(0, 0, page.width, Math.min(screen, page.height), null),
    async crop(evidence) {
      const place = evidence
        .map(({ boxes }) => boxes.desktop)
        .find((each) => each !== null && isOn(page, each));
      if (!place || !(await shows(place))) return null;
      const width = Math.min(page.width, Math.max(SMALLEST.width, place.width + 2 * MARGIN));
      const height = Math.min(page.height, TALLEST, Math.max(SMALLEST.height, place.height + 2 * MARGIN));
      const x = clamp(place.x + place.width / 2 - width / 2, 0, page.width - width);
      const y = clamp(
        place.height + 2 * MARGIN > height ? place.y - MARGIN : place.y + place.height / 2 - height / 2,
        0,
        page.height - height,
      );
      const frame = frameOf(
        { x: place.x - x, y: place.y - y, width: place.width, height: place.height },
        {
          width: Math.floor(width * meta.scale),
          height: Math.floor(height * meta.scale),
          scale: meta.scale,
        },
      );
      return cut(x, y, width, height, frame);
    },
  };
}

type Box = { x: number; y: number; width: number; height: number };

function isOn(page: { width: number; height: number }, { x, y, width, height }: Box): boolean {
  return width > 0 && height > 0 && x < page.width && y < page.height && x + width > 0 && y + height > 0;
}

function frameOf(
  { x, y, width, height }: Box,
  crop: { width: number; height: number; scale: number },
): string {
  const [left, top, wide, high] = [x, y, width, height].map((length) => length * crop.scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}"><rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="none" stroke="#d92d20" stroke-width="3" rx="3"/></svg>`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
