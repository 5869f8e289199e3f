import type { z } from 'zod';
import type { TokenBudget } from './token-budget.ts';

/** A request to a model. Only `instructions` are ours; `data` is material that may be hostile. */
export interface ModelRequest<Answer> {
  /** Identifies the request in tests and in the cache. */
  task: string;
  instructions: string;
  data: string;
  /** The most important of the material, for a model whose context window is too small for all of it. */
  shorterData?: () => string;
  /** WebP, JPEG or PNG, the most telling first: a model that takes fewer gets the first of them. */
  pictures: readonly Picture[];
  schema: z.ZodType<Answer>;
  maxOutputTokens: number;
}

export interface Picture {
  mimeType: string;
  bytes: Uint8Array;
}

export interface AskOptions {
  signal: AbortSignal;
  /** Shared by the request and its repetition. */
  budget: TokenBudget;
  /** Called with what each exchange used, also where its answer is of no use. */
  onUsage?: (usage: TokenUsage) => void;
  /** Whether a late answer isn't held against the provider, because it may have had little time. */
  isOptional?: boolean;
}

/** As the provider counts it, or estimated where it doesn't say. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelAnswer<Answer> {
  answer: Answer;
  /** Whether the model was shown a picture; some models accept none. */
  sawPicture: boolean;
}

/** A language model that answers in a schema. It has no tools. */
export interface LanguageModel {
  /** As the reader knows it, such as `gpt-5-mini`. */
  name: string;
  /** Provider and model, for the cache. */
  id: string;
  /**
   * Asks once more, quoting the error, if the answer doesn't match the schema.
   * @throws {ModelError} where there is no answer
   */
  ask<Answer>(request: ModelRequest<Answer>, options: AskOptions): Promise<ModelAnswer<Answer>>;
  /**
   * The text of one answer as it grows, not validated.
   * @throws {ModelError} where it breaks off
   */
  stream(request: ModelRequest<unknown>, options: AskOptions): AsyncGenerator<string>;
}
