import type { Box } from '../capture/snapshot.ts';

/**
 * Share of the first screen that a box takes, 0 to 1.
 * @param screen width and height in CSS pixels
 */
export function shareOfFirstScreen(
  { x, y, width, height }: Box,
  screen: { width: number; height: number },
): number {
  const across = Math.min(screen.width, x + width) - Math.max(0, x);
  const down = Math.min(screen.height, y + height) - Math.max(0, y);
  return across > 0 && down > 0 ? (across * down) / (screen.width * screen.height) : 0;
}
