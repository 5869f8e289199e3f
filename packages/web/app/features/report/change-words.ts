import { PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import type { ReportChanges, Verdict } from '@liftmark/contract/report-changes';

export const VERDICT_WORDS: Record<Verdict, string> = {
  fixed: 'Fixed',
  'partly fixed': 'Partly fixed',
  'not fixed': 'Not fixed',
  regressed: 'Worse',
  'no longer applicable': 'No longer applies',
  'not verified': 'Could not be checked',
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
export function changeWords({ previous, now, score: { total } }: ReportChanges): string {
  if (total === null || previous.percent === null || now.percent === null) {
    return now.percent === null
      ? 'This time too little could be measured for a score.'
      : 'There is no score to compare with: too little could be measured before.';
  }
  if (total === 0) return `The score stayed at ${now.percent} of 100.`;
  const points = `${Math.abs(total)} ${Math.abs(total) === 1 ? 'point' : 'points'}`;
  const way = total > 0 ? 'rose' : 'fell';
  return `The score ${way} by ${points}, from ${previous.percent} to ${now.percent} of 100.`;
}

/** Which part of the change comes from the page, where it was judged otherwise as well; null where it was not. */
export function partsWords({ previous, now, score }: ReportChanges): string | null {
  const { total, page, rubric } = score;
  if (total === null) return null;
  const isSameRubric = previous.rubricVersion === now.rubricVersion;
  const otherType = otherTypeWords(previous.pageType, now.pageType);
  if (rubric === null && page === null) {
    const reason = otherType ? `It is judged ${otherType}` : 'The rubric is another than before';
    return `${reason}, so the part that comes from the page can not be told apart.`;
  }
  if (page === null || rubric === null || (rubric === 0 && otherType === null)) return null;
  if (otherType && isSameRubric && !isPageChanged(score.lines)) {
    return `The page is as it was: the score moved by judging it ${otherType}, and by what every run measures a little differently.`;
  }
  const judged = [
    ...(otherType ? [`judging it ${otherType}`] : []),
    ...(otherType && isSameRubric ? [] : ['a newer rubric, which judges every page anew']),
  ].join(' and by ');
  return `${signed(page)} by the page, ${signed(rubric)} by ${judged}.`;
}

/** What loading takes differs from run to run on a page that nobody touched. */
const TIMINGS = new Set(['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']);

function isPageChanged(lines: ReportChanges['score']['lines']): boolean {
  return lines.some(({ kind, of }) => kind === 'check' && !TIMINGS.has(of));
}

function otherTypeWords(before: PageType | undefined, now: PageType | undefined): string | null {
  if (before === undefined || now === undefined || before === now) return null;
  return `as “${PAGE_TYPE_LABELS[now]}” instead of “${PAGE_TYPE_LABELS[before]}”`;
}

/** How many pieces of advice came to which end: "2 fixed, 1 not fixed". */
export function tallyOf(followUps: ReportChanges['followUps']): string {
  return IN_ORDER.flatMap((verdict) => {
    const count = followUps.filter((each) => each.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${VERDICT_WORDS[verdict].toLowerCase()}`];
  }).join(', ');
}

/** The same advice, what was done about it first, what no longer applies last. */
export function doneFirst(followUps: ReportChanges['followUps']): ReportChanges['followUps'] {
  const rankOf = ({ verdict }: ReportChanges['followUps'][number]): number =>
    ['fixed', 'partly fixed'].includes(verdict)
      ? IN_ORDER.indexOf(verdict)
      : IN_ORDER.length + Number(verdict === 'no longer applicable');
  return followUps.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const MOVES: Verdict[] = ['fixed', 'partly fixed', 'regressed'];

/** What the end of a piece of advice moved the score by; null where that is nothing, or not known. */
export function gainWords({ verdict, points }: ReportChanges['followUps'][number]): string | null {
  const isTold = MOVES.includes(verdict) && Math.abs(points ?? 0) >= 0.05;
  return isTold ? signed(points ?? 0) : null;
}

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** A change with its sign: "+2.5 points". */
export function signed(points: number): string {
  return `${ONE_DECIMAL.format(points).replace('-', '−')} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}
