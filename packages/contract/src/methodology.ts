import { z } from 'zod';
import { PAGE_TYPES } from './page-types.ts';
import { QUESTIONS } from './questions.ts';
import { categorySchema, sourceSchema } from './report.ts';

const pageTypeSchema = z.enum(PAGE_TYPES);

/** One check of the rubric, as the methodology page shows it. */
const methodCheckSchema = z
  .object({
    id: z.string(),
    /** A noun phrase: "Main headline". */
    label: z.string(),
    category: categorySchema,
    passes: z.string(),
    fails: z.string(),
    why: z.string(),
    /** What is measured and how the score grows. */
    measure: z.string(),
    /** 0 to 10. */
    weight: z.number(),
    /** Multiplies the weight by how well the check explains people's ratings. */
    factor: z.number(),
    /** The group by which page types multiply the weight. */
    group: z.string(),
    pageTypes: z.union([z.literal('all'), z.array(pageTypeSchema)]),
    /** When it can't be measured, in words. */
    limits: z.array(z.string()),
    /** Ids of published evidence. */
    sources: z.array(z.string()),
  })
  .meta({ id: 'Check' });
export type MethodCheck = z.infer<typeof methodCheckSchema>;

/** A fault that lowers the whole score. */
const methodCeilingSchema = z.object({
  id: z.string(),
  /** A noun and its state. */
  title: z.string(),
  /** When it applies and how much it takes. */
  measure: z.string(),
});
export type MethodCeiling = z.infer<typeof methodCeilingSchema>;

/** One problem that reports can put first. */
const methodDiagnosisSchema = z.object({
  id: z.string(),
  /** A noun and its state: "Vague headline". */
  label: z.string(),
  question: z.enum(QUESTIONS),
  /** When it is said and how serious it is. */
  measure: z.string(),
});
export type MethodDiagnosis = z.infer<typeof methodDiagnosisSchema>;

/**
 * The rubric in full: what is measured, how much it counts, why, and what is left out. Written by `npm run
 * docs`.
 */
export const methodologySchema = z
  .object({
    rubricVersion: z.string(),
    checks: z.array(methodCheckSchema),
    ceilings: z.array(methodCeilingSchema),
    diagnoses: z.array(methodDiagnosisSchema),
    /** Pages whose readers’ worst problems decide the order of the diagnoses. */
    order: z.object({ pages: z.int() }),
    /** By page type and group, the factor of a weight; 1 where there is none. */
    multipliers: z.record(pageTypeSchema, z.record(z.string(), z.number())),
    scoring: z.object({
      /** A check with this score or more passes. */
      passes: z.number(),
      /** Below this score it is failed. */
      fails: z.number(),
      /** A category whose measured weight is below this is filled up with the page's own average. */
      fullWeight: z.number(),
      /** Share of the weight that must be measured for a category to have a number. */
      measuredShare: z.number(),
      /** How many categories with a number a grade needs. */
      categoriesForGrade: z.number(),
      /** The lowest number of a category. */
      floor: z.number(),
      /**
       * Points of the fitted scale: a share of the checks' points, and the score that people's ratings give it.
       */
      scale: z.array(z.object({ share: z.number(), score: z.number() })),
    }),
    /** The measured pages that a score is ranked among; `measured` is year and month. */
    standing: z.object({ pages: z.int(), measured: z.string() }),
    /** Popular advice that deliberately has no check. */
    omissions: z.array(z.object({ title: z.string(), reason: z.string(), sources: z.array(z.string()) })),
    /** Everything cited above, and what contradicts it, by id. */
    sources: z.record(z.string(), sourceSchema),
  })
  .meta({ id: 'Methodology' });
/** `GET /api/checks`. */
export const checkListSchema = z.array(methodCheckSchema);

/** `GET /api/checks/{id}`: a check with the studies that it cites, by id. */
export const explainedCheckSchema = methodCheckSchema
  .omit({ sources: true })
  .extend({ sources: z.array(sourceSchema) })
  .meta({ id: 'ExplainedCheck' });
export type ExplainedCheck = z.infer<typeof explainedCheckSchema>;

export type Methodology = z.infer<typeof methodologySchema>;
