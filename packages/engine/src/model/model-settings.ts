import { z } from 'zod';
import { type ModelSettings, PROVIDERS, type ProviderName } from './provider.ts';

/** How a language model is set up in an environment, for the server and the command line alike. */

/** Of one analysis, where nothing else is set. */
export const USUAL_LIMITS = { tokens: 120_000, seconds: 20 };

interface Given {
  AI_PROVIDER?: ProviderName | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
}

/** The setting that its provider can't do without; null if nothing is missing. */
export function missingSetting(given: Given): 'AI_BASE_URL' | 'AI_API_KEY' | null {
  const { AI_PROVIDER: provider } = given;
  if (provider === undefined) return null;
  const needed = provider === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY';
  return given[needed] === undefined ? needed : null;
}

const NUMBER = 'use a number';
const ADDRESS = 'use an http or https address';
const isWebAddress = (address: string) => address.startsWith('http');
const environmentSchema = z.object({
  AI_PROVIDER: z.enum(PROVIDERS, `use ${PROVIDERS.slice(0, -1).join(', ')} or ${PROVIDERS.at(-1)}`),
  AI_MODEL: z.string('set it to the name of the model'),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url(ADDRESS).refine(isWebAddress, ADDRESS).optional(),
  AI_TOKENS_PER_ANALYSIS: z.coerce.number(NUMBER).min(1_000, NUMBER).default(USUAL_LIMITS.tokens),
  AI_SECONDS_PER_ANALYSIS: z.coerce.number(NUMBER).min(1, NUMBER).default(USUAL_LIMITS.seconds),
  AI_SECOND_LOOK: z.enum(['true', 'false'], 'use true or false').default('false'),
});

export interface ModelSetup {
  settings: ModelSettings;
  tokensPerAnalysis: number;
  waitMs: number;
  looksTwice: boolean;
}

/** The model of an environment, or the setting that is wrong with it. Empty settings count as unset. */
export function modelSetup(
  environment: Readonly<Record<string, string | undefined>>,
): ModelSetup | { setting: string; problem: string } {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { setting: String(issue?.path[0]), problem: issue?.message ?? '' };
  }
  const { AI_PROVIDER: provider, AI_MODEL: model, ...rest } = parsed.data;
  const missing = missingSetting(parsed.data);
  if (missing !== null)
    return { setting: missing, problem: `set it too, because AI_PROVIDER is ${provider}` };
  return {
    settings: { provider, model, apiKey: rest.AI_API_KEY ?? null, baseUrl: rest.AI_BASE_URL ?? null },
    tokensPerAnalysis: rest.AI_TOKENS_PER_ANALYSIS,
    waitMs: 1000 * rest.AI_SECONDS_PER_ANALYSIS,
    looksTwice: rest.AI_SECOND_LOOK === 'true',
  };
}
