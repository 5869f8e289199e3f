import { judgedPageType, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { text as changes } from '@liftmark/contract/report-changes.text';
import { inLanguageOf } from '@liftmark/contract/translated';
import { measureAlike } from '../score/explain-change.ts';
import type { Comparison, FollowUp } from './compare.ts';
import { text } from './compare-terminal.text.ts';
import type { TerminalOptions } from './terminal.ts';
import { ink, printable, wrap } from './terminal-text.ts';

const MARKS: Record<FollowUp['verdict'], string> = {
  fixed: '✓',
  'partly fixed': '◐',
  'not fixed': '·',
  regressed: '✗',
  'no longer applicable': '–',
  'not verified': '?',
};
const MAX_LINES = 6;

/** What changed since the earlier report, to print above the current one. */
export function renderComparison(comparison: Comparison, options: TerminalOptions): string {
  return inLanguageOf(comparison.after, () => rendered(comparison, options));
}

function rendered(comparison: Comparison, { color, width }: TerminalOptions): string {
  const paint = ink(color);
  const body = (words: string) => wrap(printable(words), width, '    ');
  const followUps = comparison.followUps.map(
    ({ recommendation, verdict, after }) =>
      `${MARKS[verdict]} ${changes.verdicts[verdict].padEnd(20)} ${printable(recommendation.title)}\n${paint.dim(body(after))}`,
  );
  const worse = comparison.worse.map(
    ({ before, after }) =>
      `✗ ${printable(after.title)}\n${body(text.beforeAndNow({ before: before.observed, now: after.observed }))}`,
  );
  return `${[
    paint.bold(text.since({ date: comparison.before.capturedAt.slice(0, 10) })),
    score(comparison),
    ...followUps,
    ...(worse.length > 0 ? [paint.bold(text.worse), ...worse] : []),
  ].join('\n')}\n`;
}

function score({ before, after, score }: Comparison): string {
  const parts = [text.score({ from: percentOf(before), to: percentOf(after) })];
  if (score.page !== null) parts.push(text.byPage({ points: signed(score.page) }));
  if (score.rubric !== null && score.rubric !== 0) {
    parts.push(text.byRubric({ points: signed(score.rubric) }));
  }
  if (score.page === null && before.rubricVersion !== after.rubricVersion) {
    parts.push(text.otherRubric);
  } else if (score.page === null && !measureAlike(before, after)) {
    parts.push(text.otherType({ before: typeOf(before), now: typeOf(after) }));
  }
  const ceilings = new Map(
    [before, after].flatMap((report) => (report.ceilings ?? []).map(({ id, title }) => [id, title] as const)),
  );
  const lines = score.lines
    .filter(({ kind }) => kind === 'check' || kind === 'ceiling')
    .slice(0, MAX_LINES)
    .map(({ kind, of, points }) => {
      const name = kind === 'ceiling' ? printable(ceilings.get(of) ?? of) : of;
      return `  ${signed(points).padStart(6)}  ${name}`;
    });
  return [parts.join(', '), ...lines].join('\n');
}

function percentOf({ overall: { percent } }: ConversionReport): string {
  return percent === null ? text.noScore : `${percent}`;
}

function typeOf({ pageType }: ConversionReport): string {
  return PAGE_TYPE_LABELS[judgedPageType(pageType)];
}

function signed(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return `${rounded > 0 ? '+' : ''}${rounded}`;
}
