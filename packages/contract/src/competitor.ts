import { z } from 'zod';
import { lockSchema, pageHintsSchema } from './analysis.ts';
import { analystSchema } from './analyst.ts';
import { urlSchema } from './page-url.ts';
import { categorySchema, conversionReportSchema, gradeSchema } from './report.ts';
import { reportLanguageSchema } from './report-language.ts';
import { partRewritesSchema } from './rewrites.ts';
import { suggestionsSchema } from './suggestions.ts';

export const MAX_COMPETITORS = 3;

const competitorUrlSchema = urlSchema(
  'Competitor URL cannot be empty',
  'Please enter valid competitor URLs (e.g., https://example.com)',
);
const AT_LEAST_ONE = 'At least one competitor URL is required';
const competitorUrlsSchema = z.array(competitorUrlSchema, { error: AT_LEAST_ONE }).min(1, AT_LEAST_ONE);

/** `POST /api/analyze/competitor`. Pro. */
export const analyzeCompetitorRequestSchema = pageHintsSchema
  .omit({ message: true })
  .extend({
    primaryUrl: urlSchema(
      'Your website URL is required',
      'Please enter a valid URL for your website (e.g., https://example.com)',
    ),
    competitorUrls: competitorUrlsSchema.max(
      MAX_COMPETITORS,
      `Up to ${MAX_COMPETITORS} competitor URLs allowed`,
    ),
  })
  .meta({ examples: [{ primaryUrl: 'https://shop.test/', competitorUrls: ['https://rival.test/'] }] });
export type AnalyzeCompetitorRequest = z.infer<typeof analyzeCompetitorRequestSchema>;

/** The form on the analyze screen takes one. */
export const competitorFormSchema = analyzeCompetitorRequestSchema.extend({
  competitorUrls: competitorUrlsSchema.max(1, 'Only 1 competitor URL allowed'),
});

/** Whose page something is on. */
export const SIDES = ['yours', 'theirs'] as const;
export type Side = (typeof SIDES)[number];

/** The size of a picture that is cut out of a page, in CSS pixels. */
const cropSchema = z.object({ width: z.number(), height: z.number() });

/** Where the picture of a difference is served. */
export function differenceCropPath(secureId: string, place: number, side: Side): string {
  return `/api/reports/${secureId}/differences/${place}/${side}`;
}

/** One page compared with one to three others, captured and judged under the same conditions. */
const judged = conversionReportSchema.pick({ scores: true, categoryInsights: true }).extend({
  overallScore: gradeSchema.nullable(),
  percent: conversionReportSchema.shape.overall.shape.percent,
  /**
   * Where there is no letter because too much couldn't be measured; absent in reports from before November
   * 2026.
   */
  range: conversionReportSchema.shape.overall.shape.range,
});

export const competitorReportSchema = z.object({
  kind: z.literal('competitor'),
  primary: judged.extend({ title: z.string(), url: z.string() }),
  competitors: z
    .array(z.object({ title: z.string(), url: z.string(), analysis: judged }))
    .min(1)
    .max(MAX_COMPETITORS),
  insights: z.object({
    summary: z.string(),
    recommendations: z.array(z.string()),
    /** What matters most, side by side, what to learn first; absent in older reports and where withheld. */
    differences: z
      .array(
        z.object({
          /** Id of the check, or of the diagnosis where no check answers it. */
          check: z.string(),
          category: categorySchema,
          /** Who does it better. */
          lead: z.enum(['theirs', 'yours']),
          title: z.string(),
          /** The competitor. */
          name: z.string(),
          theirs: z.string(),
          yours: z.string(),
          /** The change on the primary page; null where it leads. */
          takeOver: z.string().nullable(),
          /** Pictures of it; null where a page shows nothing of it, absent in older reports. */
          crops: z.object({ yours: cropSchema.nullable(), theirs: cropSchema.nullable() }).optional(),
        }),
      )
      .optional(),
    /**
     * The best competitor of each category. The difference is the primary page's score minus theirs; null
     * where one is missing, or where no check that both pages share explains it.
     */
    matrix: z.array(
      z.object({
        category: categorySchema,
        primary: z.number().nullable(),
        best: z.number().nullable(),
        bestTitle: z.string().nullable(),
        difference: z.number().nullable(),
        /** Why two scores have no difference; absent in older reports. */
        reason: z.string().nullable().optional(),
      }),
    ),
  }),
  /** Better words for the primary page; absent in older reports and where withheld. */
  rewrites: z.array(partRewritesSchema).optional(),
  suggestions: suggestionsSchema,
  writtenIn: reportLanguageSchema.optional(),
  rubricVersion: z.string(),
  analyst: analystSchema.optional(),
  /** The built-in analyst's words where a model's replaced them, for readers without access. */
  builtInWords: z.object({ summary: z.string(), recommendations: z.array(z.string()) }).optional(),
});
export type CompetitorReport = z.infer<typeof competitorReportSchema>;

/** As a viewer may see it: when locked, two recommendations are included and the others are only counted. */
export const competitorResultsSchema = competitorReportSchema
  .omit({ builtInWords: true })
  .extend(lockSchema.shape)
  .meta({ id: 'Comparison' });
export type CompetitorResults = z.infer<typeof competitorResultsSchema>;

/** The answer of `POST /api/analyze/competitor`. `reportId` is the report's secure id. */
export const analyzeCompetitorResponseSchema = competitorResultsSchema.extend({ reportId: z.uuid() });
export type AnalyzeCompetitorResponse = z.infer<typeof analyzeCompetitorResponseSchema>;
