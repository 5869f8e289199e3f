import type { Box } from '@liftmark/contract/pictures';
import type { TrialPicture } from '@liftmark/contract/trials';
import sharp from 'sharp';
import type { PagePart } from '../capture/trial/trial-device.ts';

const QUALITY = 72;
/** What of the surroundings is shown above and below a change, in CSS pixels. */
const AROUND_PX = 120;
const LEAST_PX = 320;

/** The part of the page that shows a change: the whole width of the screen, with what is above and below. */
export function placeAround(
  boxes: readonly (Box | null)[],
  screen: { width: number; height: number },
  page: { height: number },
): Box | null {
  const seen = boxes.filter((box) => box !== null);
  const last = seen.at(-1);
  if (last === undefined) return null;
  const top = Math.min(...seen.map(({ y }) => y));
  const bottom = Math.max(...seen.map(({ y, height }) => y + height));
  // What moved far is shown where it is now.
  const isFar = bottom - top > screen.height - 2 * AROUND_PX;
  const [from, to] = isFar ? [last.y, last.y + last.height] : [top, bottom];
  const height = Math.min(screen.height, Math.max(LEAST_PX, to - from + 2 * AROUND_PX));
  const middle = isFar && to - from > height ? from + height / 2 - AROUND_PX : (from + to) / 2;
  const y = Math.max(0, Math.min(Math.round(middle - height / 2), Math.max(0, page.height - height)));
  return { x: 0, y, width: screen.width, height: Math.round(height) };
}

/** Collects the pictures of trials under the names that the report gives them. */
export class TrialPictures {
  readonly files = new Map<string, Uint8Array>();
  readonly #shared = new Map<PagePart, TrialPicture>();

  /** A picture of the given part; null if it isn't in the picture that was taken. */
  async cut(file: string, { bytes, box }: PagePart, part: Box): Promise<TrialPicture | null> {
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata();
    const scale = width / box.width;
    const pixels = (length: number) => Math.round(length * scale);
    const top = pixels(part.y - box.y);
    const area = {
      left: 0,
      top,
      width: Math.min(width, pixels(part.width)),
      height: Math.min(height - top, pixels(part.height)),
    };
    if (top < 0 || area.height < 1) return null;
    const shown = { x: part.x, y: part.y, width: area.width / scale, height: area.height / scale };
    const cut = await picture.extract(area).jpeg({ quality: QUALITY }).toBuffer();
    return this.#keep(file, cut, shown, scale);
  }

  async keep(file: string, { bytes, box }: PagePart): Promise<TrialPicture> {
    const { width } = await sharp(bytes).metadata();
    return this.#keep(file, bytes, box, width / box.width);
  }

  /** A picture that more than one trial shows, kept once. */
  async share(file: (count: number) => string, part: PagePart): Promise<TrialPicture> {
    const kept = this.#shared.get(part) ?? (await this.keep(file(this.#shared.size), part));
    this.#shared.set(part, kept);
    return kept;
  }

  #keep(file: string, bytes: Uint8Array, box: Box, scale: number): TrialPicture {
    this.files.set(file, bytes);
    return { file, mimeType: 'image/jpeg', width: box.width, height: box.height, scale, box };
  }
}
