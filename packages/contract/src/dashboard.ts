import { z } from 'zod';
import { categoryScoresSchema, placeSchema, recommendationTypeSchema } from './report.ts';
import { INPUT_TYPES } from './report-view.ts';

export const OPTIMIZATION_STATUSES = ['action_required', 'optimized', 'archived'] as const;
export const optimizationStatusSchema = z.enum(OPTIMIZATION_STATUSES);
export type OptimizationStatus = z.infer<typeof optimizationStatusSchema>;

/** One report of `GET /api/reports`, for its owner. Dates are ISO 8601. */
export const reportListItemSchema = z
  .object({
    id: z.int(),
    secureId: z.uuid(),
    url: z.string().nullable(),
    title: z.string(),
    inputType: z.enum(INPUT_TYPES),
    overallScore: z.string(),
    scores: categoryScoresSchema,
    recommendations: z.array(
      z.object({
        id: z.string(),
        type: recommendationTypeSchema,
        title: z.string(),
        place: placeSchema.optional(),
        suggestedBy: z.string().optional(),
      }),
    ),
    createdAt: z.string(),
    preOptimizationCvr: z.number().nullable(),
    postOptimizationCvr: z.number().nullable(),
    isOptimized: z.boolean(),
    optimizedAt: z.string().nullable(),
    cvrTrackedAt: z.string().nullable(),
    optimizationStatus: optimizationStatusSchema,
    /** What the owner has ticked off. */
    ticks: z.array(z.string()),
  })
  .meta({ id: 'ReportListItem' });
export type ReportListItem = z.infer<typeof reportListItemSchema>;

/** Most reports of an answer. */
export const REPORTS_PER_ANSWER = 500;
const LARGEST_NUMBER = 2_147_483_647;

/** The query of `GET /api/reports`. */
export const reportListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(REPORTS_PER_ANSWER).default(REPORTS_PER_ANSWER),
  /** `id` of the last report of the previous answer, to continue after it. */
  before: z.coerce.number().int().min(1).max(LARGEST_NUMBER).optional(),
});
export type ReportListQuery = z.output<typeof reportListQuerySchema>;

/** Newest first. */
export const reportListSchema = z.array(reportListItemSchema);
