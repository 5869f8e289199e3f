import { FIGURES, hasDigit, letterCount } from '../../language/characters.ts';
import { mentions, normalize } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';
import type { UrgencyReading } from '../types/urgency.ts';

const CLOCK_TIME = compose(
  String.raw`\b(?:${alternatives('hourMark')}|${alternatives('hourNoun')})\b|\d\s?${alternatives('halfDayMark')}`,
  'i',
);

const HINT = pattern('countdownName');
const NO_COUNTDOWN = pattern('otherClockName');
const CLOCK =
  /(?<![\d:.])(?:(\d{1,3})\s?[:.d]\s?)?(\d{1,2})\s?[:h]\s?([0-5]\d)(?:\s?[:m]\s?([0-5]\d))?\s?s?(?![\d:])/i;
/** A cheaper question, which every clock answers. */
const MAY_BE_CLOCK = /\d\s*[:h]/i;
const MAX_TEXT = 110;
/** Characters between two figures of one clock. */
const MAX_GAP = 12;
/** More clocks than these are a list of times. */
const MAX_COUNTDOWNS = 100;
const SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;
const FINEST = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const;

export interface CountdownReading {
  node: PageNode;
  text: string;
  seconds: number | null;
  finestUnit: UrgencyReading['finestUnit'];
}

/** Boxes that show the time left in units or as a clock, outermost first, each once. */
export function countdownsIn(context: FactContext): CountdownReading[] {
  const { view } = context;
  const found: CountdownReading[] = [];
  let until = -1;
  for (const node of view.nodes) {
    if (found.length >= MAX_COUNTDOWNS) break;
    if (!node.isElement || !node.visible || node.order < until) continue;
    const length = view.textLength(node);
    if (length < 4 || length > MAX_TEXT || node.tag === 'button') continue;
    const text = normalize(view.text(node));
    if (!hasDigit(text)) continue;
    const read = inUnits(text, node, context) ?? asClock(text, node, context);
    if (!read || node.closest(isNoCountdown)) continue;
    found.push({ node, text, ...read });
    until = node.end;
  }
  return found;
}

function isNoCountdown({ names, tag }: PageNode): boolean {
  return tag === 'video' || tag === 'time' || tag === 'table' || NO_COUNTDOWN.test(names);
}

/** More figures beside those of a clock are gauges. */
const MAX_OTHERS = 3;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

interface UnitPatterns {
  /** A figure beside any of the units: one question before each is tried. */
  any: RegExp;
  /** A figure before one of the names of a unit, and one after it. */
  each: readonly { unit: (typeof UNITS)[number]; patterns: readonly [RegExp, RegExp] }[];
}

/** Compiled once for each language. */
const patternsOf = memoize(({ urgency: { units } }: LanguageWords): UnitPatterns => {
  const all = UNITS.flatMap((unit) => units[unit]).join('|');
  return {
    any: new RegExp(`\\d\\s?:?\\s?(?:${all})(?!\\p{L})|(?<!\\p{L})(?:${all})\\s?:?\\s\\d`, 'iu'),
    each: UNITS.map((unit) => {
      const names = units[unit].join('|');
      return {
        unit,
        patterns: [
          new RegExp(`((?:(?<![\\d\\p{L}])[-−])?\\d{1,4})\\s?:?\\s?(?:${names})(?!\\p{L})`, 'iu'),
          new RegExp(`(?<!\\p{L})(?:${names})\\s?:?\\s(\\d{1,3})(?!\\d)`, 'iu'),
        ],
      };
    }),
  };
});

/** "2 days 11 hours 05 minutes", or the same as cells: little else may stand in the box. */
function inUnits(
  text: string,
  node: PageNode,
  context: FactContext,
): Pick<CountdownReading, 'seconds' | 'finestUnit'> | null {
  const { words } = context;
  if (!words) return null;
  const { any, each } = patternsOf(words);
  if (!any.test(text)) return null;
  let seconds = 0;
  let isOver = false;
  let rest = text;
  const seen: (keyof typeof SECONDS)[] = [];
  const places: { from: number; to: number }[] = [];
  for (const {
    unit,
    patterns: [after, ahead],
  } of each) {
    const before = after.exec(rest) ?? ahead.exec(rest);
    if (!before?.[1]) continue;
    const shown = Number(before[1].replace('−', '-'));
    isOver ||= shown < 0;
    seconds += shown * SECONDS[unit];
    seen.push(unit);
    const to = before.index + before[0].length;
    places.push({ from: before.index, to });
    rest = rest.slice(0, before.index) + ' '.repeat(before[0].length) + rest.slice(to);
  }
  const finest = seen.at(-1);
  if (!finest) return null;
  const hinted = isHinted(node);
  if (!hinted && !areClose(places)) return null;
  if (rest.split(FIGURES).length - 1 > MAX_OTHERS || letterCount(rest) > 60) return null;
  const isPair = seen.length === 2 && (hinted || mentions(rest, words.urgency.countdown));
  if (seen.length < 3 && !isPair) return null;
  return { seconds: isOver ? 0 : seconds, finestUnit: FINEST[finest] };
}

/** Whether the figures stand beside each other, as those of one clock do. */
function areClose(places: readonly { from: number; to: number }[]): boolean {
  const inOrder = places.toSorted((a, b) => a.from - b.from);
  return inOrder.every(({ from }, at) => from - (inOrder[at - 1]?.to ?? from) <= MAX_GAP);
}

/** "14:59" or "02:11:05:10", told from a time of day by its names or the words beside it. */
function asClock(
  text: string,
  node: PageNode,
  context: FactContext,
): Pick<CountdownReading, 'seconds' | 'finestUnit'> | null {
  if (!MAY_BE_CLOCK.test(text)) return null;
  const joined = text
    .replace(/(?<!\d)(\d) (?=\d(?!\d))/g, '$1')
    .replace(/(\d) (?=[:])/g, '$1')
    .replace(/(\d:) (?=\d)/g, '$1');
  const match = CLOCK.exec(joined);
  if (!match) return null;
  if (CLOCK_TIME.test(text)) return null;
  const hinted = isHinted(node);
  const parts = [match[1], match[2], match[3], match[4]].filter((part) => part !== undefined).map(Number);
  const { words } = context;
  if (!hinted && parts.length === 2 && words !== null && isTimeOfDay(match.index, joined, words)) return null;
  const beside = `${text} ${context.headingFor(node)}`;
  const { deadline = [], hold = [], countdown = [] } = words?.urgency ?? {};
  const told = [deadline, hold, countdown].some((phrases) => mentions(text, phrases));
  const isTimer = parts.length === 4 || (parts.length === 3 && mentions(beside, countdown));
  if (!hinted && !told && !isTimer) return null;
  const scale = [86_400, 3_600, 60, 1].slice(-parts.length);
  return {
    seconds: parts.reduce((sum, part, place) => sum + part * (scale[place] ?? 0), 0),
    finestUnit: 'second',
  };
}

/** Characters before a figure that tell what it is. */
const LEAD = 16;

function isTimeOfDay(at: number, text: string, { urgency }: LanguageWords): boolean {
  return mentions(text.slice(Math.max(0, at - LEAD), at + 2), urgency.timeOfDay);
}

function isHinted(node: PageNode): boolean {
  const hints = (at: PageNode): boolean => HINT.test(at.names) || HINT.test(at.attribute('data-component'));
  let step = 0;
  const found = node.closest((at) => step++ > 3 || hints(at));
  return found !== null && hints(found);
}
