import {
  generateText,
  jsonSchema,
  type ModelMessage,
  Output,
  streamText,
  ToolChoiceViolationError,
} from 'ai';
import { type Abilities, allowedTokens, shownPictures } from './abilities.ts';
import { text } from './failures.text.ts';
import type { ModelRequest } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { type ModelSettings, type OutputForm, PROVIDER_RULES } from './provider.ts';
import { loadProvider } from './provider-loader.ts';
import { isJson, wireSchema } from './wire-schema.ts';

/** The only file that loads the AI SDK; imported only when a model is used. */

// `abilities` tracks what a model doesn't accept; the SDK's warnings on standard error aren't needed.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Reply {
  text: string;
  /** As the provider counts them; null where it does not say. */
  inputTokens: number | null;
  outputTokens: number | null;
  reasoningTokens: number;
  finish: string;
}

/** What was wrong with an answer, and the answer. */
export interface Correction {
  answer: string;
  problem: string;
}

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
  const options = await optionsOf(settings, request, abilities, correction, signal);
  try {
    const result = await generateText(options);
    const { inputTokens, outputTokens, outputTokenDetails } = result.usage;
    return {
      text: argumentsOf(result.toolCalls) ?? result.text,
      inputTokens: inputTokens ?? null,
      outputTokens: outputTokens ?? null,
      reasoningTokens: outputTokenDetails.reasoningTokens ?? 0,
      finish: result.finishReason,
    };
  } catch (error) {
    if (!ToolChoiceViolationError.isInstance(error)) throw error;
    const { finishReason: finish } = error;
    return { text: spokenIn(error), inputTokens: null, outputTokens: null, reasoningTokens: 0, finish };
  }
}

function argumentsOf([call]: readonly { input: unknown }[]): string | null {
  if (call === undefined) return null;
  return typeof call.input === 'string' ? call.input : JSON.stringify(call.input);
}

/** Some servers accept a tool and answer in plain text, and so do refusals. */
function spokenIn({ content }: ToolChoiceViolationError): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** How a stream ends whose end arrived. */
const WHOLE: ReadonlySet<string> = new Set(['stop', 'tool-calls']);

/** The text of one answer as it comes. */
export async function* generateStream(
  settings: ModelSettings,
  request: ModelRequest<unknown>,
  abilities: Abilities,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const options = await optionsOf(settings, request, abilities, null, signal);
  const { stream } = streamText({ ...options, onError: () => undefined });
  let whole = '';
  let finish = 'other';
  for await (const part of stream) {
    if (part.type === 'text-delta' || part.type === 'tool-input-delta') {
      const piece = part.type === 'text-delta' ? part.text : part.delta;
      whole += piece;
      yield piece;
    } else if (part.type === 'error') {
      if (!ToolChoiceViolationError.isInstance(part.error) && !isJson(whole)) throw part.error;
    } else if (part.type === 'abort') throw signal.reason;
    else if (part.type === 'finish') finish = part.finishReason;
  }
  checkFinish(finish);
  // Servers that close early and proxies that drop the end send no reason.
  if (!WHOLE.has(finish) && !isJson(whole)) {
    throw new ModelError('unavailable', 'The answer ended before it was complete.', {
      advice: text.connection,
    });
  }
}

async function optionsOf(
  settings: ModelSettings,
  request: ModelRequest<unknown>,
  abilities: Abilities,
  correction: Correction | null,
  signal: AbortSignal,
) {
  return {
    model: await loadProvider(settings, abilities),
    instructions: request.instructions,
    messages: messagesOf(request, abilities, correction),
    ...formOf(abilities.output, request),
    maxOutputTokens: allowedTokens(request, abilities),
    ...(abilities.reasoning && { reasoning: PROVIDER_RULES[settings.provider].reasoning }),
    providerOptions: PROVIDER_OPTIONS,
    // We repeat requests ourselves, within the time and the budget.
    maxRetries: 0,
    abortSignal: signal,
  };
}

const TOOL = 'answer' as const;

/** The answer stays text: the SDK would parse the whole object again with every piece. */
function formOf(form: OutputForm, request: ModelRequest<unknown>) {
  const schema = wireSchema(request.schema);
  const asText = (responseFormat: object) => ({
    output: {
      ...Output.text(),
      responseFormat: Promise.resolve({ type: 'json' as const, ...responseFormat }),
    },
  });
  switch (form) {
    case 'schema':
      return asText({ schema, name: TOOL });
    case 'tool':
      return {
        tools: { [TOOL]: { description: 'Gives the answer.', inputSchema: jsonSchema<never>(schema) } },
        toolChoice: { type: 'tool' as const, toolName: TOOL as typeof TOOL },
      };
    case 'json':
      return asText({});
    case 'text':
      return {};
    default:
      return form satisfies never;
  }
}

function messagesOf(
  request: ModelRequest<unknown>,
  abilities: Abilities,
  correction: Correction | null,
): ModelMessage[] {
  const shown = shownPictures(request, abilities).map(({ bytes, mimeType }) => ({
    type: 'file' as const,
    data: bytes,
    mediaType: mimeType,
  }));
  const asked: ModelMessage = { role: 'user', content: [{ type: 'text', text: request.data }, ...shown] };
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

/** @throws {ModelError} where an answer is not whole */
export function checkFinish(reason: string): void {
  if (reason === 'length') throw new ModelError('cut-off', 'The answer was cut off at its length limit.');
  if (reason === 'content-filter') throw new ModelError('refused', 'The model refused to answer.');
}
