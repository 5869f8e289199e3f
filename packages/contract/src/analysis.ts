import { z } from 'zod';
import { pageAccessSchema } from './page-access.ts';
import { PAGE_TYPES } from './page-types.ts';
import { pageUrlSchema } from './page-url.ts';
import { QUESTIONS } from './questions.ts';
import { categorySchema, categoryScoresSchema, conversionReportSchema, placeSchema } from './report.ts';
import { reportLanguageSchema } from './report-language.ts';

/**
 * Normalizes an address while it is being typed: trims it, puts `https://` in front if there is no scheme,
 * and of two schemes (`https://https://shop.test`, `https://ftp://shop.test`) keeps the typed one.
 */
export function normalizeTypedUrl(typed: string): string {
  const trimmed = typed.trim();
  if (trimmed === '') return '';
  const single = trimmed.replace(/^(?:https?:\/\/)+(?=[a-z][a-z0-9+.-]*:\/\/)/i, '');
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(single) ? single : `https://${single}`;
}

export const PAGE_GOALS = [
  'sell',
  'leads',
  'signups',
  'bookings',
  'donations',
  'downloads',
  'inform',
] as const;
export const AUDIENCES = ['business', 'consumer'] as const;
export const TRAFFIC_SOURCES = ['search', 'ads', 'social', 'email', 'direct'] as const;

/** Characters of an ad, an email or a search phrase. */
export const MAX_MESSAGE = 500;

/** What the person may say about a page in the advanced part of the form. */
export const pageHintsSchema = z.object({
  pageType: z.enum(PAGE_TYPES).optional(),
  pageGoal: z.enum(PAGE_GOALS).optional(),
  audience: z.enum(AUDIENCES).optional(),
  trafficSource: z.enum(TRAFFIC_SOURCES).optional(),
  message: z
    .string()
    .trim()
    .max(MAX_MESSAGE, `Use at most ${MAX_MESSAGE} characters`)
    .optional()
    .describe(
      'The text of the ad, email or search that brings visitors to the page. We compare its words, prices and terms with the page; the score isn’t affected.',
    ),
  reportLanguage: reportLanguageSchema
    .optional()
    .describe('The language that the report is written in, whatever the page’s language.'),
});
export type PageHints = z.infer<typeof pageHintsSchema>;

/** `POST /api/analyze/url`. */
export const analyzeUrlRequestSchema = pageHintsSchema
  .extend({
    url: pageUrlSchema,
    email: z.email('Please enter a valid email address').optional(),
  })
  .meta({ examples: [{ url: 'https://shop.test/pricing', pageGoal: 'sell' }] });
export type AnalyzeUrlRequest = z.infer<typeof analyzeUrlRequestSchema>;

/** The body of the call: what opens the page is kept for its site, and is no part of what is stored of the analysis. */
export const analyzeUrlCallSchema = analyzeUrlRequestSchema
  .extend({
    access: z
      .union([pageAccessSchema, z.strictObject({ id: z.uuid() })])
      .optional()
      .describe(
        'Opens a page that isn’t open to everyone. It’s kept encrypted for the site, sent to no other, and used again the next time. Or the id of the access that is kept for the site.',
      ),
  })
  .meta({ examples: [{ url: 'https://shop.test/pricing', pageGoal: 'sell' }] });
export type AnalyzeUrlCall = z.infer<typeof analyzeUrlCallSchema>;

/** What every kind of report says to its viewer: whether advice was withheld, and how many pieces. */
/** Pieces of advice in each report that every reader sees in full. */
export const OPEN_PIECES = 2;

export const lockSchema = z.object({ locked: z.boolean(), lockedCount: z.int() });

export const lockedRecommendationSchema = z
  .object({
    id: z.string(),
    type: conversionReportSchema.shape.recommendations.element.shape.type,
    title: z.string(),
    place: placeSchema.optional(),
    question: z.enum(QUESTIONS).nullable().optional(),
    category: categorySchema,
    /** Ids of the ceilings that it would lift, which everyone sees with their reasons. */
    ceilings: z.array(z.string()).optional(),
    suggestedBy: z.string().optional(),
    wordedBy: z.string().optional(),
    scoreOnceFixed: z.int().nullable().optional(),
    /** Ids of the checks that it answers, whose outcomes and points everyone sees. */
    checks: z.array(z.string()),
    settles: z.array(z.string()).optional(),
    locked: z.literal(true),
  })
  .meta({ id: 'LockedRecommendation' });

/** A report as a viewer may see it: locked recommendations carry only type, title, place, question, category, author,
 * checks, ceilings and what the page would score without the problem. */
export const reportResultsSchema = conversionReportSchema
  .omit({ builtInWords: true })
  .extend({
    recommendations: z.array(
      z.union([lockedRecommendationSchema, conversionReportSchema.shape.recommendations.element]),
    ),
    ...lockSchema.shape,
  })
  .meta({ id: 'ConversionReport' });
export type ReportResults = z.infer<typeof reportResultsSchema>;

/** The answer of `POST /api/analyze/url` and `/api/analyze/manual`. `reportId` is the report's secure id. */
export const analyzeUrlResponseSchema = z.object({
  reportId: z.uuid(),
  url: z.string(),
  /** Grade letter; where too much is unmeasured for one, the percentage with its range: `67% (52–83%)`. */
  overallScore: z.string().nullable(),
  scores: categoryScoresSchema,
  recommendations: reportResultsSchema.shape.recommendations,
  categoryInsights: conversionReportSchema.shape.categoryInsights,
  summary: z.string(),
  pageType: conversionReportSchema.shape.pageType,
  pageTypeInsights: z.array(z.string()),
  metadata: z.object({ warning: z.string().optional() }),
  analysisResults: reportResultsSchema,
});
export type AnalyzeUrlResponse = z.infer<typeof analyzeUrlResponseSchema>;

/** The stages of an analysis, in order. The overlay's four phases are made of them. */
export const ANALYSIS_STAGES = [
  'queued',
  'capture',
  'observe',
  'check',
  'advise',
  'store',
  'done',
  'failed',
] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];

/** The four phase names of the loading overlay, with the stages that each covers and its fallback time. */
export const ANALYSIS_PHASES = [
  { name: 'Analyzing website content', stages: ['queued', 'capture'], fallbackMs: 8_000 },
  { name: 'Processing with AI', stages: ['observe', 'check'], fallbackMs: 15_000 },
  { name: 'Generating insights', stages: ['advise'], fallbackMs: 6_000 },
  { name: 'Finalizing report', stages: ['store'], fallbackMs: 3_000 },
] as const;

/** One message of `GET /api/analyses/{key}/events`, as the data of a server-sent event named `progress`. */
export const progressEventSchema = z.object({
  stage: z.enum(ANALYSIS_STAGES),
  /** Never falls; at most 95 until `done`. */
  percent: z.number().min(0).max(100),
  /** What is happening, for a person: "Loaded on desktop and mobile, 214 requests". */
  detail: z.string(),
  reportId: z.uuid().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ProgressEvent = z.infer<typeof progressEventSchema>;

/**
 * The state of an analysis, for a client that lost its connection: `GET /api/analyses/{key}`.
 * `key` is the `Idempotency-Key` that the client chose for the analysis, of whatever kind.
 */
export const analysisStateSchema = z
  .object({
    key: z.string(),
    url: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    progress: progressEventSchema,
  })
  .meta({ id: 'AnalysisState' });
export type AnalysisState = z.infer<typeof analysisStateSchema>;

/** `GET /api/config`: what the browser may know of this installation. */
export const clientConfigSchema = z.object({
  googleSignIn: z.boolean(),
  simulatedPayments: z.boolean(),
  freeAnalysesPerMonth: z.int(),
  analysisBudgetSeconds: z.int(),
  modelAnalyst: z.string().nullable(),
  gaMeasurementId: z.string().nullable(),
  renderedMode: z.boolean(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;
