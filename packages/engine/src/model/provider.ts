export const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export interface ModelSettings {
  provider: ProviderName;
  model: string;
  apiKey: string | null;
  /** Where the provider is reached; null for its own address. Required for `openai-compatible`. */
  baseUrl: string | null;
}

/**
 * How an answer is held to its schema, the strictest first: by the decoder, as the arguments of a forced tool call, as
 * any JSON, or by the instructions alone.
 */
export type OutputForm = 'schema' | 'tool' | 'json' | 'text';

export interface ProviderRules {
  address: string;
  /** The forms that the provider documents, the strictest first. */
  outputs: readonly OutputForm[];
  /** Time is short and no task needs long reasoning. Only reasoning models are told so. */
  reasoning: 'low' | 'minimal' | 'provider-default';
  /** Pictures in one request. */
  pictures: number;
  /** How often a busy or broken provider is asked again. */
  repeats: number;
  /** Before a repeat, where the provider names no time. */
  usualWaitMs: number;
  /** If the provider asks for more time than this, the request is given up. */
  longestWaitMs: number;
}

/** What each provider documents, and how often and how long we wait for it. */
export const PROVIDER_RULES: Record<ProviderName, ProviderRules> = {
  openai: {
    address: 'https://api.openai.com/v1',
    outputs: ['schema', 'tool', 'json', 'text'],
    reasoning: 'low',
    pictures: 500,
    repeats: 1,
    usualWaitMs: 400,
    longestWaitMs: 4_000,
  },
  anthropic: {
    address: 'https://api.anthropic.com/v1',
    outputs: ['schema', 'tool', 'text'],
    reasoning: 'provider-default',
    pictures: 100,
    // Overload passes within seconds, and its documentation advises to try twice.
    repeats: 2,
    usualWaitMs: 800,
    longestWaitMs: 4_000,
  },
  google: {
    address: 'https://generativelanguage.googleapis.com/v1beta',
    outputs: ['schema', 'tool', 'json', 'text'],
    reasoning: 'minimal',
    pictures: 3_600,
    repeats: 2,
    usualWaitMs: 800,
    longestWaitMs: 4_000,
  },
  'openai-compatible': {
    address: '',
    outputs: ['schema', 'tool', 'json', 'text'],
    reasoning: 'provider-default',
    pictures: 500,
    repeats: 1,
    usualWaitMs: 400,
    longestWaitMs: 4_000,
  },
};
