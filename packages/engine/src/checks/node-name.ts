import { VIEWPORTS, type ViewportName } from '../capture/snapshot.ts';
import type { Evidence } from '../observe/facts.ts';
import { amount, list, place, quote } from './phrasing.ts';

interface Naming {
  /** Characters after which its text is cut. */
  limit?: number;
  /** The viewport whose position is named, if it is shown there. */
  viewport?: ViewportName;
}

/**
 * How a person finds a thing on the page: by its text, else by what and where it is and its name in the code.
 * @param thing what to call it without text: "picture", "button"
 */
export function nodeName(evidence: Evidence, thing: string, { limit = 40, viewport }: Naming = {}): string {
  return hasWords(evidence)
    ? quote(evidence.text, limit)
    : `the ${thing} without text${spot(evidence, viewport)}${inCode([evidence])}`;
}

/** Several of them, those of the same name as one: “Start” and 3 dots without text above the fold. */
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
      return `${without} without text${name}${inCode(same)}`;
    }),
  );
}

/** Spaces, characters without width and the private characters of icon fonts. */
const UNSEEN = /^[\s\p{Z}\p{Cf}\p{Co}]*$/u;

/** Whether it has text that a person can see. */
export function hasWords({ text }: Evidence): boolean {
  return !UNSEEN.test(text);
}

/** At most so many code names are listed for things that are named as one. */
const MAX_CODED = 2;

/** Names in the code, for the developer who fixes them: " (div.glow)", " (span in #dots)". */
function inCode(things: readonly Evidence[]): string {
  const names = [...new Set(things.map(({ selector }) => codeName(selector)))].filter((name) => name !== '');
  return names.length === 0 ? '' : ` (${list(names, MAX_CODED)})`;
}

/** The last step of a selector without its number, with the nearest ancestor that has an id or class if it has neither. */
function codeName(selector: string): string {
  const steps = selector.split(/ >{1,3} /).map((step) => step.replace(/:nth-of-type\(\d+\)$/, ''));
  const own = steps.at(-1) ?? '';
  const named = steps.findLast((step) => /[.#]/.test(step));
  if (named === undefined) return '';
  return named === own ? own : `${own} in ${named}`;
}

/** Where a thing without text is: " on the right of the second screen". */
function spot({ boxes }: Evidence, wanted: ViewportName = 'desktop'): string {
  const viewport = boxes[wanted] ? wanted : boxes.desktop ? 'desktop' : 'mobile';
  const box = boxes[viewport];
  if (!box) return '';
  const at = side(box, VIEWPORTS[viewport].width);
  const screen = place(Math.max(0, box.y) / VIEWPORTS[viewport].height);
  return ` ${at === '' ? screen : `${at} ${screen.replace(/^on the/, 'of the')}`}`;
}

/** The third of the width that it is in, unless it spans more than half of it. */
function side({ x, width }: { x: number; width: number }, whole: number): string {
  const [left, right] = [Math.max(0, x), Math.min(whole, x + width)];
  if (right - left > whole / 2) return '';
  const middle = (left + right) / 2 / whole;
  return middle < 1 / 3 ? 'on the left' : middle > 2 / 3 ? 'on the right' : 'in the middle';
}
