import { judgedPageType, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import { measureAlike } from '../score/explain-change.ts';
import type { Comparison, FollowUp } from './compare.ts';
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

/** What changed since the earlier report, to stand above the present one. */
export function renderComparison(comparison: Comparison, { color, width }: TerminalOptions): string {
  const paint = ink(color);
  const body = (text: string) => wrap(printable(text), width, '    ');
  const followUps = comparison.followUps.map(
    ({ recommendation, verdict, after }) =>
      `${MARKS[verdict]} ${verdict.padEnd(20)} ${printable(recommendation.title)}\n${paint.dim(body(after))}`,
  );
  const worse = comparison.worse.map(
    ({ before, after }) =>
      `✗ ${printable(after.title)}\n${body(`Before: ${before.observed} Now: ${after.observed}`)}`,
  );
  return `${[
    paint.bold(`Since ${comparison.before.capturedAt.slice(0, 10)}`),
    score(comparison),
    ...followUps,
    ...(worse.length > 0 ? [paint.bold('What got worse'), ...worse] : []),
  ].join('\n')}\n`;
}

function score({ before, after, score }: Comparison): string {
  const from = before.overall.percent ?? 'no score';
  const to = after.overall.percent ?? 'no score';
  const parts = [`Liftmark Score ${from} → ${to}`];
  if (score.page !== null) parts.push(`${signed(score.page)} by the page`);
  if (score.rubric !== null && score.rubric !== 0) parts.push(`${signed(score.rubric)} by the rubric`);
  if (score.page === null && before.rubricVersion !== after.rubricVersion) {
    parts.push('the rubric changed in between, so the two numbers do not measure alike');
  } else if (score.page === null && !measureAlike(before, after)) {
    const [then, now] = [before, after].map(({ pageType }) => PAGE_TYPE_LABELS[judgedPageType(pageType)]);
    parts.push(`judged as “${now}” instead of “${then}”, so the two numbers do not measure alike`);
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

function signed(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return `${rounded > 0 ? '+' : ''}${rounded}`;
}
