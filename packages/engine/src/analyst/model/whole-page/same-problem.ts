import type { Evidence, Recommendation } from '@liftmark/contract/report';
import { contentStems } from '../../../language/stem.ts';
import { ENGLISH } from '../../../language/words-for.ts';

type Advice = Pick<Recommendation, 'title' | 'observed' | 'steps'>;
type Problem = Pick<Recommendation, 'title' | 'observed' | 'evidence'>;
type Box = NonNullable<Evidence['boxes']['desktop']>;

/**
 * Shared content words of the shorter of two texts. Fewer are words that any two texts about one part of a page share, and a
 * model that says that no recommendation names its problem has read them all.
 */
const ALIKE = 0.65;
/** Two words, such as "name" and "page", are in many titles. */
const LEAST_IN_TITLE = 3;
/** Of the smaller box. */
const COVERED = 0.6;

/** Whether two recommendations are about one problem. */
export function isSameProblem(one: Problem, other: Problem): boolean {
  const shared = overlap(`${one.title} ${one.observed}`, `${other.title} ${other.observed}`);
  return shared >= ALIKE || (isSamePlace(one, other) && haveOneTitle(one, other));
}

function haveOneTitle(one: Pick<Problem, 'title'>, other: Pick<Problem, 'title'>): boolean {
  const shared = stemsIn(one.title).intersection(stemsIn(other.title)).size;
  return shared >= LEAST_IN_TITLE && overlap(one.title, other.title) >= ALIKE;
}

/** Whether two insights of one answer say the same: a model that names two problems at one place means two. */
export function isSameTopic(
  one: Pick<Problem, 'title' | 'observed'>,
  other: Pick<Problem, 'title' | 'observed'>,
): boolean {
  return overlap(`${one.title} ${one.observed}`, `${other.title} ${other.observed}`) >= ALIKE;
}

/** Fewer words that two texts share are those of any text about a page. */
const LEAST_SHARED = 5;

/** Whether an insight says what a text of the report, which may be much longer, already says. */
export function repeats(
  insight: Pick<Problem, 'title' | 'observed'>,
  said: Pick<Problem, 'title' | 'observed'>,
): boolean {
  const [own, other] = [insight, said].map(({ title, observed }) => stemsIn(`${title} ${observed}`));
  const shared = own?.intersection(other ?? new Set()).size ?? 0;
  const fewer = Math.min(own?.size ?? 0, other?.size ?? 0);
  return shared >= LEAST_SHARED && shared >= ALIKE * fewer;
}

/** Two texts on one problem share more of them, those on two problems at one place mostly fewer. */
const LEAST_IN_COMMON = 3;

/** Whether two recommendations can be about one problem, as far as their words tell. */
export function haveWordsInCommon(one: Advice, other: Advice): boolean {
  const [own, others] = [one, other].map(({ title, observed, steps }) =>
    stemsIn([title, observed, ...steps].join(' ')),
  );
  return (own?.intersection(others ?? new Set()).size ?? 0) >= LEAST_IN_COMMON;
}

/** What is quoted is the place, not the topic. */
function stemsIn(text: string): ReadonlySet<string> {
  return new Set(contentStems(withoutQuotations(text), ENGLISH));
}

/** Share of the content words of the shorter text that the other has too. */
function overlap(one: string, other: string): number {
  const stems = [one, other].map(stemsIn);
  const [fewer = new Set(), more = new Set()] = stems.toSorted((a, b) => a.size - b.size);
  return fewer.size === 0 ? 0 : fewer.intersection(more).size / fewer.size;
}

export function isSamePlace(one: Pick<Problem, 'evidence'>, other: Pick<Problem, 'evidence'>): boolean {
  return one.evidence.some((a) => other.evidence.some((b) => isSameNode(a, b) || covers(a, b)));
}

/** A page has a number for a node on each device. */
function isSameNode(one: Evidence, other: Evidence): boolean {
  return one.node === other.node && one.selector === other.selector;
}

function covers(one: Evidence, other: Evidence): boolean {
  const { desktop, mobile } = one.boxes;
  return areAlike(desktop, other.boxes.desktop) || areAlike(mobile, other.boxes.mobile);
}

/** Two boxes of which most is in common; a section around one is another place. */
function areAlike(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return false;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return false;
  return width * height >= COVERED * Math.max(one.width * one.height, other.width * other.height);
}

/** What the page says is left out. */
export function withoutQuotations(text: string): string {
  return text.replace(/“[^”]*”/g, ' ');
}
