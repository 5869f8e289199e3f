import { z } from 'zod';
import { PAGE_TYPES } from './page-types.ts';
import { categorySchema, sourceSchema } from './report.ts';

const pageTypeSchema = z.enum(PAGE_TYPES);

/** One check of the rubric, as the methodology page tells it. */
const methodCheckSchema = z.object({
  id: z.string(),
  /** A noun: "Main headline". */
  label: z.string(),
  category: categorySchema,
  passes: z.string(),
  fails: z.string(),
  why: z.string(),
  /** What is measured and how the score grows. */
  measure: z.string(),
  /** 0 to 10. */
  weight: z.number(),
  /** What the weight is multiplied by for what the check explains of people's ratings. */
  factor: z.number(),
  /** What the multipliers of the page types are told by. */
  group: z.string(),
  pageTypes: z.union([z.literal('all'), z.array(pageTypeSchema)]),
  /** When it cannot be measured, in words. */
  limits: z.array(z.string()),
  /** Ids of published evidence. */
  sources: z.array(z.string()),
});
export type MethodCheck = z.infer<typeof methodCheckSchema>;

/** What holds the whole score down. */
const methodCeilingSchema = z.object({
  id: z.string(),
  /** Noun and state. */
  title: z.string(),
  /** When it holds and how much it takes. */
  measure: z.string(),
});
export type MethodCeiling = z.infer<typeof methodCeilingSchema>;

/** The rubric in full: what is measured, what it weighs, why, and what is left out. Written by `npm run docs`. */
export const methodologySchema = z.object({
  rubricVersion: z.string(),
  checks: z.array(methodCheckSchema),
  ceilings: z.array(methodCeilingSchema),
  /** By page type and group, what a weight is multiplied by; what is not named counts once. */
  multipliers: z.record(pageTypeSchema, z.record(z.string(), z.number())),
  scoring: z.object({
    /** From this score on a check is passed. */
    passes: z.number(),
    /** Below this score it is failed. */
    fails: z.number(),
    /** A category whose measured weight is below this is filled up with the page's own average. */
    fullWeight: z.number(),
    /** Share of the weight that must be measured for a category to have a number. */
    measuredShare: z.number(),
    /** Categories with a number that a grade needs. */
    categoriesForGrade: z.number(),
    /** The lowest number of a category. */
    floor: z.number(),
    /** Points of the fitted scale: share of the checks' points, and the score that people's ratings give it. */
    scale: z.array(z.object({ share: z.number(), score: z.number() })),
  }),
  /** The measured pages that a score is placed among; `measured` is year and month. */
  standing: z.object({ pages: z.int(), measured: z.string() }),
  /** What is popular advice and deliberately no check. */
  omissions: z.array(z.object({ title: z.string(), reason: z.string(), sources: z.array(z.string()) })),
  /** Everything cited above, and what contradicts it, by id. */
  sources: z.record(z.string(), sourceSchema),
});
export type Methodology = z.infer<typeof methodologySchema>;
