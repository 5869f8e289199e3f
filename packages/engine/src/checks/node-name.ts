import { VIEWPORTS, type ViewportName } from '../capture/snapshot.ts';
import type { Evidence } from '../observe/facts.ts';
import { amount, list, place, quote } from './phrasing.ts';

interface Naming {
  /** After how many characters its words are cut. */
  limit?: number;
  /** Where its place is given, if it lies there. */
  viewport?: ViewportName;
}

/**
 * How a person finds a thing on the page: by its words, else by what it is, where it lies and what the code calls it.
 * @param thing what to call it without words: "picture", "button"
 */
export function nodeName(evidence: Evidence, thing: string, { limit = 40, viewport }: Naming = {}): string {
  return hasWords(evidence)
    ? quote(evidence.text, limit)
    : `the ${thing} without words${spot(evidence, viewport)}${inCode([evidence])}`;
}

/** Several of them, those of one name as one: “Start” and 3 dots without words in the first screen. */
export function nodeNames(
  things: readonly Evidence[],
  thing: string,
  { limit = 40, viewport }: Naming = {},
): string {
  const alike = Map.groupBy(things, (evidence) =>
    hasWords(evidence) ? quote(evidence.text, limit) : spot(evidence, viewport),
  );
  return list(
    [...alike].map(([name, same]) => {
      const [first] = same;
      if (first && hasWords(first)) return name;
      const without = same.length === 1 ? `the ${thing}` : amount(same.length, thing);
      return `${without} without words${name}${inCode(same)}`;
    }),
  );
}

/** Spaces, marks of no width and the private characters of icon fonts are no words. */
const UNSEEN = /^[\s\p{Z}\p{Cf}\p{Co}]*$/u;

/** Whether it has words that a person can see. */
export function hasWords({ text }: Evidence): boolean {
  return !UNSEEN.test(text);
}

/** So many names are given of things that lie together. */
const MAX_CODED = 2;

/** What the code calls things, as whoever mends them looks for it: " (div.glow)", " (span in #dots)". */
function inCode(things: readonly Evidence[]): string {
  const names = [...new Set(things.map(({ selector }) => codeName(selector)))].filter((name) => name !== '');
  return names.length === 0 ? '' : ` (${list(names, MAX_CODED)})`;
}

/** The last step of a selector without its number, in the nearest that bears a name where it has none itself; none of tags alone. */
function codeName(selector: string): string {
  const steps = selector.split(/ >{1,3} /).map((step) => step.replace(/:nth-of-type\(\d+\)$/, ''));
  const own = steps.at(-1) ?? '';
  const named = steps.findLast((step) => /[.#]/.test(step));
  if (named === undefined) return '';
  return named === own ? own : `${own} in ${named}`;
}

/** Where a thing without words lies: " on the right of the first screen". */
function spot({ boxes }: Evidence, wanted: ViewportName = 'desktop'): string {
  const viewport = boxes[wanted] ? wanted : boxes.desktop ? 'desktop' : 'mobile';
  const box = boxes[viewport];
  if (!box) return '';
  const at = side(box, VIEWPORTS[viewport].width);
  const screen = place(Math.max(0, box.y) / VIEWPORTS[viewport].height);
  return ` ${at === '' ? screen : `${at} ${screen.replace(/^in the/, 'of the')}`}`;
}

/** The third of the width in which it lies, unless it spans more than one. */
function side({ x, width }: { x: number; width: number }, whole: number): string {
  const [left, right] = [Math.max(0, x), Math.min(whole, x + width)];
  if (right - left > whole / 2) return '';
  const middle = (left + right) / 2 / whole;
  return middle < 1 / 3 ? 'on the left' : middle > 2 / 3 ? 'on the right' : 'in the middle';
}
