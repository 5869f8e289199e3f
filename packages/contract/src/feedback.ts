import { z } from 'zod';
import { FEEDBACK_PRIORITIES, FEEDBACK_TYPES, MESSAGE_CHARACTERS } from './feedback-limits.ts';

/** Text of one line, from a browser: without what makes a text look like another. */
const line = (characters: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '').slice(0, characters))
    .transform((text) => text || undefined);

/**
 * The fields of `POST /api/feedback`, sent as `multipart/form-data` with an optional file named `attachment`, for
 * anybody. With an `Idempotency-Key`, a repeat has no second effect.
 */
export const feedbackFieldsSchema = z.object({
  type: z.enum(FEEDBACK_TYPES, 'Choose what it is').default('bug'),
  priority: z.enum(FEEDBACK_PRIORITIES, 'Choose a priority').default('medium'),
  message: z
    .string({ error: 'Please enter a message' })
    .trim()
    .min(1, 'Please enter a message')
    .max(MESSAGE_CHARACTERS, 'Please use at most 5,000 characters'),
  /** The path that it was written on. */
  currentPage: line(500).optional(),
  userAgent: line(500).optional(),
});
export type FeedbackFields = z.output<typeof feedbackFieldsSchema>;

export const feedbackResponseSchema = z.object({ received: z.literal(true) });
