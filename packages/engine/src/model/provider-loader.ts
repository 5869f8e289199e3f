import type { LanguageModel as ProviderModel } from 'ai';
import type { Abilities } from './abilities.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { type ModelSettings, PROVIDER_RULES } from './provider.ts';

/**
 * A provider is loaded only when it is used. Key and address are always passed, because the libraries would otherwise
 * look for them in the environment.
 */
export async function loadProvider(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  { lengthParameter }: Abilities,
): Promise<Exclude<ProviderModel, string>> {
  const given = {
    fetch: guardedFetch,
    apiKey: apiKey ?? '',
    baseURL: (baseUrl ?? PROVIDER_RULES[provider].address).replace(/\/$/, ''),
  };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(given)(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(given)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(given)(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        fetch: guardedFetch,
        baseURL: given.baseURL,
        ...(apiKey !== null && { apiKey }),
        name: 'compatible',
        includeUsage: true,
        supportsStructuredOutputs: true,
        transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [lengthParameter]: max_tokens }),
      })(model);
    default:
      return provider satisfies never;
  }
}
