import { z } from 'zod';
import { levelSchema } from './swot.ts';

/** Better words for one page: what stands there, what may stand there instead, and why. */

export const copyReportSchema = z.object({
  kind: z.literal('copy'),
  url: z.string(),
  pageTitle: z.string(),
  copyAnalysis: z.object({
    headline: z.object({
      current: z.string().nullable(),
      issues: z.array(z.string()),
      /** What the page does not say is a placeholder in brackets. */
      rewriteExample: z.string(),
      suggestions: z.array(z.string()),
    }),
    callToActions: z.array(
      z.object({
        location: z.string(),
        current: z.string(),
        rewriteExample: z.string().nullable(),
        priority: levelSchema,
        issues: z.array(z.string()),
      }),
    ),
  }),
  priorityFixes: z.array(
    z.object({
      element: z.string(),
      impact: levelSchema,
      current: z.string().nullable(),
      suggested: z.string(),
      reasoning: z.string(),
    }),
  ),
  overallRecommendations: z.array(z.string()),
  rubricVersion: z.string(),
});
export type CopyReport = z.infer<typeof copyReportSchema>;
