import { quote } from '../phrasing.ts';

/** "next to “Buy now”"; where the page has no such button, next to `otherwise`. */
export function nextTo(label: string | null, otherwise: string): string {
  return `next to ${label === null ? otherwise : quote(label, 40)}`;
}
