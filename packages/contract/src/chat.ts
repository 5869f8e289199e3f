import { z } from 'zod';

export const MAX_QUESTION = 1_000;
const MAX_MESSAGE = 8_000;
const MAX_HISTORY = 50;

export const chatMessageSchema = z.object({
  type: z.enum(['user', 'ai']),
  content: z.string().max(MAX_MESSAGE),
  timestamp: z.union([z.string().max(40), z.number()]).optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/**
 * `POST /api/analyze/question`. Pro. With `Accept: text/event-stream` the answer comes as server-sent events: any
 * number of `piece`, then one `answer` with the whole. Where `analysisData` names a stored report (`reportId`, `secureId` or `id`), the
 * answer comes from that report alone, so nothing else has to be sent.
 */
export const questionRequestSchema = z.object({
  question: z
    .string({ error: 'Please enter a question' })
    .trim()
    .min(1, 'Please enter a question')
    .max(MAX_QUESTION, `Please use at most ${MAX_QUESTION} characters`),
  analysisData: z.record(z.string(), z.unknown()),
  conversationHistory: z.array(chatMessageSchema).max(MAX_HISTORY).optional().default([]),
});
export type QuestionRequest = z.input<typeof questionRequestSchema>;

export const questionResponseSchema = z.object({
  /** Plain text with `**bold**`; `[1]` stands for the first citation. */
  answer: z.string(),
  /**
   * Findings that the answer rests on. `check` is the finding's id, or the recommendation's where no check speaks of it.
   */
  citations: z.array(z.object({ check: z.string(), title: z.string() })),
  /** False where the report doesn't contain the answer. */
  isAnswered: z.boolean(),
  /** Texts of the answer to paste into the page, each in quotation marks within it. */
  copies: z.array(z.string()).optional(),
  /** The language model that wrote it; absent where the built-in analyst did. */
  model: z.string().optional(),
});
export type QuestionResponse = z.infer<typeof questionResponseSchema>;

/** The data of an event named `piece`: text to append to the previous pieces. */
export const answerPieceSchema = z.object({ text: z.string() });
