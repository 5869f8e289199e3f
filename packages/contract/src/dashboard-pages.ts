import { z } from 'zod';
import { optimizationStatusSchema } from './dashboard.ts';
import { isRateOf, LIFT_VERDICTS, rateOf, rateWords } from './lift.ts';
import { pageScopeSchema } from './page-scope.ts';
import { QUESTIONS } from './questions.ts';
import { placeSchema, recommendationTypeSchema } from './report.ts';
import { reportLanguageSchema } from './report-language.ts';
import { INPUT_TYPES } from './report-view.ts';
import { triedScoreSchema } from './trials.ts';

export const PAGE_FILTERS = ['all', 'action_required', 'optimized', 'archived', 'completed'] as const;
export type PageFilter = (typeof PAGE_FILTERS)[number];

/** Newest first; lowest score first; highest lift first; what needs action first. */
export const PAGE_SORTS = ['date', 'score', 'lift', 'status'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

export const SCHEDULES = ['week', 'month'] as const;
export type Schedule = (typeof SCHEDULES)[number];

export const PAGES_PER_ANSWER = 50;

/** The query of `GET /api/dashboard/pages`. */
export const pagesQuerySchema = pageScopeSchema.extend({
  status: z.enum(PAGE_FILTERS).default('all'),
  sort: z.enum(PAGE_SORTS).default('date'),
  /** Part of a title or an address. */
  search: z.string().trim().max(200).default(''),
  /** `nextCursor` of the previous answer. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGES_PER_ANSWER).default(PAGES_PER_ANSWER),
});
export type PagesQuery = z.input<typeof pagesQuerySchema>;

const namedSchema = z.object({ id: z.string(), title: z.string() });

/** A report as listed. */
const listedReportSchema = z.object({
  id: z.int(),
  secureId: z.uuid(),
  title: z.string(),
  url: z.string().nullable(),
  inputType: z.enum(INPUT_TYPES),
  /** Addresses of the pages in a comparison. */
  competitors: z.array(z.string()),
  createdAt: z.string(),
  schedule: z.enum(SCHEDULES).nullable(),
  /** What the page came from that we can’t open at its address: its owner’s browser, or a file. */
  capturedWith: z.enum(['extension', 'upload']).nullable(),
});
export type ListedReport = z.infer<typeof listedReportSchema>;

/**
 * A page that someone analyzed, as shown by its newest conversion report, or without one by the newest report
 * of another kind. Dates are ISO 8601, rates in percent.
 */
export const dashboardPageSchema = listedReportSchema.extend({
  /** Grade letter, `67% (52–83%)` where too much is unmeasured for one, or `N/A`. */
  overallScore: z.string(),
  scorePercent: z.int().nullable(),
  /** When the page last changed here: a run, a tick, a rate. */
  updatedAt: z.string(),
  recommendations: z.array(
    namedSchema.extend({
      type: recommendationTypeSchema,
      place: placeSchema.optional(),
      question: z.enum(QUESTIONS).optional(),
      scoreOnceFixed: z.int().optional(),
      /** What was measured with it on the page, instead of what it is estimated to gain. */
      tried: triedScoreSchema.optional(),
      suggestedBy: z.string().optional(),
      /** What to do, in the language of the report; absent where the advice is locked. */
      steps: z.array(z.string()).optional(),
    }),
  ),
  /** The language of the report, so of its titles and steps. */
  writtenIn: reportLanguageSchema,
  /** The client that the page belongs to: its own, else that of its site. */
  clientId: z.uuid().nullable(),
  siteClientId: z.uuid().nullable(),
  /** Ids of ticked tasks. */
  ticks: z.array(z.string()),
  /** The status as shown: a report without recommendations counts as archived. */
  status: optimizationStatusSchema,
  isOptimized: z.boolean(),
  optimizedAt: z.string().nullable(),
  cvrTrackedAt: z.string().nullable(),
  preOptimizationCvr: z.number().nullable(),
  postOptimizationCvr: z.number().nullable(),
  preVisitors: z.int().nullable(),
  preConversions: z.int().nullable(),
  postVisitors: z.int().nullable(),
  postConversions: z.int().nullable(),
  /** What the latest run found of the earlier advice; null if it was the first run. */
  sinceLastRun: z
    .object({ previousAt: z.string(), verified: z.array(namedSchema), regressed: z.array(namedSchema) })
    .nullable(),
  /** All runs, the oldest first; at most the last twelve. */
  history: z.array(
    z.object({
      secureId: z.uuid(),
      createdAt: z.string(),
      scorePercent: z.int().nullable(),
      /** Scores of two rubrics can't be compared. */
      rubricVersion: z.string().nullable(),
    }),
  ),
  /** The newest report of each other kind, or comparison, on the same address; the newest first. */
  otherReports: z.array(listedReportSchema),
});
export type DashboardPage = z.infer<typeof dashboardPageSchema>;

export const dashboardPagesSchema = z.object({
  pages: z.array(dashboardPageSchema),
  /** Pages that match, over all answers. */
  total: z.int(),
  nextCursor: z.string().nullable(),
});
export type DashboardPages = z.infer<typeof dashboardPagesSchema>;

/** `GET /api/dashboard/stats`: figures over the pages, each address once. */
export const dashboardStatsSchema = z.object({
  pagesAnalyzed: z.int(),
  /** Every run of every page. */
  analyses: z.int(),
  needAction: z.int(),
  fullyOptimized: z.int(),
  archived: z.int(),
  /** How many of these were archived automatically because their report has nothing to change. */
  nothingToChange: z.int(),
  /** Mean relative change of the rate in percent, over `liftPages` pages; null without any. */
  averageLift: z.number().nullable(),
  liftPages: z.int(),
  /** How many of these have counts that leave no doubt about the direction. */
  clearLiftPages: z.int(),
  /** Pages where the latest run found something worse. */
  regressedPages: z.int(),
  /** Recommendations of pages that need action, by the kind of issue each becomes. */
  openIssues: z.object({ cta: z.int(), headline: z.int(), urgency: z.int() }),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/** `GET /api/dashboard/cvr-stats`. */
export const cvrStatsSchema = z.object({
  /** In percent; 0 if there are no pages to average. */
  averageLift: z.number(),
  /** Pages that `averageLift` is based on. */
  pagesWithLift: z.int(),
  /** How many of these have counts that leave no doubt about the direction. */
  pagesWithClearLift: z.int(),
  pagesWithCvr: z.int(),
  totalOptimizedPages: z.int(),
  pagesNeedingCvrUpdate: z.int(),
  bestPerformingPage: z
    .object({
      lift: z.number(),
      url: z.string(),
      /** Null where rates alone are known. */
      verdict: z.enum(LIFT_VERDICTS).nullable(),
    })
    .nullable(),
  lastCvrUpdate: z.string().nullable(),
});
export type CvrStats = z.infer<typeof cvrStatsSchema>;

/** `PUT /api/reports/{id}/status`. */
export const statusRequestSchema = z.object({ status: optimizationStatusSchema });

const rateSchema = z.number().min(0).max(100).nullable().optional();
const countSchema = z.int().min(0).max(2_000_000_000).nullable().optional();

/**
 * `PATCH /api/reports/{id}/cvr`. Omitted fields stay as they are; null removes a value. The counts of a
 * period give its rate; a rate sent along with them has to match.
 */
export const cvrRequestSchema = z
  .object({
    preOptimizationCvr: rateSchema,
    postOptimizationCvr: rateSchema,
    isOptimized: z.boolean().optional(),
    preVisitors: countSchema,
    preConversions: countSchema,
    postVisitors: countSchema,
    postConversions: countSchema,
  })
  .superRefine((given, context) => {
    for (const period of ['pre', 'post'] as const) {
      const visitors = given[`${period}Visitors`] ?? null;
      const conversions = given[`${period}Conversions`] ?? null;
      if ((visitors === null) !== (conversions === null)) {
        context.addIssue({
          code: 'custom',
          path: [`${period}${visitors === null ? 'Visitors' : 'Conversions'}`],
          message: 'Enter both visitors and conversions',
        });
      } else if (visitors === 0) {
        context.addIssue({
          code: 'custom',
          path: [`${period}Visitors`],
          message: 'Enter at least 1 visitor',
        });
      } else if (visitors !== null && conversions !== null && conversions > visitors) {
        context.addIssue({
          code: 'custom',
          path: [`${period}Conversions`],
          message: 'Conversions can’t be higher than visitors',
        });
      } else if (visitors !== null && conversions !== null) {
        const counts = { visitors, conversions };
        const rate = given[`${period}OptimizationCvr`] ?? null;
        if (rate !== null && !isRateOf(rate, counts)) {
          context.addIssue({
            code: 'custom',
            path: [`${period}OptimizationCvr`],
            message: `These visitors and conversions work out to ${rateWords(rateOf(counts) ?? 0)}, not ${rateWords(rate)}`,
          });
        }
      }
    }
  });
export type CvrRequest = z.infer<typeof cvrRequestSchema>;

/** The tracking of a page after a change. */
export const trackingSchema = dashboardPageSchema.pick({
  id: true,
  secureId: true,
  status: true,
  isOptimized: true,
  optimizedAt: true,
  cvrTrackedAt: true,
  preOptimizationCvr: true,
  postOptimizationCvr: true,
  preVisitors: true,
  preConversions: true,
  postVisitors: true,
  postConversions: true,
});
export type Tracking = z.infer<typeof trackingSchema>;

/** `GET /api/reminders/cvr`: pages marked as optimized a week ago or longer, without a rate since then. */
export const cvrRemindersSchema = z.array(
  z.object({
    id: z.int(),
    secureId: z.uuid(),
    title: z.string(),
    optimizedAt: z.string(),
    preOptimizationCvr: z.number().nullable(),
    preVisitors: z.int().nullable(),
    preConversions: z.int().nullable(),
  }),
);
export type CvrReminders = z.infer<typeof cvrRemindersSchema>;

/**
 * `PUT /api/reports/{id}/schedule`, Pro: how often the page is analyzed again automatically; null for never.
 */
export const scheduleRequestSchema = z
  .object({ every: z.enum(SCHEDULES).nullable() })
  .meta({ examples: [{ every: 'week' }] });
export const scheduleResponseSchema = z.object({
  every: z.enum(SCHEDULES).nullable(),
  nextAt: z.string().nullable(),
});
