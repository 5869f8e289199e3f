import { EFFORT_WORDS } from './effort-words.ts';
import { byPlace } from './places.ts';
import { QUESTION_LABELS } from './questions.ts';
import type { ConversionReport, Effort, Finding, Recommendation } from './report.ts';
import { isMeasured, TOGETHER, trialFor, trialOf } from './trials.ts';
import { text } from './worth-words.text.ts';

/**
 * What a change is worth, the same on every screen and in documents, emails and the terminal: what the page would score
 * with it, or in plain words why it comes first although the score doesn't count it. Never a figure that nobody computed.
 */

type Valued = Pick<Recommendation, 'id' | 'title'> &
  Partial<
    Pick<
      Recommendation,
      'place' | 'question' | 'reason' | 'ceilings' | 'checks' | 'settles' | 'suggestedBy' | 'effort' | 'patch'
    >
  > & { scoreOnceFixed?: number | null | undefined };

type Scored = Pick<ConversionReport, 'overall' | 'trials'> & {
  ceilings?: readonly unknown[] | undefined;
  findings: readonly Pick<Finding, 'check' | 'points'>[];
};

/** A smaller loss rounds to nothing. */
const LEAST_POINTS = 0.05;

/**
 * "40 → 71 once it works", "Up to 4 points: 61 → 65", "Less than a point", "Not part of the score". Null without a score,
 * and in older reports, which don't say. Null, too, where the fix was tried on the page: what was measured is said instead;
 * and where the page still lacks the words that would make the difference.
 */
export function worthWords(item: Valued, report: Scored): string | null {
  const worth = worthInSentence(item, report);
  return worth === null ? null : capitalized(worth);
}

/** The same for the middle of a sentence: "up to 4 points: 61 → 65". */
export function worthInSentence(item: Valued, report: Scored): string | null {
  const { percent } = report.overall;
  const { suggestedBy } = item;
  const scoreOnceFixed = claimed(item);
  if (percent === null || isMeasured(trialFor(report, item))) return null;
  if (suggestedBy !== undefined && scoreOnceFixed == null) return text.worth.notCounted;
  if (scoreOnceFixed == null) return null;
  if (scoreOnceFixed > percent) return gainWords(item, scoreOnceFixed, report);
  if (item.checks === undefined) return null;
  return pointsOf(item, report) >= LEAST_POINTS ? text.worth.little : text.worth.notCounted;
}

/** Ceilings over what doesn’t do anything when visitors click it. */
const DEAD: readonly string[] = ['dead-links', 'broken-form'];

/** What the page would score with the change. Words that only the owner has claim no gain, as nobody knows them yet. */
function claimed({ patch, scoreOnceFixed }: Valued): number | null | undefined {
  return patch?.placeholder ? undefined : scoreOnceFixed;
}

function gainWords({ ceilings = [] }: Valued, to: number, report: Scored): string {
  const { percent: from, uncapped } = report.overall;
  if (from === null) return '';
  if (ceilings.length === 0) return text.worth.upTo({ from, to });
  const isDead = ceilings.some((id) => DEAD.includes(id));
  const words = isDead ? text.worth.works({ from, to }) : text.worth.fixed({ from, to });
  // The report says what it would score without its ceilings, which would contradict a higher figure.
  const isMore = uncapped != null && to > uncapped && report.ceilings?.length === ceilings.length;
  return isMore
    ? text.worth.withChecks({ words, uncapped, points: to - uncapped, ceilings: ceilings.length })
    : words;
}

/** Points that its checks cost, those that go with it included. */
export function pointsOf(
  { checks = [], settles = [] }: Pick<Valued, 'checks' | 'settles'>,
  { findings }: Pick<Scored, 'findings'>,
): number {
  return findings
    .filter(({ check }) => checks.includes(check) || settles.includes(check))
    .reduce((sum, { points }) => sum + points, 0);
}

/** Why it comes first: what readers say, or the question that visitors have. Null for what comes later. */
export function whyFirstWords(item: Valued): string | null {
  const { place, question = null, reason, suggestedBy } = item;
  if (place !== 'first') return null;
  if (reason) return reason;
  if (question === null || suggestedBy !== undefined) return null;
  if (question === 'works') return text.whyFirst.works;
  return text.whyFirst.question({ question: QUESTION_LABELS[question] });
}

/** Effort and worth in one line: "About 15 minutes · Up to 4 points: 61 → 65". */
export function effortAndWorth(item: Valued & { effort: Effort }, report: Scored): string {
  return [capitalized(EFFORT_WORDS[item.effort]), worthWords(item, report)]
    .filter((words) => words !== null)
    .join(' · ');
}

type Advised<Item> = Scored & { recommendations: readonly Item[] };

/** The change to make first; of housekeeping only where nothing else is left. */
export function firstChange<Item extends Valued>({ recommendations }: Advised<Item>): Item | null {
  const { first, also, housekeeping } = byPlace(recommendations);
  return [...first, ...also, ...housekeeping][0] ?? null;
}

/** "Start here: Fix both “Add to cart” buttons. About 15 minutes, 40 → 71 once it works."; null where nothing is to change. */
export function startWords<Item extends Valued>(report: Advised<Item>): string | null {
  const item = firstChange(report);
  if (item === null) return null;
  const about = startDetails(item, report);
  return `${text.start} ${ended(item.title)}${about === null ? '' : ` ${about}`}`;
}

/** "About 15 minutes, 40 → 71 once it works." */
export function startDetails(item: Valued, report: Scored): string | null {
  const worth = worthInSentence(item, report);
  const parts = [item.effort && EFFORT_WORDS[item.effort], worth === text.worth.notCounted ? null : worth];
  const known = parts.filter((part) => part != null);
  return known.length === 0 ? null : `${capitalized(known.join(', '))}.`;
}

/** "All five together: 61 → 79 once they’re fixed"; null where that wasn't computed for exactly these changes, gains nothing, or was tried. */
export function togetherWords<Item extends Valued>(
  report: Advised<Item> & Pick<ConversionReport, 'together'>,
): string | null {
  const { overall, together, recommendations } = report;
  if (isMeasured(trialOf(report, TOGETHER))) return null;
  const counted = byPlace(recommendations).first.filter((item) => claimed(item) != null);
  const isSame =
    together?.changes.length === counted.length && counted.every(({ id }) => together.changes.includes(id));
  if (!together || !isSame || counted.length < 2 || overall.percent === null) return null;
  if (together.score <= overall.percent) return null;
  return text.together({ changes: counted.length, from: overall.percent, to: together.score });
}

/**
 * The later change that lifts the score more than each of the first ones could, and noticeably; null without one. What the
 * first ones claim isn't asked: words that only the owner has may gain as much as they can.
 */
export function biggestGain<Item extends Valued>(report: Advised<Item>): Item | null {
  const { first, also, housekeeping } = byPlace(report.recommendations);
  const gainOf = (to: number | null | undefined) => (to ?? 0) - (report.overall.percent ?? 100);
  const most = Math.max(NOTICEABLE, ...first.map(({ scoreOnceFixed }) => gainOf(scoreOnceFixed)));
  const [later] = [...also, ...housekeeping].toSorted((a, b) => gainOf(claimed(b)) - gainOf(claimed(a)));
  return first.length > 0 && later !== undefined && gainOf(claimed(later)) > most ? later : null;
}

/** "By points alone, the biggest gain comes later: Make a better first impression (24 → 39 once it’s fixed)."; null without one. */
export function biggestGainWords<Item extends Valued>(report: Advised<Item>): string | null {
  const item = biggestGain(report);
  if (item === null) return null;
  const worth = worthInSentence(item, report);
  return `${text.biggestGain} ${item.title.replace(/\.$/, '')}${worth === null ? '' : ` (${worth})`}.`;
}

/** Points of the score. */
const NOTICEABLE = 2;

function ended(title: string): string {
  return /[.!?][”“»]?$/.test(title) ? title : `${title}.`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
