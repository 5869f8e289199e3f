/**
 * A difference in shade (0 to 255) between neighboring pixels that people don't see as an edge; a gradient
 * has less.
 */
const FAINTEST = 12;

/**
 * Whether a rectangle of pixels shows anything: words and pictures have edges, a plain or shaded background
 * has none.
 * @param width pixels in a row
 * @param channels bytes of a pixel
 */
export function hasVisibleContent(bytes: ArrayLike<number>, width: number, channels: number): boolean {
  for (let at = channels; at < bytes.length; at += 1) {
    const isRowStart = at % (width * channels) < channels;
    if (!isRowStart && Math.abs((bytes[at] ?? 0) - (bytes[at - channels] ?? 0)) > FAINTEST) return true;
  }
  return false;
}
