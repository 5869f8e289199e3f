import sharp from 'sharp';

/** Statistics of a picture, from a thumbnail of it. */
export interface PictureStatistics {
  /** Hasler and Süsstrunk's measure: 0 gray, 15 slightly, 33 moderately, 59 quite, 109 extremely colorful. */
  colorfulness: number;
  /** Standard deviation of the lightness, 0 to 128. */
  contrast: number;
  /** Mean lightness, 0 to 255. */
  lightness: number;
  /** Share of neighboring pixels that clearly differ in lightness, 0 to 1: how busy the picture is. */
  detail: number;
  /** Share of the commonest color, 0 to 1. */
  ground: number;
}

const WIDTH = 180;
const EDGE = 24;
const COLOR_BITS = 4;

/**
 * @param bytes a picture file
 * @param height how many of its rows count, from the top, in pixels
 */
export async function pictureStatistics(
  bytes: Uint8Array,
  height: number,
): Promise<PictureStatistics | null> {
  try {
    const picture = sharp(bytes);
    const { width, height: whole } = await picture.metadata();
    const { data, info } = await picture
      .extract({ left: 0, top: 0, width, height: Math.min(height, whole) })
      .resize({ width: WIDTH })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return statisticsOf(data, info.width);
  } catch {
    return null;
  }
}

/** @param pixels red, green and blue of each pixel, row by row */
export function statisticsOf(pixels: Uint8Array, width: number): PictureStatistics {
  const count = pixels.length / 3;
  const lightness = new Float64Array(count);
  const colors = new Map<number, number>();
  const redGreen = new Spread();
  const yellowBlue = new Spread();
  const light = new Spread();
  for (let index = 0; index < count; index++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(3 * index, 3 * index + 3);
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    lightness[index] = luma;
    light.add(luma);
    redGreen.add(r - g);
    yellowBlue.add((r + g) / 2 - b);
    const color = [r, g, b].reduce((all, channel) => (all << COLOR_BITS) | (channel >> (8 - COLOR_BITS)), 0);
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  let edges = 0;
  let pairs = 0;
  for (let index = 0; index < count; index++) {
    if (index % width === width - 1) continue;
    pairs++;
    if (Math.abs((lightness[index] ?? 0) - (lightness[index + 1] ?? 0)) > EDGE) edges++;
  }
  const deviation = Math.hypot(redGreen.deviation, yellowBlue.deviation);
  const mean = Math.hypot(redGreen.mean, yellowBlue.mean);
  return {
    colorfulness: tenths(deviation + 0.3 * mean),
    contrast: tenths(light.deviation),
    lightness: tenths(light.mean),
    detail: thousandths(pairs === 0 ? 0 : edges / pairs),
    ground: thousandths(Math.max(...colors.values()) / count),
  };
}

class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  get deviation(): number {
    return Math.sqrt(Math.max(0, this.#squares / Math.max(1, this.#count) - this.mean ** 2));
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
