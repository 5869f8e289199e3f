import { z } from 'zod';

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
