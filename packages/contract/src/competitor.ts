import { z } from 'zod';
import { categorySchema, conversionReportSchema } from './report.ts';

/** One page beside one to three others, captured and judged under the same conditions. */

const judged = conversionReportSchema
  .pick({ scores: true, categoryInsights: true })
  .extend({ overallScore: conversionReportSchema.shape.overall });

export const competitorReportSchema = z.object({
  kind: z.literal('competitor'),
  primary: judged.extend({ title: z.string(), url: z.string() }),
  competitors: z
    .array(z.object({ title: z.string(), url: z.string(), analysis: judged }))
    .min(1)
    .max(3),
  insights: z.object({
    summary: z.string(),
    recommendations: z.array(z.string()),
    /** The best competitor of each category; difference is the primary page's score minus theirs. */
    matrix: z.array(
      z.object({
        category: categorySchema,
        primary: z.number().nullable(),
        best: z.number().nullable(),
        bestTitle: z.string().nullable(),
        difference: z.number().nullable(),
      }),
    ),
  }),
  rubricVersion: z.string(),
});
export type CompetitorReport = z.infer<typeof competitorReportSchema>;
