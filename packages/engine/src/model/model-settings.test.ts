import { describe, expect, it } from 'vitest';
import { missingSetting, modelSetup } from './model-settings.ts';

describe('the model of an environment', () => {
  it('is read with the limits that the server has', () => {
    const environment = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', AI_API_KEY: 'key', AI_BASE_URL: '' };
    expect(modelSetup(environment)).toEqual({
      settings: { provider: 'openai', model: 'gpt-5-mini', apiKey: 'key', baseUrl: null },
      tokensPerAnalysis: 120_000,
      waitMs: 20_000,
      looksTwice: false,
    });
  });

  it('has the limits that are set', () => {
    const environment = {
      ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'own', AI_BASE_URL: 'http://127.0.0.1:9000/v1' },
      ...{ AI_TOKENS_PER_ANALYSIS: '50000', AI_SECONDS_PER_ANALYSIS: '90', AI_SECOND_LOOK: 'true' },
    };
    const limits = { tokensPerAnalysis: 50_000, waitMs: 90_000, looksTwice: true };
    expect(modelSetup(environment)).toMatchObject(limits);
  });

  it.each([
    [{}, 'AI_PROVIDER', 'use openai, anthropic, google or openai-compatible'],
    [{ AI_PROVIDER: 'openai' }, 'AI_MODEL', 'set it to the name of the model'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY', 'set it too, because AI_PROVIDER is openai'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL',
      'set it too, because AI_PROVIDER is openai-compatible',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'localhost' },
      'AI_BASE_URL',
      'use an http or https address',
    ],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'm', AI_API_KEY: 'k', AI_SECONDS_PER_ANALYSIS: 'soon' },
      'AI_SECONDS_PER_ANALYSIS',
      'use a number',
    ],
  ])('is refused: %j', (environment, setting, problem) => {
    expect(modelSetup(environment)).toEqual({ setting, problem });
  });

  it('lacks nothing where no provider is set', () => {
    expect(missingSetting({})).toBeNull();
  });
});
