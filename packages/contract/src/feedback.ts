import { z } from 'zod';
import { FEEDBACK_PRIORITIES, FEEDBACK_TYPES, MESSAGE_CHARACTERS } from './feedback-limits.ts';

/** A single line of text from a browser, without characters that make a text look like another one. */
const line = (characters: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '').slice(0, characters))
    .transform((text) => text || undefined);

/**
 * The fields of `POST /api/feedback`, sent as `multipart/form-data` with an optional file named `attachment`,
 * open to everyone. With an `Idempotency-Key`, repeating it has no further effect.
 */
export const feedbackFieldsSchema = z.object({
  type: z.enum(FEEDBACK_TYPES, 'Choose a type').default('bug'),
  priority: z.enum(FEEDBACK_PRIORITIES, 'Choose a priority').default('medium'),
  message: z
    .string({ error: 'Please enter a message' })
    .trim()
    .min(1, 'Please enter a message')
    .max(MESSAGE_CHARACTERS, 'Please use at most 5,000 characters'),
  /** The path of the page it was sent from. */
  currentPage: line(500).optional(),
  userAgent: line(500).optional(),
});
export type FeedbackFields = z.output<typeof feedbackFieldsSchema>;

export const feedbackResponseSchema = z.object({ received: z.literal(true) });
