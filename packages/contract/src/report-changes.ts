import { z } from 'zod';
import { PAGE_TYPES } from './page-types.ts';
import {
  categorySchema,
  conversionReportSchema,
  gradeSchema,
  recommendationTypeSchema,
  scoreLineSchema,
} from './report.ts';

export const VERDICTS = [
  'fixed',
  'partly fixed',
  'not fixed',
  'regressed',
  'no longer applicable',
  'not verified',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const standingSchema = z.object({
  percent: z.int().nullable(),
  grade: gradeSchema.nullable(),
  range: conversionReportSchema.shape.overall.shape.range,
  /** By what it was judged; absent in what was kept before this was told. */
  pageType: z.enum(PAGE_TYPES).optional(),
  rubricVersion: z.string().optional(),
});

/**
 * What became of a page since an earlier report of it. What is locked for the viewer has its type, title and verdict;
 * its sentences are null.
 */
export const reportChangesSchema = z.object({
  previous: standingSchema.extend({ secureId: z.uuid(), capturedAt: z.string() }),
  now: standingSchema,
  score: z.object({
    /** Points between the two scores; null where one of them has none. */
    total: z.number().nullable(),
    /**
     * The part that comes from the page, and the part that comes from another rubric or page type; null where they
     * can't be told apart.
     */
    page: z.number().nullable(),
    rubric: z.number().nullable(),
    /** What makes up the page's part, the largest first. */
    lines: z.array(
      scoreLineSchema.extend({
        title: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
  /** The recommendations of the earlier report, in its order. */
  followUps: z.array(
    z.object({
      recommendation: z.object({ id: z.string(), type: recommendationTypeSchema, title: z.string() }),
      verdict: z.enum(VERDICTS),
      /** What its checks moved the score by; null where that is not known, absent in what was kept before it was told. */
      points: z.number().nullable().optional(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** What got worse without having been advised on. */
  worse: z.array(
    z.object({
      check: z.string(),
      category: categorySchema,
      title: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type ReportChanges = z.infer<typeof reportChangesSchema>;

/** The answer of `POST /api/reports/{id}/reanalyze`, which has no body: the new report's secure id. */
export const reanalyzeResponseSchema = z.object({ secureId: z.uuid() });
