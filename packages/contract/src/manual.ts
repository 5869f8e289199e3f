import { z } from 'zod';
import { pageHintsSchema } from './analysis.ts';

const MAX_LINE = 300;
const MAX_COPY = 20_000;

/** `POST /api/analyze/manual`: words to judge without a page. */
export const manualInputSchema = z.object({
  headline: z.string({ error: 'Headline is required' }).trim().min(1, 'Headline is required').max(MAX_LINE),
  offer: z
    .string({ error: 'Offer/Value proposition is required' })
    .trim()
    .min(1, 'Offer/Value proposition is required')
    .max(MAX_COPY),
  copy: z.string().trim().max(MAX_COPY).optional(),
});
export type ManualInput = z.infer<typeof manualInputSchema>;

/** `POST /api/analyze/manual`. There is no page, so there are few hints. */
export const analyzeManualRequestSchema = manualInputSchema
  .extend(pageHintsSchema.pick({ pageType: true, audience: true, reportLanguage: true }).shape)
  .meta({
    examples: [{ headline: 'Kettles that whistle', offer: 'Copper kettles with a 10-year guarantee' }],
  });
export type AnalyzeManualRequest = z.infer<typeof analyzeManualRequestSchema>;

/** Shown in place of an address. */
export const MANUAL_ADDRESS = 'Manual Analysis';
