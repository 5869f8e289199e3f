import { generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, Output, streamText } from 'ai';
import type { Abilities } from './abilities.ts';
import type { ModelRequest } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { loadProvider, type ModelSettings, type ProviderName } from './provider.ts';
import { wireSchema } from './wire-schema.ts';

/** The only file that loads the AI SDK; imported only when a model is used. */

// `abilities` tracks what a model doesn't accept; the SDK's warnings on standard error aren't needed.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Reply {
  text: string;
  /** As the provider counts them; null where it does not say. */
  tokens: number | null;
}

/** What was wrong with an answer, and the answer. */
export interface Correction {
  answer: string;
  problem: string;
}

/** Time is short and no task needs long reasoning. Other settings stay at the provider's defaults. */
const REASONING = {
  openai: 'low',
  google: 'minimal',
  anthropic: 'provider-default',
  'openai-compatible': 'provider-default',
} as const satisfies Record<ProviderName, string>;

/** Answers may be kept by us, not by the provider. */
const PROVIDER_OPTIONS = { openai: { store: false } };

/** One request, one answer. Rejects with the provider's own error. */
export async function generate(
  settings: ModelSettings,
  request: ModelRequest<unknown>,
  abilities: Abilities,
  correction: Correction | null,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const result = await generateText(await optionsOf(settings, request, abilities, correction, signal));
    checkFinish(result.finishReason);
    return { text: result.text, tokens: result.usage.totalTokens ?? null };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    if (error.finishReason !== undefined) checkFinish(error.finishReason);
    return { text: error.text ?? '', tokens: error.usage?.totalTokens ?? null };
  }
}

/** The text of one answer as it comes. */
export async function* generateStream(
  settings: ModelSettings,
  request: ModelRequest<unknown>,
  abilities: Abilities,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { output, ...options } = await optionsOf(settings, request, abilities, null, signal);
  const { stream } = streamText({
    ...options,
    // As plain text: the SDK would parse the whole object again with every piece.
    ...(output && { output: { ...Output.text(), responseFormat: output.responseFormat } }),
    onError: () => undefined,
  });
  for await (const part of stream) {
    if (part.type === 'text-delta') yield part.text;
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw signal.reason;
    else if (part.type === 'finish') checkFinish(part.finishReason);
  }
}

async function optionsOf(
  settings: ModelSettings,
  request: ModelRequest<unknown>,
  abilities: Abilities,
  correction: Correction | null,
  signal: AbortSignal,
) {
  const schema = jsonSchema<unknown>(wireSchema(request.schema));
  return {
    model: await loadProvider(settings, abilities.schemas),
    instructions: request.instructions,
    messages: messagesOf(request, abilities, correction),
    ...(abilities.schemas && { output: Output.object({ schema, name: 'answer' }) }),
    maxOutputTokens: request.maxOutputTokens,
    reasoning: REASONING[settings.provider],
    providerOptions: PROVIDER_OPTIONS,
    // We repeat requests ourselves, within the time and the budget.
    maxRetries: 0,
    abortSignal: signal,
  };
}

function messagesOf(
  { data, pictures }: ModelRequest<unknown>,
  abilities: Abilities,
  correction: Correction | null,
): ModelMessage[] {
  const shown = pictures
    .slice(0, abilities.pictures)
    .map(({ bytes, mimeType }) => ({ type: 'file' as const, data: bytes, mediaType: mimeType }));
  const asked: ModelMessage = { role: 'user', content: [{ type: 'text', text: data }, ...shown] };
  if (correction === null) return [asked];
  const answered: ModelMessage[] =
    correction.answer === '' ? [] : [{ role: 'assistant', content: correction.answer }];
  return [
    asked,
    ...answered,
    {
      role: 'user',
      content: `Your answer could not be used:\n${correction.problem}\nAnswer again, in the schema that was asked for.`,
    },
  ];
}

function checkFinish(reason: string): void {
  if (reason === 'length') throw new ModelError('cut-off', 'The answer was cut off at its length limit.');
  if (reason === 'content-filter') throw new ModelError('refused', 'The model refused to answer.');
}
