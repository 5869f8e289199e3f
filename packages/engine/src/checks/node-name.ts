import type { ViewportName } from '../capture/snapshot.ts';
import type { Evidence } from '../observe/facts.ts';
import { quote } from './phrasing.ts';

/**
 * How a person finds a thing on the page: by its words, else by what it is and where it lies. Never by its path in
 * the code, which the evidence holds.
 * @param thing what to call it without words: "picture", "button"
 * @param viewport where its place is given, if it lies there
 */
export function nodeName(
  { text, boxes }: Evidence,
  thing: string,
  { limit = 40, viewport = 'desktop' }: { limit?: number; viewport?: ViewportName } = {},
): string {
  if (text.trim() !== '') return quote(text, limit);
  const box = boxes[viewport] ?? boxes.desktop ?? boxes.mobile;
  if (!box) return `a ${thing} without words`;
  return `the ${thing} without words ${pixels(box.y)} down and ${pixels(box.x)} across the page`;
}

function pixels(count: number): string {
  return `${Math.max(0, Math.round(count)).toLocaleString('en-US')} px`;
}
