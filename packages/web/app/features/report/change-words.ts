import { PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import type { ReportChanges, Verdict } from '@liftmark/contract/report-changes';
import { rangeWithoutLetter } from '@liftmark/contract/score-words';

export const VERDICT_WORDS: Record<Verdict, string> = {
  fixed: 'Fixed',
  'partly fixed': 'Partly fixed',
  'not fixed': 'Not fixed',
  regressed: 'Worse',
  'no longer applicable': 'No longer applies',
  'not verified': 'Couldn’t be checked',
};

const IN_ORDER: Verdict[] = [
  'fixed',
  'partly fixed',
  'not fixed',
  'regressed',
  'no longer applicable',
  'not verified',
];

/** The change of the score in a sentence. */
export function changeWords(changes: ReportChanges): string {
  const { previous, now, score } = changes;
  const { total, page } = score;
  if (total === null || previous.percent === null || now.percent === null) {
    return now.percent === null
      ? 'We couldn’t measure enough for a score this time.'
      : 'There’s no score to compare with: we couldn’t measure enough last time.';
  }
  if (isOtherRubric(changes)) return otherRubricWords(previous.percent, now.percent, page);
  if (total === 0) return `The score stayed at ${now.percent} out of 100.`;
  const points = pointsWords(total);
  const way = total > 0 ? 'rose' : 'fell';
  return `The score ${way} by ${points}, from ${previous.percent} to ${now.percent} out of 100.`;
}

/** Whether the two scores come from different rubrics, so that their difference doesn't come from the page. */
export function isOtherRubric({ previous, now }: Pick<ReportChanges, 'previous' | 'now'>): boolean {
  return (
    previous.rubricVersion !== undefined &&
    now.rubricVersion !== undefined &&
    previous.rubricVersion !== now.rubricVersion
  );
}

function otherRubricWords(before: number, now: number, page: number | null): string {
  if (page === null) {
    return `Under the new rubric, this page scores ${now} out of 100. You can’t compare that with its score of ${before} under the old rubric.`;
  }
  if (page === 0) return `Under the new rubric, the page scores ${now} out of 100, the same as before.`;
  return `Under the new rubric, the page ${page > 0 ? 'gained' : 'lost'} ${pointsWords(page)} and scores ${now} out of 100.`;
}

function pointsWords(points: number): string {
  return `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** The scores to compare: if the rubric changed, also the earlier page in today's rubric. */
export function scoresOverTime({ previous, now, score }: ReportChanges): {
  label: string;
  percent: number | null;
  range: ReportChanges['now']['range'];
}[] {
  const isOther = isOtherRubric({ previous, now });
  const again =
    isOther && score.page !== null && now.percent !== null
      ? [{ label: 'Before, new rubric', percent: now.percent - score.page, range: null }]
      : [];
  const rangeOf = ({ percent, grade, range }: ReportChanges['now']) =>
    rangeWithoutLetter({ percent, grade, range });
  return [
    { label: isOther ? 'Before, old rubric' : 'Before', percent: previous.percent, range: rangeOf(previous) },
    ...again,
    { label: 'Now', percent: now.percent, range: rangeOf(now) },
  ];
}

/** Which part of the change comes from the page, if it was also judged differently; otherwise null. */
export function partsWords({ previous, now, score }: ReportChanges): string | null {
  const { total, page, rubric } = score;
  if (total === null) return null;
  const isSameRubric = previous.rubricVersion === now.rubricVersion;
  const otherType = otherTypeWords(previous.pageType, now.pageType);
  if (rubric === null && page === null) {
    const reason = otherType ? `The page is now judged ${otherType}` : 'The rubric changed';
    return `${reason}, so we can’t determine how much of the change comes from the page.`;
  }
  if (page === null || rubric === null || (rubric === 0 && otherType === null)) return null;
  if (otherType && isSameRubric && !isPageChanged(score.lines)) {
    return `The page hasn’t changed. The score moved because it’s now judged ${otherType}, and because every run measures a little differently.`;
  }
  const judged = [
    ...(otherType ? [`judging it ${otherType}`] : []),
    ...(otherType && isSameRubric ? [] : ['the new rubric']),
  ].join(' and ');
  return `${signed(page)} from the page, ${signed(rubric)} from ${judged}.`;
}

/** Loading times differ from run to run even on an unchanged page. */
const TIMINGS = new Set(['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']);

function isPageChanged(lines: ReportChanges['score']['lines']): boolean {
  return lines.some(({ kind, of }) => kind === 'ceiling' || (kind === 'check' && !TIMINGS.has(of)));
}

function otherTypeWords(before: PageType | undefined, now: PageType | undefined): string | null {
  if (before === undefined || now === undefined || before === now) return null;
  return `as “${PAGE_TYPE_LABELS[now]}” instead of “${PAGE_TYPE_LABELS[before]}”`;
}

/** How many pieces of advice had which result: "2 fixed, 1 not fixed". */
export function tallyOf(followUps: ReportChanges['followUps']): string {
  return IN_ORDER.flatMap((verdict) => {
    const count = followUps.filter((each) => each.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${VERDICT_WORDS[verdict].toLowerCase()}`];
  }).join(', ');
}

/** The same advice, with what was done first and what no longer applies last. */
export function doneFirst(followUps: ReportChanges['followUps']): ReportChanges['followUps'] {
  const rankOf = ({ verdict }: ReportChanges['followUps'][number]): number =>
    ['fixed', 'partly fixed'].includes(verdict)
      ? IN_ORDER.indexOf(verdict)
      : IN_ORDER.length + Number(verdict === 'no longer applicable');
  return followUps.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const MOVES: Verdict[] = ['fixed', 'partly fixed', 'regressed'];

/** How much the result of a piece of advice moved the score; null if it didn't, or if that is unknown. */
export function gainWords({ verdict, points }: ReportChanges['followUps'][number]): string | null {
  const isTold = MOVES.includes(verdict) && Math.abs(points ?? 0) >= 0.05;
  return isTold ? signed(points ?? 0) : null;
}

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** A change with its sign: "+2.5 points". */
export function signed(points: number): string {
  return `${ONE_DECIMAL.format(points).replace('-', '−')} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}
