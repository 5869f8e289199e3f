import { text } from './score-words.text.ts';

/** CSS pixels that a phone's screen is wide. */
const PHONE_WIDTH = 390;

/**
 * A note on the picture of a page that is not laid out for phones; null where it is.
 * @param screen the viewport of a phone, in CSS pixels of the page
 */
export function phoneLayoutNote(screen: { width: number }): string | null {
  if (screen.width <= PHONE_WIDTH) return null;
  return text.phoneLayout(screen);
}
