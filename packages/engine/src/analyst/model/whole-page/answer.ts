import { QUESTIONS } from '@liftmark/contract/questions';
import { effortSchema } from '@liftmark/contract/report';
import { z } from 'zod';

/** What a model answers that read the whole page. */

const MAX_INSIGHTS = 6;
const MAX_JUDGMENTS = 24;

const quotes = z.array(z.string().max(300)).max(12);
const id = z.string().max(80);

/** What to change on the page, where the fix comes down to one change. */
const changeSchema = z.object({
  change: z.enum(['set-text', 'remove', 'move', 'trust-line', 'price-line']),
  node: id,
  /** The new words of the node, or those of the line; null where it has none. */
  text: z.string().min(1).max(300).nullable(),
  /** Where a moved node goes; null otherwise. */
  beside: id.nullable(),
  position: z.enum(['before', 'after']).nullable(),
});
export type Change = z.infer<typeof changeSchema>;

const insightSchema = z.object({
  question: z.enum(QUESTIONS),
  severity: z.enum(['serious', 'moderate', 'minor']),
  effort: effortSchema,
  nodes: z.array(id).min(1).max(12),
  // Without a title, the first step is it; without a reason, a built-in one is given.
  title: z.string().min(1).max(100).catch(''),
  problem: z.string().min(1).max(420),
  why: z.string().min(1).max(420).catch(''),
  fix: z.array(z.string().min(1).max(420)).min(1).max(4),
  quotes,
  /** The recommendation that names the same problem, whose words these replace; null where none does. */
  recommendation: id.nullable().catch(null),
  // A bad change costs the insight nothing.
  change: changeSchema.nullable().catch(null),
});
export type Insight = z.infer<typeof insightSchema>;

export const editedInsightSchema = insightSchema
  .pick({ nodes: true, title: true, problem: true, why: true, fix: true, quotes: true })
  .extend({ id });

/** What an editor makes of insights. One that it doesn't mention stays as it was. */
export const editedInsightsSchema = z.object({
  // A bad edition still leaves out what isn't true.
  insights: z.array(editedInsightSchema).max(MAX_INSIGHTS).catch([]),
  /** Those that aren't shown, and the recommendations whose reasons aren't. */
  leftOut: z.array(id).max(MAX_INSIGHTS + MAX_JUDGMENTS),
});

const judgmentSchema = z.object({
  id,
  verdict: z.enum(['keep', 'not-for-this-page', 'merge']),
  /** The recommendation to merge into. */
  into: id.nullable(),
  reason: z.string().max(420),
  quotes,
});
export type Judgment = z.infer<typeof judgmentSchema>;

const sideSchema = z.object({
  text: z.string().min(1).max(420),
  nodes: z.array(id).min(1).max(8),
  quotes,
});

/** What one of the other pages of a comparison does and the first one doesn't. */
export const comparedInsightsSchema = z.object({
  insights: z
    .array(
      insightSchema.pick({ question: true, title: true, why: true, fix: true }).extend({
        other: z.enum(['other1', 'other2', 'other3']),
        theirs: sideSchema,
        yours: sideSchema,
      }),
    )
    .max(4),
});

export const insightsSchema = z.object({
  /** The page's worst problems, the worst first. */
  insights: z.array(insightSchema).max(MAX_INSIGHTS),
  judgments: z.array(judgmentSchema).max(MAX_JUDGMENTS),
});
