import { z } from 'zod';
import { QUESTIONS } from './questions.ts';

/** A problem that a language model found on a page by itself, and that code held against the page. */
export const suggestionSchema = z.object({
  /** The model. */
  suggestedBy: z.string(),
  /** The visitor's question that stays open. */
  question: z.enum(QUESTIONS),
  title: z.string(),
  problem: z.string(),
  /** What a compared page does in its place; null where no other page is in play. */
  theirs: z.object({ name: z.string(), text: z.string() }).nullable(),
  why: z.string(),
  steps: z.array(z.string()).min(1),
  /** The words of the nodes that it cites, of a comparison on both pages. */
  evidence: z.array(z.object({ side: z.enum(['yours', 'theirs']), text: z.string() })),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** In a report on one page or several; absent in older reports, without a model, and where withheld. */
export const suggestionsSchema = z.array(suggestionSchema).optional();
