import { figure, percentWords, reportLocale } from './figures.ts';
import { gradeFor } from './grade.ts';
import { labeled } from './labels/in-languages.ts';
import { languageName } from './language-name.ts';
import type { PageType } from './page-types.ts';
import type { Ceiling, ConversionReport, Finding, Standing } from './report.ts';
import { text } from './score-words.text.ts';
import { reportLanguage } from './translated.ts';

/**
 * How a Liftmark Score is put into words, the same on every screen and in documents, emails and the terminal.
 */

type Overall = ConversionReport['overall'];
export type Range = NonNullable<Overall['range']>;

/** The letter; without one the percentage with its range, or `N/A` where there is no score. */
export function gradeWords({ percent, grade, range }: Overall): string {
  if (percent === null) return 'N/A';
  return grade ?? `${percentWords(percent)}${range ? ` (${spanWords(range)})` : ''}`;
}

/** The range in what `gradeWords` wrote: "52–83%"; null for a letter or "N/A". */
export function rangeIn(words: string): string | null {
  return /\((\d+–\d+\s?%)\)$/.exec(words)?.[1] ?? null;
}

/** The range that is shown in place of a letter; null where there is a letter, or no score. */
export function rangeWithoutLetter({ percent, grade, range }: Overall): Range | null {
  return percent !== null && grade === null ? (range ?? null) : null;
}

/** "52–83%". */
export function spanWords({ low, high }: Range): string {
  return `${low}–${percentWords(high)}`;
}

/** "between D+ and B+"; within one letter, which the score didn't get, "between 20 and 38". */
export function lettersWords(range: Range): string {
  const [low, high] = [gradeFor(range.low), gradeFor(range.high)];
  return low === high ? text.points(range) : text.letters({ low, high });
}

/** "72 (B-)"; without a letter "67 (between 52 and 83)". Null without a score. */
export function scoreWords({ percent, grade, range }: Overall): string | null {
  if (percent === null) return null;
  const behind = grade ?? (range ? text.points(range) : null);
  return behind === null ? `${percent}` : `${percent} (${behind})`;
}

/** The start of the reason of a check that can't read the page's language; in English. */
export const NO_WORD_LIST = text.noWordList;

type Uncertain = Pick<ConversionReport, 'overall' | 'language' | 'mode'> & {
  findings: readonly Pick<Finding, 'outcome' | 'observed'>[];
};

/** The possible range of a score and the reason for it, as a sentence; null where the score is certain. */
export function rangeWords(report: Uncertain): string | null {
  const { percent, grade, range } = report.overall;
  if (percent === null || !range) return null;
  const reason = unmeasuredWords(report);
  const words =
    grade === null && gradeFor(range.low) !== gradeFor(range.high)
      ? text.range.letters({ low: letterAndPoints(range.low), high: letterAndPoints(range.high), reason })
      : text.range.points({ ...range, reason });
  const isEnd = range.low < range.high && (percent === range.low || percent === range.high);
  return isEnd ? `${words} ${text.range.atEnd({ score: percent })}` : words;
}

/** "D+ (52)". */
function letterAndPoints(points: number): string {
  return `${gradeFor(points)} (${points})`;
}

/** "28 checks couldn’t be read in Swedish". */
export function unmeasuredWords({ findings, language, mode }: Uncertain): string {
  const unmeasured = findings.filter(({ outcome }) => outcome === 'notMeasured');
  const unread = unmeasured.filter(({ observed }) => observed.includes(text.noWordList));
  if (language !== null && unread.length * 2 >= unmeasured.length && unread.length > 0) {
    return text.unmeasured.language({ count: unread.length, language: languageName(language) });
  }
  const count = unmeasured.length;
  if (count === 0) return text.unmeasured.unknown;
  return mode === 'static' ? text.unmeasured.html({ count }) : text.unmeasured.some({ count });
}

/** "Costs 47.0 points". */
export function heldBy({ points }: Pick<Ceiling, 'points'>): string {
  return text.held({ points: figure(points, 1) });
}

/** "Costs 47.0 points: A layer hides 92% of the text above the fold." */
export function ceilingWords(ceiling: Pick<Ceiling, 'points' | 'reason'>): string {
  return `${heldBy(ceiling)}: ${ceiling.reason}`;
}

/** “A layer covers the page” costs 47.0 points: A layer hides 92% of the text above the fold. Where no title is beside it. */
export function ceilingSentence({
  title,
  points,
  reason,
}: Pick<Ceiling, 'title' | 'points' | 'reason'>): string {
  return text.ceilingCost({ title, points: figure(points, 1), reason });
}

/** "Without this ceiling and with nothing else changed: 72"; null where no ceiling lowers the score. */
export function uncappedWords({
  overall,
  ceilings = [],
}: Pick<ConversionReport, 'overall' | 'ceilings'>): string | null {
  if (overall.uncapped == null || ceilings.length === 0) return null;
  return text.uncapped({ ceilings: ceilings.length, score: overall.uncapped });
}

/** Ceilings that take less are listed with the other losses: a page that works isn't introduced by a flaw of its look. */
const NOTABLE_POINTS = 3;
const NOTABLE_CAP = 85;

/** The ceilings to name before anything else about a page, the lowest first. */
export function notableCeilings({ ceilings = [] }: Pick<ConversionReport, 'ceilings'>): Ceiling[] {
  return ceilings.filter(({ points, cap }) => points >= NOTABLE_POINTS && cap <= NOTABLE_CAP);
}

/** The ceilings that are described one by one, and those that are only named together. */
export function ceilingParts({ ceilings = [] }: Pick<ConversionReport, 'ceilings'>): {
  main: Ceiling[];
  small: Ceiling[];
} {
  const notable = notableCeilings({ ceilings });
  const main = notable.length > 0 ? notable : ceilings.slice(0, 1);
  const small = ceilings.filter((ceiling) => !main.includes(ceiling));
  return small.length === 1 ? { main: [...main, ...small], small: [] } : { main, small };
}

/** "2 other ceilings: the layout is broken, pictures are broken."; null where there is none. */
export function smallCeilingsWords(small: readonly Ceiling[]): string | null {
  if (small.length === 0) return null;
  const titles = small.map(({ title }) => lowerFirst(title)).join(', ');
  return text.smallCeilings({ count: small.length, titles });
}

/** For the middle of a sentence. In German, where nouns have capitals, the words stay as they are. */
export function lowerFirst(words: string): string {
  return reportLanguage() === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** "Ceiling: a layer covers the page". */
export function ceilingLabel({ title }: Pick<Ceiling, 'title'>): string {
  return text.ceiling({ title: lowerFirst(title) });
}

const PAGES_OF_TYPE: Record<PageType, string> = labeled(({ pages }) => pages, {
  saas: 'software pages',
  'ecommerce-product': 'product pages',
  'ecommerce-category': 'category pages',
  service: 'service pages',
  app: 'app pages',
  course: 'course pages',
  nonprofit: 'nonprofit pages',
  hospitality: 'hospitality pages',
  portfolio: 'portfolio pages',
  event: 'event pages',
  signup: 'sign-up pages',
  checkout: 'checkout pages',
  pricing: 'pricing pages',
  article: 'articles',
  other: 'pages',
});

/** Points of the score that one count of a distribution spans. */
const STEP = 5;

/**
 * "Higher than 34% of 120 service pages measured in November 2026."; where the score is a range, so is its standing:
 * "Higher than 21% to 58% of …".
 */
export function standingWords(standing: Standing, { range }: Pick<Overall, 'range'>): string {
  const { pages, pageType, measured } = standing;
  const kind = pageType === null ? text.anyPages : PAGES_OF_TYPE[pageType];
  const { low, high } = standingSpan(standing, range);
  if (high === 0) return text.lowest({ pages, kind, month: monthWords(measured) });
  const share =
    low === high ? percentWords(low) : text.span({ low: percentWords(low), high: percentWords(high) });
  return text.standing({ share, pages, kind, month: monthWords(measured) });
}

/** The share of measured pages that score less, in percent: at the lowest and at the highest possible score. */
export function standingSpan(standing: Standing, range: Overall['range']): Range {
  const { higherThan, distribution } = standing;
  if (range == null) return { low: higherThan, high: higherThan };
  return {
    low: Math.min(higherThan, shareBelow(distribution, range.low)),
    high: Math.max(higherThan, shareBelow(distribution, range.high)),
  };
}

/** The share of measured pages that score less than this, in percent; within a step they count as spread evenly. */
export function shareBelow(distribution: readonly number[], score: number): number {
  const step = Math.min(distribution.length - 1, Math.floor(score / STEP));
  const below = total(distribution.slice(0, step));
  const beside = ((score - step * STEP) / STEP) * (distribution[step] ?? 0);
  return Math.min(100, Math.round((100 * (below + beside)) / Math.max(1, total(distribution))));
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** "November 2026" for `2026-11`. */
export function monthWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? month
    : date.toLocaleDateString(reportLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** One count of a distribution as a bar: its span on the scale of 0 to 100, and its height of 0 to 1. */
export interface DistributionBar {
  from: number;
  to: number;
  height: number;
}

export function distributionBars({ distribution }: Pick<Standing, 'distribution'>): DistributionBar[] {
  const most = Math.max(1, ...distribution);
  return distribution.map((count, index) => ({
    from: index * STEP,
    to: (index + 1) * STEP,
    height: count / most,
  }));
}

/** Which rubric a report of any kind was judged by. */
export function rubricWords({ rubricVersion }: Pick<ConversionReport, 'rubricVersion'>): string {
  return text.rubric({ rubric: rubricVersion });
}

/** Says that a report was judged before there were ceilings, and by which rubric; null for newer reports. */
export function oldRubricWords({
  ceilings,
  rubricVersion,
}: Pick<ConversionReport, 'ceilings' | 'rubricVersion'>): string | null {
  return ceilings === undefined ? text.oldRubric({ rubric: rubricVersion }) : null;
}

/** Why a version isn't compared with the one before, where one of them was captured in a browser; null elsewhere. */
export function notComparedWords(
  { notCompared, capturedWith }: Pick<ConversionReport, 'notCompared' | 'capturedWith'>,
  dateOf: (iso: string) => string = dayWords,
): string | null {
  if (notCompared === undefined) return null;
  const { nowCaptured, nowOpened } = text.notCompared;
  const say = capturedWith === undefined ? nowOpened : nowCaptured;
  return say({ date: dateOf(notCompared.capturedAt) });
}

function dayWords(iso: string): string {
  return new Date(iso).toLocaleDateString(reportLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}
