import { z } from 'zod';
import { lockSchema, pageHintsSchema } from './analysis.ts';
import { analystSchema } from './analyst.ts';
import { urlSchema } from './page-url.ts';
import { reportLanguageSchema } from './report-language.ts';
import { partRewritesSchema } from './rewrites.ts';
import { suggestionsSchema } from './suggestions.ts';
import { levelSchema } from './swot.ts';

/** Better words for one page: the current text, what to write instead, and why. */

export const copyReportSchema = z.object({
  kind: z.literal('copy'),
  url: z.string(),
  pageTitle: z.string(),
  copyAnalysis: z.object({
    headline: z.object({
      current: z.string().nullable(),
      issues: z.array(z.string()),
      /** Facts that the page doesn't state are placeholders in brackets. */
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
  /** The page's own strongest words, shaped for the places that matter most; absent in older reports. */
  rewrites: z.array(partRewritesSchema).optional(),
  suggestions: suggestionsSchema,
  writtenIn: reportLanguageSchema.optional(),
  rubricVersion: z.string(),
  analyst: analystSchema.optional(),
});
export type CopyReport = z.infer<typeof copyReportSchema>;

/** `POST /api/analyze/copy-optimization`. Pro. */
export const analyzeCopyRequestSchema = pageHintsSchema
  .omit({ message: true })
  .extend({
    url: urlSchema('Please enter a valid URL', 'Please enter a valid URL'),
  })
  .meta({ examples: [{ url: 'https://shop.test/' }] });
export type AnalyzeCopyRequest = z.infer<typeof analyzeCopyRequestSchema>;

/** As a viewer may see it: when locked, two fixes are complete and every other suggestion is empty. */
export const copyResultsSchema = copyReportSchema.extend(lockSchema.shape).meta({ id: 'CopyReport' });
export type CopyResults = z.infer<typeof copyResultsSchema>;

/** The answer of `POST /api/analyze/copy-optimization`. `reportId` is the report's secure id. */
export const analyzeCopyResponseSchema = copyResultsSchema.extend({ reportId: z.uuid() });
export type AnalyzeCopyResponse = z.infer<typeof analyzeCopyResponseSchema>;
