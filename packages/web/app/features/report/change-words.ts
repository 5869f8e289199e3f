import { reportLocale } from '@liftmark/contract/figures';
import { PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import type { ReportChangesView, Verdict } from '@liftmark/contract/report-changes';
import { rangeWithoutLetter } from '@liftmark/contract/score-words';
import { text } from './text.ts';

const { changes: words } = text;

const IN_ORDER: Verdict[] = [
  'fixed',
  'partly fixed',
  'not fixed',
  'regressed',
  'no longer applicable',
  'not verified',
];

/** The change of the score in a sentence. */
export function changeWords(changes: ReportChangesView): string {
  const { previous, now, score } = changes;
  const { total, page } = score;
  if (total === null || previous.percent === null || now.percent === null) {
    return now.percent === null ? words.noScoreNow : words.noScoreBefore;
  }
  if (isOtherRubric(changes)) return otherRubricWords(previous.percent, now.percent, page);
  if (total === 0) return words.stayed({ now: now.percent });
  const moved = { by: total, before: previous.percent, now: now.percent };
  return total > 0 ? words.rose(moved) : words.fell(moved);
}

/** Whether the two scores come from different rubrics, so that their difference doesn't come from the page. */
export function isOtherRubric({ previous, now }: Pick<ReportChangesView, 'previous' | 'now'>): boolean {
  return (
    previous.rubricVersion !== undefined &&
    now.rubricVersion !== undefined &&
    previous.rubricVersion !== now.rubricVersion
  );
}

function otherRubricWords(before: number, now: number, page: number | null): string {
  const { incomparable, same, gained, lost } = words.newRubric;
  if (page === null) return incomparable({ before, now });
  if (page === 0) return same({ now });
  return page > 0 ? gained({ by: page, now }) : lost({ by: page, now });
}

/** The scores to compare: if the rubric changed, also the earlier page in today's rubric. */
export function scoresOverTime({ previous, now, score }: ReportChangesView): {
  label: string;
  percent: number | null;
  range: ReportChangesView['now']['range'];
}[] {
  const isOther = isOtherRubric({ previous, now });
  const again =
    isOther && score.page !== null && now.percent !== null
      ? [{ label: words.scores.beforeNew, percent: now.percent - score.page, range: null }]
      : [];
  const rangeOf = ({ percent, grade, range }: ReportChangesView['now']) =>
    rangeWithoutLetter({ percent, grade, range });
  return [
    {
      label: isOther ? words.scores.beforeOld : words.scores.before,
      percent: previous.percent,
      range: rangeOf(previous),
    },
    ...again,
    { label: words.scores.now, percent: now.percent, range: rangeOf(now) },
  ];
}

/** Which part of the change comes from the page, if it was also judged differently; otherwise null. */
export function partsWords({ previous, now, score }: ReportChangesView): string | null {
  const { total, page, rubric } = score;
  if (total === null) return null;
  const isSameRubric = previous.rubricVersion === now.rubricVersion;
  const otherType = otherTypeOf(previous.pageType, now.pageType);
  if (rubric === null && page === null) {
    return otherType ? words.unknownType(otherType) : words.unknownRubric;
  }
  if (page === null || rubric === null || (rubric === 0 && otherType === null)) return null;
  if (otherType && isSameRubric && !isPageChanged(score.lines)) {
    return words.onlyType(otherType);
  }
  const split = { page: signed(page), other: signed(rubric) };
  if (otherType === null) return words.split.rubric(split);
  return words.split[isSameRubric ? 'type' : 'both']({ ...split, ...otherType });
}

/** Loading times differ from run to run even on an unchanged page. */
const TIMINGS = new Set(['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']);

function isPageChanged(lines: ReportChangesView['score']['lines']): boolean {
  return lines.some(({ kind, of }) => kind === 'ceiling' || (kind === 'check' && !TIMINGS.has(of)));
}

function otherTypeOf(
  before: PageType | undefined,
  now: PageType | undefined,
): { before: string; now: string } | null {
  if (before === undefined || now === undefined || before === now) return null;
  return { before: PAGE_TYPE_LABELS[before], now: PAGE_TYPE_LABELS[now] };
}

/** How many pieces of advice had which result: "2 fixed, 1 not fixed". */
export function tallyOf(followUps: ReportChangesView['followUps']): string {
  return IN_ORDER.flatMap((verdict) => {
    const count = followUps.filter((each) => each.verdict === verdict).length;
    return count === 0 ? [] : [words.tally({ count, verdict: words.verdicts[verdict] })];
  }).join(', ');
}

/** The same advice, with what was done first and what no longer applies last. */
export function doneFirst(followUps: ReportChangesView['followUps']): ReportChangesView['followUps'] {
  const rankOf = ({ verdict }: ReportChangesView['followUps'][number]): number =>
    ['fixed', 'partly fixed'].includes(verdict)
      ? IN_ORDER.indexOf(verdict)
      : IN_ORDER.length + Number(verdict === 'no longer applicable');
  return followUps.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const MOVES: Verdict[] = ['fixed', 'partly fixed', 'regressed'];

/** How much the result of a piece of advice moved the score; null if it didn't, or if that is unknown. */
export function gainWords({ verdict, points }: ReportChangesView['followUps'][number]): string | null {
  const isTold = MOVES.includes(verdict) && Math.abs(points ?? 0) >= 0.05;
  return isTold ? signed(points ?? 0) : null;
}

/** A change with its sign: "+2.5 points". */
export function signed(points: number): string {
  const shown = points.toLocaleString(reportLocale(), {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return words.points({ shown: shown.replace('-', '−'), count: points });
}
