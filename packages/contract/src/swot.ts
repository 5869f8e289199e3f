import { z } from 'zod';
import { lockSchema, pageHintsSchema } from './analysis.ts';
import { analystSchema } from './analyst.ts';
import { urlSchema } from './page-url.ts';
import { reportLanguageSchema } from './report-language.ts';
import { partRewritesSchema } from './rewrites.ts';
import { suggestionsSchema } from './suggestions.ts';

/** Strengths, weaknesses, opportunities and threats of one page, each based on findings of its report. */

export const levelSchema = z.enum(['high', 'medium', 'low']);
export type Level = z.infer<typeof levelSchema>;

const entry = {
  title: z.string(),
  description: z.string(),
  /** Ids of the checks whose findings it is based on; without any, of the ceilings or the recommendation. */
  findings: z.array(z.string()).min(1),
};

export const swotReportSchema = z.object({
  kind: z.literal('swot'),
  url: z.string(),
  title: z.string(),
  strengths: z.array(z.object({ ...entry, impact: levelSchema })),
  weaknesses: z.array(z.object({ ...entry, severity: levelSchema, suggestion: z.string() })),
  opportunities: z.array(z.object({ ...entry, potential: levelSchema, actionable: z.string() })),
  threats: z.array(z.object({ ...entry, risk: levelSchema, mitigation: z.string() })),
  /** Better words for the page; absent in older reports and where withheld. */
  rewrites: z.array(partRewritesSchema).optional(),
  suggestions: suggestionsSchema,
  writtenIn: reportLanguageSchema.optional(),
  rubricVersion: z.string(),
  analyst: analystSchema.optional(),
});
export type SwotReport = z.infer<typeof swotReportSchema>;

/** `POST /api/analyze/swot`. Pro. */
export const analyzeSwotRequestSchema = pageHintsSchema
  .omit({ message: true })
  .extend({
    url: urlSchema('Please enter a valid URL', 'Please enter a valid URL'),
  })
  .meta({ examples: [{ url: 'https://shop.test/' }] });
export type AnalyzeSwotRequest = z.infer<typeof analyzeSwotRequestSchema>;

/** As a viewer may see it: when locked, the texts of all but two weaknesses are empty. Strengths are open. */
export const swotResultsSchema = swotReportSchema.extend(lockSchema.shape).meta({ id: 'SwotReport' });
export type SwotResults = z.infer<typeof swotResultsSchema>;

/** The answer of `POST /api/analyze/swot`. `reportId` is the report's secure id. */
export const analyzeSwotResponseSchema = swotResultsSchema.extend({ reportId: z.uuid() });
export type AnalyzeSwotResponse = z.infer<typeof analyzeSwotResponseSchema>;
