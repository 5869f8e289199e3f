import { figure as figureWords, oneOrMany, reportLocale } from '@liftmark/contract/figures';
import type { Evidence } from '@liftmark/contract/report';
import { reportLanguage } from '@liftmark/contract/translated';
import { type PerViewport, VIEWPORTS, type ViewportName } from '../../capture/snapshot.ts';
import { singleSpaced } from '../../language/characters.ts';
import { decoded } from '../../page/address.ts';
import { text as words } from './phrasing.text.ts';

/** Marks that the page itself puts around what is quoted. */
const OUTER_MARKS = /^["“”„«»]\s*|\s*["“”«»]$/g;

/** A part that the page itself quotes within the line, with the text before and after it. */
const INNER_MARKS = /^([^"“”„«»]*)["“„«]([^"“”„«»]+)["“”»]([^"“”„«»]*)$/;

const MARKS_OF_ALL = /[“”„«»]/g;

/** The page's own words in quotation marks, one pair of them, on one line, cut at `limit` characters. */
export function quote(text: string, limit = 80): string {
  const line = singleSpaced(text)
    .trim()
    .replace(INNER_MARKS, (whole, before: string, inner: string, after: string) =>
      before === '' && after === '' ? whole : `${before}‘${inner}’${after}`,
    )
    .replace(OUTER_MARKS, '')
    // Else the words behind such a mark would look like ours.
    .replace(MARKS_OF_ALL, '"');
  const { open, close } = words.marks;
  return `${open}${line.length > limit ? `${cutAt(line, limit - 1).trimEnd()}…` : line}${close}`;
}

const ENDS = ['.', '!', '?'];

/** Without the full stop behind a quote that ends a sentence itself: “Unable to load.”. */
export function endedOnce(text: string): string {
  const { close } = words.marks;
  return ENDS.reduce((said, end) => said.replaceAll(`${end}${close}.`, `${end}${close}`), text);
}

/** At most so many characters, never half of one. */
function cutAt(line: string, length: number): string {
  return /[\ud800-\udbff]$/.test(line.slice(0, length)) ? line.slice(0, length - 1) : line.slice(0, length);
}

/** "a", "a and b", "a, b and c"; from `limit` on "a, b and 3 more". */
export function list(items: readonly string[], limit = 5): string {
  const shown =
    items.length > limit
      ? [...items.slice(0, limit - 1), words.more({ count: items.length - limit + 1 })]
      : items;
  if (shown.length < 2) return shown[0] ?? '';
  return `${shown.slice(0, -1).join(', ')} ${words.and} ${shown.at(-1)}`;
}

/** A number as it is written in the language. */
export const figure = figureWords;

/** "1 field", "3 fields". English forms its plural with an s; other languages state both. */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString(reportLocale())} ${oneOrMany(count, one, many)}`;
}

/** Every one of them: "The only field", "Both fields", "All 3 fields". */
export function every(count: number, one: string, many = `${one}s`): string {
  if (count === 1) return `The only ${one}`;
  return count === 2 ? `Both ${many}` : `All ${amount(count, one, many)}`;
}

/** Every one of them has something: "The only field has", "Both fields have". */
export function allOf(count: number, one: string, many = `${one}s`): string {
  return `${every(count, one, many)} ${count === 1 ? 'has' : 'have'}`;
}

/** How many of them have something: "1 of 3 fields has", "Both fields have". */
export function partOf(count: number, total: number, one: string, many = `${one}s`): string {
  if (count === total) return allOf(total, one, many);
  return `${count} of ${amount(total, one, many)} ${count === 1 ? 'has' : 'have'}`;
}

/** A share from 0 to 1 as a whole percentage. */
export function percent(share: number): string {
  return (Math.round(share * 100) / 100).toLocaleString(words.locale, { style: 'percent' });
}

/** Milliseconds as seconds with one decimal. */
export function seconds(ms: number): string {
  return `${figure(ms / 1000, 1)} s`;
}

/** Bytes as KB or MB. */
export function bytes(count: number): string {
  return count < 1_000_000
    ? `${Math.max(1, Math.round(count / 1000))} ${words.kilobytes}`
    : `${figure(count / 1_000_000, 1)} ${words.megabytes}`;
}

/** What an encoded address can hide: control and direction marks. */
const MARKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MAX_PART = 80;

/** A part of an address as a person would write it, on one line and cut: "my photo.jpg" for "my%20photo.jpg". */
export function readable(part: string): string {
  const line = decoded(part).replace(MARKS, ' ').trim();
  return line.length > MAX_PART ? `${cutAt(line, MAX_PART - 1)}…` : line;
}

/** A depth in screens, in words. */
export function place(depth: number): string {
  if (depth < 1) return words.place.first;
  if (depth < 2) return words.place.second;
  return words.place.below({ screens: Math.floor(depth) });
}

/** The same for the viewports that were read: "above the fold on desktop and 3 screens down on mobile". */
export function places(depth: PerViewport<number>): string {
  const { desktop, mobile } = depth;
  if (desktop === null && mobile === null) return words.place.anywhere;
  if (desktop === null || mobile === null) return place(desktop ?? mobile ?? 0);
  if (place(desktop) === place(mobile)) return place(desktop);
  return list([words.on.desktop({ what: place(desktop) }), words.on.mobile({ what: place(mobile) })]);
}

/** The same of something that one viewport may hide: "above the fold on desktop and not shown on mobile". */
export function placesShown({
  depth,
  missingOn: [missing],
}: {
  depth: PerViewport<number>;
  missingOn: readonly ViewportName[];
}): string {
  if (missing === undefined) return places(depth);
  const other = missing === 'mobile' ? 'desktop' : 'mobile';
  return list([words.on[other]({ what: places(depth) }), words.notShown[missing]]);
}

/** A value of each viewport that was read: "1.9 s on desktop, 4.2 s on mobile". */
export function perViewport<T>(values: PerViewport<T>, print: (value: T) => string): string {
  const parts: string[] = [];
  if (values.desktop !== null) parts.push(words.on.desktop({ what: print(values.desktop) }));
  if (values.mobile !== null) parts.push(words.on.mobile({ what: print(values.mobile) }));
  return parts.join(', ');
}

/** What several findings observed, each statement once. */
export function toldOnce(observed: readonly string[]): string {
  return [...new Set(observed.flatMap(statementsOf))].join(' ');
}

/** The sentences of what was observed; a full stop within a quotation ends none. */
export function statementsOf(observed: string): string[] {
  const statements: string[] = [];
  for (const part of observed.split(/(?<=[.!?]) (?=[“„«¿¡\p{Lu}])/u)) {
    const begun = statements.at(-1);
    if (begun !== undefined && isQuoting(begun)) statements.splice(-1, 1, `${begun} ${part}`);
    else statements.push(part);
  }
  return statements;
}

function isQuoting(text: string): boolean {
  const { open, close } = words.marks;
  return text.lastIndexOf(open) > text.lastIndexOf(close);
}

/**
 * Lower-cases a sentence's first letter, unless the word is an acronym, a name in capitals or a quotation. In German,
 * where nouns have capitals, the sentence stays.
 */
export function lowerFirst(text: string): string {
  if (reportLanguage() === 'de') return text;
  return /^(?:\p{Lu}’?\p{Ll}|[AÀ]\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The text with a capital at its start. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
    : words.unnamed.one({ thing, spot: spot(evidence, viewport), code: inCode([evidence]) });
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
      const unnamed = { thing, spot: name, code: inCode(same) };
      return same.length === 1
        ? words.unnamed.one(unnamed)
        : words.unnamed.many({ ...unnamed, count: same.length });
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
  const named = steps.findLast((step) => step.includes('.') || step.includes('#'));
  if (named === undefined) return '';
  return named === own ? own : words.codeIn({ own, parent: named });
}

/** Where a thing without text is: " on the right of the second screen". */
function spot({ boxes }: Evidence, wanted: ViewportName = 'desktop'): string {
  const viewport = boxes[wanted] ? wanted : boxes.desktop ? 'desktop' : 'mobile';
  const box = boxes[viewport];
  if (!box) return '';
  const screen = Math.max(0, box.y) / VIEWPORTS[viewport].height;
  const at = side(box, VIEWPORTS[viewport].width);
  return ` ${at === null ? place(screen) : words.spot[at]({ depth: screen, place: place(screen) })}`;
}

/** The third of the width that it is in, unless it spans more than half of it. */
function side({ x, width }: { x: number; width: number }, whole: number): keyof typeof words.spot | null {
  const [left, right] = [Math.max(0, x), Math.min(whole, x + width)];
  if (right - left > whole / 2) return null;
  const middle = (left + right) / 2 / whole;
  return middle < 1 / 3 ? 'left' : middle > 2 / 3 ? 'right' : 'middle';
}

/** "next to “Buy now”"; where the page has no such button, next to `otherwise`. */
export function nextTo(label: string | null, otherwise: string): string {
  return words.nextTo({ what: label === null ? otherwise : quote(label, 40) });
}
