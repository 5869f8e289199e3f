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
  /** The page type and rubric it was judged by; absent in older reports. */
  pageType: z.enum(PAGE_TYPES).optional(),
  rubricVersion: z.string().optional(),
});

/**
 * What changed on a page since an earlier report. Locked recommendations have their type, title and verdict;
 * their sentences are null.
 */
export const reportChangesSchema = z.object({
  previous: standingSchema.extend({ secureId: z.uuid(), capturedAt: z.string() }),
  now: standingSchema,
  score: z.object({
    /** Points between the two scores; null if either is missing. */
    total: z.number().nullable(),
    /**
     * How much of it comes from the page, and how much from a new rubric or page type; null where they can't
     * be separated.
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
      recommendation: z.object({
        id: z.string(),
        type: recommendationTypeSchema,
        title: z.string(),
        /** Ids of the checks it answered; absent in older reports. */
        checks: z.array(z.string()).optional(),
      }),
      verdict: z.enum(VERDICTS),
      /** How much its checks and ceilings moved the score; null where unknown, absent in older reports. */
      points: z.number().nullable().optional(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** What got worse without having been advised on before. */
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

/** The same as readers get it: a link to a report doesn't lead to the earlier one. */
export const reportChangesViewSchema = reportChangesSchema
  .extend({ previous: reportChangesSchema.shape.previous.extend({ secureId: z.uuid().nullable() }) })
  .meta({ id: 'ReportChanges' });
export type ReportChangesView = z.infer<typeof reportChangesViewSchema>;

/** The body of `POST /api/reports/{id}/reanalyze`, if there is one. */
export const reanalyzeRequestSchema = z
  .object({
    pageType: z
      .enum(PAGE_TYPES)
      .optional()
      .describe(
        'The type to judge the page as. A page that its owner’s browser captured is judged as it was then.',
      ),
  })
  .nullish()
  .meta({ examples: [{ pageType: 'saas' }] });

/** The answer of `POST /api/reports/{id}/reanalyze`: the new report's secure id. */
export const reanalyzeResponseSchema = z.object({ secureId: z.uuid() });
