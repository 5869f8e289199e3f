import { z } from 'zod';

/** Who wrote the words of a report, part by part. The scores always come from code. */

export const ANALYST_PARTS = [
  'summary',
  'insights',
  'page-insights',
  'recommendations',
  'rewrites',
  'second-opinion',
  'swot',
  'comparison',
] as const;
export type AnalystPart = (typeof ANALYST_PARTS)[number];

/** Why there are no words of a model. */
export const FALLBACK_REASONS = [
  'slow',
  'unavailable',
  'rate-limited',
  'rejected',
  'refused',
  'cut-off',
  'malformed',
  'ungrounded',
  'over-budget',
  // Not asked: what it says in the language of the report can't be checked.
  'report-language',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

const partSchema = z.object({
  part: z.enum(ANALYST_PARTS),
  author: z.enum(['built-in', 'model']),
  /** Why the built-in words are used; null where the model's are. */
  reason: z.enum(FALLBACK_REASONS).nullable(),
  /**
   * Statements of the model that are shown, and those that were dropped because the page doesn't support
   * them.
   */
  kept: z.int().min(0),
  dropped: z.int().min(0),
});
export type PartAuthorship = z.infer<typeof partSchema>;

export const analystSchema = z.object({
  /** `model` where any part is a model's. */
  kind: z.enum(['built-in', 'model']),
  model: z.string().nullable(),
  /** Absent where no model was asked. */
  parts: z.array(partSchema).optional(),
});
export type Authorship = z.infer<typeof analystSchema>;
