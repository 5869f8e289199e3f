/** CSS pixels that a phone's screen is wide. */
const PHONE_WIDTH = 390;

/**
 * What to know of the picture of a page that is not laid out for phones; null where it is.
 * @param screen the first screen of a phone, in CSS pixels of the page
 */
export function phoneLayoutNote(screen: { width: number }): string | null {
  if (screen.width <= PHONE_WIDTH) return null;
  return `No viewport tag for phones: they show the page ${screen.width} px wide.`;
}
