import type { ProviderName } from '../provider.ts';

/** The wire formats of the providers, as far as requests for text need them. Each is written from its public description. */

export interface WireRequest {
  instructions: string;
  /** The text of every other message, in order. */
  messages: string[];
  /** How many were shown. */
  pictures: number;
  hasSchema: boolean;
  isStream: boolean;
}

export type Finish = 'stop' | 'length' | 'refused';

export interface Wire {
  isPath(path: string): boolean;
  read(body: Body, path: string): WireRequest;
  /** The body of a whole answer. */
  whole(text: string, finish: Finish): unknown;
  /** The server-sent events of an answer in pieces. */
  pieces(texts: readonly string[], finish: Finish): string[];
}

/** JSON as a provider is sent it. */
// biome-ignore lint/suspicious/noExplicitAny: four shapes that only the provider's own libraries write
export type Body = any;

const USAGE = { input: 900, output: 120 };

function parts(content: Body): { text: string; pictures: number } {
  if (typeof content === 'string') return { text: content, pictures: 0 };
  const all: Body[] = content ?? [];
  return {
    text: all.map((part) => part.text ?? '').join(''),
    pictures: all.filter((part) => /image/.test(part.type ?? '') || part.inlineData !== undefined).length,
  };
}

function event(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

function requestOf(
  instructions: string,
  contents: Body[],
  rest: Pick<WireRequest, 'hasSchema' | 'isStream'>,
): WireRequest {
  const read = contents.map(parts);
  return {
    instructions,
    messages: read.map(({ text }) => text),
    pictures: read.reduce((sum, { pictures }) => sum + pictures, 0),
    ...rest,
  };
}

const completions: Wire = {
  isPath: (path) => path.endsWith('/chat/completions'),
  read: ({ messages, response_format, stream }) =>
    requestOf(
      messages
        .filter(({ role }: Body) => role === 'system')
        .map(({ content }: Body) => content)
        .join('\n'),
      messages.filter(({ role }: Body) => role !== 'system').map(({ content }: Body) => content),
      { hasSchema: response_format?.type === 'json_schema', isStream: stream === true },
    ),
  whole: (text, finish) => ({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [
      { index: 0, message: { role: 'assistant', content: text }, finish_reason: completionsFinish(finish) },
    ],
    usage: {
      prompt_tokens: USAGE.input,
      completion_tokens: USAGE.output,
      total_tokens: USAGE.input + USAGE.output,
    },
  }),
  pieces: (texts, finish) => {
    const chunk = (delta: object, finish_reason: string | null) =>
      event({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, delta, finish_reason }],
      });
    return [
      ...texts.map((content) => chunk({ role: 'assistant', content }, null)),
      chunk({}, completionsFinish(finish)),
      'data: [DONE]\n\n',
    ];
  },
};

function completionsFinish(finish: Finish): string {
  return finish === 'refused' ? 'content_filter' : finish;
}

const responses: Wire = {
  isPath: (path) => path.endsWith('/responses'),
  read: ({ input, text, stream }) =>
    requestOf(
      input
        .filter(({ role }: Body) => role === 'system' || role === 'developer')
        .map(({ content }: Body) => content)
        .join('\n'),
      input
        .filter(({ role }: Body) => role === 'user' || role === 'assistant')
        .map(({ content }: Body) => content),
      { hasSchema: text?.format?.type === 'json_schema', isStream: stream === true },
    ),
  whole: (text, finish) => ({
    id: 'r1',
    created_at: 1,
    model: 'fake',
    output: [
      {
        type: 'message',
        role: 'assistant',
        id: 'm1',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    incomplete_details: responsesIncomplete(finish),
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  }),
  pieces: (texts, finish) => [
    event({ type: 'response.created', response: { id: 'r1', created_at: 1, model: 'fake' } }),
    event({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm1' } }),
    ...texts.map((delta) => event({ type: 'response.output_text.delta', item_id: 'm1', delta })),
    event({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm1' } }),
    event({
      type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
      response: {
        incomplete_details: responsesIncomplete(finish),
        usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
      },
    }),
  ],
};

function responsesIncomplete(finish: Finish): { reason: string } | null {
  if (finish === 'stop') return null;
  return { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' };
}

const messages: Wire = {
  isPath: (path) => path.endsWith('/messages'),
  read: (body) =>
    requestOf(
      (body.system ?? []).map(({ text }: Body) => text).join('\n'),
      body.messages.map(({ content }: Body) => content),
      { hasSchema: body.output_config?.format !== undefined, isStream: body.stream === true },
    ),
  whole: (text, finish) => ({
    type: 'message',
    id: 'm1',
    model: 'fake',
    role: 'assistant',
    content: [{ type: 'text', text }],
    stop_reason: messagesFinish(finish),
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  }),
  pieces: (texts, finish) => [
    event({
      type: 'message_start',
      message: {
        type: 'message',
        id: 'm1',
        model: 'fake',
        role: 'assistant',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: USAGE.input, output_tokens: 0 },
      },
    }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    ...texts.map((text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    ),
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: messagesFinish(finish), stop_sequence: null },
      usage: { output_tokens: USAGE.output },
    }),
    event({ type: 'message_stop' }),
  ],
};

function messagesFinish(finish: Finish): string {
  return { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[finish];
}

const contents: Wire = {
  isPath: (path) => path.includes(':generateContent') || path.includes(':streamGenerateContent'),
  read: ({ systemInstruction, contents: given, generationConfig }, path) =>
    requestOf(
      (systemInstruction?.parts ?? []).map(({ text }: Body) => text).join('\n'),
      given.map(({ parts: each }: Body) => each),
      {
        hasSchema:
          generationConfig?.responseJsonSchema !== undefined ||
          generationConfig?.responseSchema !== undefined,
        isStream: path.includes(':stream'),
      },
    ),
  whole: (text, finish) => contentsChunk(text, contentsFinish(finish)),
  pieces: (texts, finish) => [
    ...texts.map((text) => event(contentsChunk(text, null))),
    event(contentsChunk('', contentsFinish(finish))),
  ],
};

function contentsChunk(text: string, finishReason: string | null): unknown {
  return {
    candidates: [{ content: { parts: [{ text }], role: 'model' }, ...(finishReason && { finishReason }) }],
    usageMetadata: {
      promptTokenCount: USAGE.input,
      candidatesTokenCount: USAGE.output,
      totalTokenCount: USAGE.input + USAGE.output,
    },
  };
}

function contentsFinish(finish: Finish): string {
  return { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[finish];
}

export const WIRES: Record<ProviderName, Wire> = {
  openai: responses,
  anthropic: messages,
  google: contents,
  'openai-compatible': completions,
};
