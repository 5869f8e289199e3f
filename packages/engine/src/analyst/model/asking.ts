import type { z } from 'zod';
import type { LanguageModel, ModelAnswer, Picture } from '../../model/language-model.ts';
import type { TokenBudget } from '../../model/token-budget.ts';
import { wireSchema } from '../../model/wire-schema.ts';
import { answerKey, fenced, promptOf } from './prompt.ts';
import { shorter } from './shorter.ts';

/** Answers of a model, cached so that the same page gives the same report again. */
export interface AnswerCache {
  get(key: string): Promise<unknown>;
  set(key: string, answer: Record<string, unknown>): Promise<void>;
}

export interface Task<Answer> {
  name: string;
  /** What to do with the input, in prose. */
  instructions: string;
  schema: z.ZodType<Answer>;
  modelInput: unknown;
  /** The most telling first. */
  pictures?: readonly Picture[];
  maxOutputTokens: number;
  /** Whether the report can do without its answer, so that a late one isn't held against the provider. */
  isOptional?: boolean;
}

/** How one analysis asks its model. */
export interface Asking {
  model: LanguageModel;
  cache: AnswerCache;
  budget: TokenBudget;
  rubricVersion: string;
  signal: AbortSignal;
  /** When the time is up, by `performance.now()`. */
  endsAt: number;
  /** Whether each statement is held against its evidence by a second request. */
  looksTwice: boolean;
}

/**
 * The cached answer to a task, or a new one.
 * @throws {ModelError} where the model gives none
 */
export async function ask<Answer>(
  { model, cache, budget, rubricVersion, signal }: Asking,
  {
    name,
    instructions,
    schema,
    modelInput,
    pictures = [],
    maxOutputTokens,
    isOptional = false,
  }: Task<Answer>,
): Promise<ModelAnswer<Answer>> {
  const prompt = promptOf(name, instructions, wireSchema(schema));
  const key = answerKey([model.id, rubricVersion, prompt, modelInput], pictures);
  const known = keptAnswer(await cache.get(key), schema);
  if (known) return known;
  const request = {
    task: name,
    instructions: prompt,
    data: fenced(modelInput),
    shorterData: () => fenced(shorter(modelInput)),
    pictures,
    schema,
    maxOutputTokens,
  };
  const given = await model.ask(request, { signal, budget, isOptional });
  await cache.set(key, { ...given });
  return given;
}

/** Null if nothing is cached, or only an answer in an older format. */
function keptAnswer<Answer>(kept: unknown, schema: z.ZodType<Answer>): ModelAnswer<Answer> | null {
  if (typeof kept !== 'object' || kept === null || !('answer' in kept) || !('sawPicture' in kept))
    return null;
  const parsed = schema.safeParse(kept.answer);
  return parsed.success ? { answer: parsed.data, sawPicture: kept.sawPicture === true } : null;
}
