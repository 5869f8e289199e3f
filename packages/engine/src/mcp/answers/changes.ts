import { type ReportChanges, VERDICTS } from '@liftmark/contract/report-changes';
import { z } from 'zod';
import { pageWords } from '../page-text.ts';
import { pageOf, pagingShape } from '../paging.ts';
import { text } from '../text.ts';

const { print } = text;

const MOST = { lines: 8, worse: 4, followUps: 12 };

const standingSchema = z.object({ score: z.int().nullable(), grade: z.string().nullable() });
const beforeAfter = { before: z.string().nullable(), after: z.string().nullable() };

export const changesShape = {
  reportId: z.uuid(),
  /** Null if this is the first report on the page. */
  previous: standingSchema.extend({ reportId: z.uuid(), analyzedAt: z.string() }).nullable(),
  now: standingSchema.nullable(),
  /** Points of the score; null where they can't be separated. */
  points: z.object({
    total: z.number().nullable(),
    page: z.number().nullable(),
    rubric: z.number().nullable(),
  }),
  lines: z.array(z.object({ title: z.string(), points: z.number() })),
  followUps: z.array(
    z.object({ id: z.string(), title: z.string(), verdict: z.enum(VERDICTS), ...beforeAfter }),
  ),
  worse: z.array(z.object({ check: z.string(), title: z.string(), ...beforeAfter })),
  ...pagingShape,
};
type Changes = z.infer<z.ZodObject<typeof changesShape>>;

export function changesOf(reportId: string, changes: ReportChanges | null, cursor: number): Changes {
  const { items, total, nextCursor } = pageOf(
    changes?.followUps ?? [],
    ({ recommendation, verdict, before, after }) => ({
      id: recommendation.id,
      title: pageWords(recommendation.title),
      verdict,
      ...told(before, after),
    }),
    { cursor, most: MOST.followUps },
  );
  return {
    reportId,
    previous: changes && {
      reportId: changes.previous.secureId,
      analyzedAt: changes.previous.capturedAt,
      score: changes.previous.percent,
      grade: changes.previous.grade,
    },
    now: changes && { score: changes.now.percent, grade: changes.now.grade },
    points: {
      total: changes?.score.total ?? null,
      page: changes?.score.page ?? null,
      rubric: changes?.score.rubric ?? null,
    },
    lines: (changes?.score.lines ?? []).slice(0, MOST.lines).map(({ title, points }) => ({
      title: pageWords(title),
      points: rounded(points),
    })),
    followUps: items,
    worse: (changes?.worse ?? []).slice(0, MOST.worse).map(({ check, title, before, after }) => ({
      check,
      title: pageWords(title),
      ...told(before, after),
    })),
    total,
    nextCursor,
  };
}

function told(before: string | null, after: string | null) {
  return {
    before: before === null ? null : pageWords(before),
    after: after === null ? null : pageWords(after),
  };
}

export function printedChanges(changes: Changes): string {
  const { previous, now, points } = changes;
  if (previous === null || now === null) return print.noPrevious;
  const lines = [
    print.moved({ before: words(previous), now: words(now), date: previous.analyzedAt }),
    points.page !== null && print.byPage({ points: signed(points.page) }),
    points.rubric !== null && points.rubric !== 0 && print.byRubric({ points: signed(points.rubric) }),
    ...changes.lines.map(({ title, points }) => print.line({ title, points: signed(points) })),
    '',
    print.followUps,
    ...changes.followUps.flatMap(({ id, title, verdict, after }) => [
      print.followUp({ id, title, verdict }),
      ...(after === null || verdict === 'fixed' ? [] : [`  ${after}`]),
    ]),
    ...(changes.worse.length === 0 ? [] : ['', print.worse]),
    ...changes.worse.map(({ check, title, after }) => `- ${title} (${check}). ${after ?? ''}`),
    changes.nextCursor !== null && print.next({ cursor: changes.nextCursor }),
    '',
    text.notice,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

function words({ score, grade }: { score: number | null; grade: string | null }): string {
  return score === null ? print.noScore : `${score}${grade === null ? '' : ` (${grade})`}`;
}

function signed(points: number): string {
  const value = rounded(points);
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}
