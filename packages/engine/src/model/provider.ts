import type { LanguageModel as ProviderModel } from 'ai';
import { guardedFetch } from './guarded-fetch.ts';

export const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export interface ModelSettings {
  provider: ProviderName;
  model: string;
  apiKey: string | null;
  /** Where the provider is reached; null for its own address. Required for `openai-compatible`. */
  baseUrl: string | null;
}

const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
} satisfies Record<ProviderName, string>;

/**
 * A provider is loaded only when it is used. Key and address are always passed, because the libraries would otherwise
 * look for them in the environment.
 */
export async function loadProvider(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  hasSchemas: boolean,
): Promise<Exclude<ProviderModel, string>> {
  const given = {
    fetch: guardedFetch,
    apiKey: apiKey ?? '',
    baseURL: (baseUrl ?? ADDRESSES[provider]).replace(/\/$/, ''),
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
        supportsStructuredOutputs: hasSchemas,
      })(model);
    default:
      return provider satisfies never;
  }
}
