import { z } from 'zod';
import { analystSchema } from './analyst.ts';
import { CATEGORIES } from './categories.ts';
import { GRADE_STEPS } from './grade.ts';
import { PAGE_TYPES } from './page-types.ts';
import { patchSchema } from './patches.ts';
import { boxSchema, screenshotSchema } from './pictures.ts';
import { QUESTIONS } from './questions.ts';
import { reportLanguageSchema } from './report-language.ts';
import { partRewritesSchema, rewriteRoomSchema } from './rewrites.ts';
import { secondOpinionSchema } from './second-opinion.ts';
import { trialSchema } from './trials.ts';

/** The shape of a conversion report: what `liftmark audit --json` prints and what the server stores. */

/** Where on the page something was seen. Boxes are CSS pixels from the top left corner of the page. */
export const evidenceSchema = z
  .object({
    node: z.int(),
    selector: z.string(),
    text: z.string(),
    boxes: z.object({ desktop: boxSchema.nullable(), mobile: boxSchema.nullable() }),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof evidenceSchema>;

export const categorySchema = z.enum(CATEGORIES);
export const gradeSchema = z.enum(GRADE_STEPS.map(([grade]) => grade));

export const outcomeSchema = z.enum(['pass', 'partial', 'fail', 'notApplicable', 'notMeasured']);
export type OutcomeKind = z.infer<typeof outcomeSchema>;

export const recommendationTypeSchema = z.enum(['critical', 'improve', 'optimize', 'other']);
export type RecommendationType = z.infer<typeof recommendationTypeSchema>;

export const effortSchema = z.enum(['15 min', 'hours', 'days']);
export type Effort = z.infer<typeof effortSchema>;

export const findingSchema = z
  .object({
    /** Id of the check. */
    check: z.string(),
    category: categorySchema,
    /** What the outcome means in one line. */
    title: z.string(),
    outcome: outcomeSchema,
    /** 0 to 1; null where not applicable or not measured. */
    score: z.number().min(0).max(1).nullable(),
    /** Effective weight: the rubric's weight times the page type's factor. */
    weight: z.number(),
    /** Points of the Liftmark Score that this check cost. */
    points: z.number(),
    /** What we saw, in a sentence with the page's own words and figures; the reason if it wasn't measured. */
    observed: z.string(),
    evidence: z.array(evidenceSchema),
    /** For a claimed absence: the regions, links and word lists that were searched. */
    searched: z.array(z.string()),
    /** Ids of published evidence. */
    sources: z.array(z.string()),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

/** A range may be shown only if a study measured it; otherwise words. */
export const impactSchema = z.object({
  text: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  unit: z.string().nullable(),
  sources: z.array(z.string()),
});

/** Where a recommendation stands: among the first five, after them, or with the small fixes that every page collects. */
export const placeSchema = z.enum(['first', 'also', 'housekeeping']);
export type Place = z.infer<typeof placeSchema>;

export const recommendationSchema = z
  .object({
    /** Id of the diagnosis, or of the check where no diagnosis answers it. */
    id: z.string(),
    /** Absent in reports from before diagnoses, like the next three. */
    place: placeSchema.optional(),
    /** The visitor's question that it answers; null for a finding that no diagnosis takes up. */
    question: z.enum(QUESTIONS).nullable().optional(),
    /** Why it comes where it does, in one sentence. */
    reason: z.string().nullable().optional(),
    /** Ids of the ceilings that it would lift. */
    ceilings: z.array(z.string()).optional(),
    /**
     * Ids of further checks that it settles: those of its diagnosis that pass and still cost points, and those that fail
     * only because of it. Absent in older reports, like the next one.
     */
    settles: z.array(z.string()).optional(),
    /** What the page would score with this fixed and everything else as it is; null without a score. */
    scoreOnceFixed: z.int().nullable().optional(),
    /** The language model that saw the problem; absent where code found it. */
    suggestedBy: z.string().optional(),
    /** The language model in whose words it is, where code found the problem. */
    wordedBy: z.string().optional(),
    /** Why a language model considers the advice wrong for this page; it then comes last. */
    notForThisPage: z.object({ model: z.string(), reason: z.string() }).optional(),
    type: recommendationTypeSchema,
    title: z.string(),
    /** Multi-line, with `**bold**` and marker emojis for its sections. */
    description: z.string(),
    /** Ids of the checks it answers, the most serious first; none where only a ceiling speaks of it. */
    checks: z.array(z.string()),
    category: categorySchema,
    effort: effortSchema,
    priority: z.number(),
    impact: impactSchema,
    observed: z.string(),
    why: z.string(),
    steps: z.array(z.string()),
    copyExamples: z.array(
      z.object({
        before: z.string().nullable(),
        after: z.string(),
        /** Why it is better, and how it fits the layout; absent where the advice says so itself. */
        reason: z.string().optional(),
        room: rewriteRoomSchema.optional(),
      }),
    ),
    evidence: z.array(evidenceSchema),
    sources: z.array(z.string()),
    /** The fix as data, where it is concrete enough to be tried on the page. */
    patch: patchSchema.optional(),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendationSchema>;

/** A published study or guideline, as shown beside a finding. */
export const sourceSchema = z
  .object({
    id: z.string(),
    claim: z.string(),
    title: z.string(),
    publisher: z.string(),
    year: z.number().nullable(),
    url: z.string().nullable(),
    population: z.string(),
    strength: z.string(),
    /**
     * Whether someone read the figure at the source itself (`primary`), in a text that quotes it, or recalled
     * it.
     */
    provenance: z.enum(['primary', 'secondary', 'recalled']),
    caveat: z.string(),
    contradictedBy: z.array(z.string()),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof sourceSchema>;

export const scoreLineSchema = z.object({
  kind: z.enum(['check', 'ceiling', 'filler', 'floor', 'rounding']),
  /** Id of the check or ceiling, or the category for filler and floor. */
  of: z.string(),
  category: categorySchema.nullable(),
  points: z.number(),
});

/** A fault that no strength makes up for; it lowers the whole score. */
export const ceilingSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    /** One sentence with the page's own words and figures. */
    reason: z.string(),
    /** What a page without any other fault would score. */
    cap: z.int().min(1).max(99),
    /** Points of the Liftmark Score that it takes. */
    points: z.number(),
    evidence: z.array(evidenceSchema),
  })
  .meta({ id: 'Ceiling' });
export type Ceiling = z.infer<typeof ceilingSchema>;

/** Where the score ranks among measured pages of the type. */
export const standingSchema = z.object({
  /** Null if too few pages of the type were measured, so that the page is compared with all of them. */
  pageType: z.enum(PAGE_TYPES).nullable(),
  /** Share of the measured pages that score less, in percent. */
  higherThan: z.int().min(0).max(100),
  pages: z.int(),
  /** Year and month in which they were measured: `2026-11`. */
  measured: z.string(),
  /** How many pages score 0 to 4, 5 to 9 … 95 to 100. */
  distribution: z.array(z.int()).length(20),
});
export type Standing = z.infer<typeof standingSchema>;

export const categoryScoresSchema = z.record(categorySchema, z.number().int().min(1).max(100).nullable());
export type CategoryScores = z.infer<typeof categoryScoresSchema>;

export const conversionReportSchema = z.object({
  kind: z.literal('conversion'),
  url: z.string(),
  finalUrl: z.string(),
  title: z.string(),
  mode: z.enum(['rendered', 'static']),
  capturedAt: z.string(),
  /** Set if the page was captured in its owner's own browser; our servers may not be able to open it. */
  capturedWith: z.literal('extension').optional(),
  /** Set if the version before was captured in the other way, so that the two may show different pages. */
  notCompared: z.object({ capturedAt: z.string() }).optional(),
  overall: z.object({
    percent: z.number().int().nullable(),
    /** Null without a score, if the unmeasured checks leave three letters open, or if we can't read the language. */
    grade: gradeSchema.nullable(),
    /** Lowest and highest score that the unmeasured checks allow; null if they don't matter and there is a letter. */
    range: z.object({ low: z.int(), high: z.int() }).nullable().optional(),
    /** What the page would score without its ceilings; null where none applies. Absent before November 2026. */
    uncapped: z.int().nullable().optional(),
  }),
  scores: categoryScoresSchema,
  coverage: z.object({
    checks: z.int(),
    measured: z.int(),
    notApplicable: z.int(),
    notMeasured: z.int(),
  }),
  /** The fall from 100 to the score, line by line: it adds up exactly. */
  scoreLines: z.array(scoreLineSchema),
  /** The lowest first. Absent in reports from before November 2026. */
  ceilings: z.array(ceilingSchema).optional(),
  /** What the page would score with all of these changes made; null without a score, absent in older reports. */
  together: z
    .object({ changes: z.array(z.string()), score: z.int() })
    .nullable()
    .optional(),
  /** Absent in reports from before November 2026, null without a score. */
  standing: standingSchema.nullable().optional(),
  findings: z.array(findingSchema),
  recommendations: z.array(recommendationSchema),
  summary: z.string(),
  /** Each paragraph is on a line of its own. */
  categoryInsights: z.record(categorySchema, z.string()),
  actionPlan: z.array(
    z.object({
      recommendation: z.string(),
      title: z.string(),
      priority: z.enum(['Critical', 'High', 'Medium', 'Low']),
      suggestedBy: z.string().optional(),
    }),
  ),
  pageType: z.object({ type: z.enum(PAGE_TYPES), confidence: z.number(), chosen: z.boolean() }),
  pageTypeInsights: z.array(z.string()),
  /** Text of the ad, email or search that the page was compared with; absent if none was given. */
  message: z.string().optional(),
  examplePageUrl: z.string().nullable(),
  language: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
  /** Every source that a finding or recommendation cites, by id. */
  sources: z.record(z.string(), sourceSchema),
  screenshots: z.object({ desktop: screenshotSchema.nullable(), mobile: screenshotSchema.nullable() }),
  viewports: z.object({
    desktop: z.object({ width: z.number(), height: z.number() }),
    mobile: z.object({ width: z.number(), height: z.number() }),
  }),
  /** The language that the report is written in; English in older reports. */
  writtenIn: reportLanguageSchema.optional(),
  rubricVersion: z.string(),
  analyst: analystSchema,
  /**
   * The built-in analyst's words where a model's replaced them. They are shown to readers without access,
   * because what a model says about locked findings can't be cut out of its sentences afterwards.
   */
  builtInWords: z
    .object({ summary: z.string(), categoryInsights: z.record(categorySchema, z.string()) })
    .optional(),
  /** Absent if no model was asked, or none of its judgments held. */
  secondOpinion: secondOpinionSchema.optional(),
  /** Milliseconds. The only part that differs between two analyses of one snapshot. */
  timings: z.object({
    captureMs: z.number(),
    observeMs: z.number(),
    checkMs: z.number(),
    adviseMs: z.number(),
    totalMs: z.number(),
  }),
  warnings: z.array(z.string()),
  /** Better words for the parts that matter most; absent in older reports, and for readers without access. */
  rewrites: z.array(partRewritesSchema).optional(),
  /** Fixes that were tried on the page, the one of all together last; absent where none was. */
  trials: z.array(trialSchema).optional(),
});
export type ConversionReport = z.infer<typeof conversionReportSchema>;
