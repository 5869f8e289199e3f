import { z } from 'zod';

export const MAX_FEEDBACK = 2_000;
export const NO_RATING = 'Choose 1-5 stars to rate this analysis.';
export const NO_RATING_TITLE = 'Please select a rating';
/** Of five stars; at this rating or below, the form asks for a comment. */
export const LOW_RATING = 3;
export const DEFAULT_RATING = 5;

const starsSchema = z.int({ error: NO_RATING }).min(1, NO_RATING).max(5, NO_RATING);

/** `POST /api/reports/{id}/rating`, signed in. Once for each report and account. */
export const ratingRequestSchema = z.object({
  rating: starsSchema,
  feedback: z
    .string()
    .trim()
    .max(MAX_FEEDBACK, `Please use at most ${MAX_FEEDBACK} characters`)
    .transform((text) => text || undefined)
    .optional(),
});
export type RatingRequest = z.input<typeof ratingRequestSchema>;

/** `GET /api/reports/{id}/rating`, signed in, and the answer to a rating. Null until the viewer has rated. */
export const ratingResponseSchema = z.object({
  rating: z.object({ rating: starsSchema, feedback: z.string().nullable() }).nullable(),
});
export type RatingResponse = z.infer<typeof ratingResponseSchema>;
