import type { ModelAnalystOptions } from '@liftmark/engine/analyst/model/model-analyst';
import { statusOf } from '@liftmark/engine/model/failures';
import { adviceOf, reasonOf } from '@liftmark/engine/model/model-error';
import { openModel } from '@liftmark/engine/model/open-model';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/connection.ts';
import { modelAnswers } from '../database/schema.ts';
import type { Settings } from '../settings.ts';

/** The configured language model with its limits; null if none is configured. */
export type ModelAccess = ModelAnalystOptions | null;

/** Connects to nothing and sends nothing until it is used. */
export function openModelAccess(settings: Settings, database: Database, log: Logger): ModelAccess {
  const { AI_PROVIDER: provider, AI_MODEL: model } = settings;
  if (provider === undefined || model === undefined) return null;
  return {
    model: openModel({
      provider,
      model,
      apiKey: settings.AI_API_KEY ?? null,
      baseUrl: settings.AI_BASE_URL ?? null,
    }),
    cache: answersIn(database),
    tokensPerAnalysis: settings.AI_TOKENS_PER_ANALYSIS,
    waitMs: settings.AI_SECONDS_PER_ANALYSIS * 1000,
    looksTwice: settings.AI_SECOND_LOOK,
    // Not its message: providers repeat the key and the request.
    onFailure: (part, error) =>
      log.warn({ part, reason: reasonOf(error), status: statusOf(error), advice: adviceOf(error) }, 'model'),
  };
}

function answersIn(database: Database): ModelAnalystOptions['cache'] {
  return {
    async get(key) {
      const [found] = await database.select().from(modelAnswers).where(eq(modelAnswers.key, key));
      return found?.answer ?? null;
    },
    async set(key, answer) {
      await database.insert(modelAnswers).values({ key, answer }).onConflictDoNothing();
    },
  };
}
