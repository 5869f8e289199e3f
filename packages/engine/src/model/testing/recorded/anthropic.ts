import { events, type Recorded, type RecordedReply, WORD } from './recorded.ts';

function message(content: unknown[], stop_reason: string, rest: object = {}): RecordedReply {
  return {
    body: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content,
      stop_reason,
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 40 },
      ...rest,
    },
  };
}

function refused(
  status: number,
  type: string,
  said: string,
  { headers = {}, ...details }: { headers?: Record<string, string>; details?: object } = {},
): RecordedReply {
  return {
    status,
    headers,
    body: { type: 'error', error: { type, message: said, ...details }, request_id: 'req_1' },
  };
}

const spoken = { type: 'text', text: WORD };
const whole = message(
  [{ type: 'thinking', thinking: 'The word is given.', signature: 'c2ln' }, spoken],
  'end_turn',
);
const ERRORS = 'Errors (Claude API reference)';
const STOP_REASONS = 'Stop reasons and fallback (Claude API docs)';
const STREAMING = 'Streaming messages (Claude API docs)';

const start = [
  'message_start',
  {
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 1 },
    },
  },
] as const;
const block = (index: number, content_block: unknown) =>
  ['content_block_start', { type: 'content_block_start', index, content_block }] as const;
const delta = (index: number, data: unknown) =>
  ['content_block_delta', { type: 'content_block_delta', index, delta: data }] as const;
const stop = (index: number) => ['content_block_stop', { type: 'content_block_stop', index }] as const;
const ping = ['ping', { type: 'ping' }] as const;

export const ANTHROPIC: readonly Recorded[] = [
  {
    name: 'an answer after thinking',
    source: 'Extended thinking (Claude API docs)',
    replies: [whole],
    reason: null,
    requests: 1,
  },
  {
    name: 'a refusal',
    source: STOP_REASONS,
    replies: [message([], 'refusal', { stop_details: { type: 'refusal', category: null } })],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'an answer cut off at its limit',
    source: STOP_REASONS,
    replies: [message([{ type: 'text', text: '{"wo' }], 'max_tokens')],
    reason: 'cut-off',
    requests: 2,
  },
  {
    name: 'an answer that fills the context window',
    source: STOP_REASONS,
    replies: [message([{ type: 'text', text: '{"wo' }], 'model_context_window_exceeded'), whole],
    reason: null,
    requests: 2,
  },
  {
    name: 'too much material',
    source: 'Portkey error library: prompt is too long',
    replies: [
      refused(400, 'invalid_request_error', 'prompt is too long: 208310 tokens > 200000 maximum'),
      whole,
    ],
    reason: null,
    requests: 2,
    last: (body) => JSON.stringify(body).includes('Less') && !JSON.stringify(body).includes('"image"'),
  },
  {
    name: 'too many bytes',
    source: `${ERRORS}: request size limits`,
    replies: [refused(413, 'request_too_large', 'Request exceeds the maximum size')],
    reason: 'rejected',
    advice: 'window',
    requests: 2,
  },
  {
    name: 'a model without structured outputs: a forced call instead',
    source: 'Our own wording of a refused parameter, in the shape of the Claude API’s errors',
    replies: [
      refused(
        400,
        'invalid_request_error',
        'output_config.format: this model does not support structured outputs',
      ),
      message([{ type: 'tool_use', id: 'toolu_1', name: 'answer', input: { word: 'harbor' } }], 'tool_use'),
    ],
    reason: null,
    requests: 2,
    last: ({ tool_choice, output_config }) => tool_choice.name === 'answer' && output_config === undefined,
  },
  {
    name: 'overload that passes',
    source: ERRORS,
    replies: [
      refused(529, 'overloaded_error', 'Overloaded', { headers: { 'retry-after': '0.01' } }),
      refused(529, 'overloaded_error', 'Overloaded', { headers: { 'retry-after': '0.01' } }),
      whole,
    ],
    reason: null,
    requests: 3,
  },
  {
    name: 'overload that lasts',
    source: ERRORS,
    replies: [refused(529, 'overloaded_error', 'Overloaded', { headers: { 'retry-after': '0.01' } })],
    reason: 'unavailable',
    advice: 'overloaded',
    requests: 3,
  },
  {
    name: 'a rate limit that lasts',
    source: 'Rate limits (Claude API docs)',
    replies: [
      refused(
        429,
        'rate_limit_error',
        'This request would exceed your rate limit of 50 requests per minute',
        {
          headers: { 'retry-after': '41' },
        },
      ),
    ],
    reason: 'rate-limited',
    advice: 'limit',
    requests: 1,
  },
  {
    name: 'a spending limit',
    source: ERRORS,
    replies: [
      refused(429, 'rate_limit_error', 'You have reached your monthly spend limit', {
        details: { error_code: 'enforced_spend_limit_reached' },
      }),
    ],
    reason: 'rejected',
    advice: 'credit',
    requests: 1,
  },
  {
    name: 'an account without credit',
    source: ERRORS,
    replies: [
      refused(400, 'invalid_request_error', 'Your credit balance is too low to access the Claude API.'),
    ],
    reason: 'rejected',
    advice: 'credit',
    requests: 1,
  },
  {
    name: 'a key that isn’t known',
    source: ERRORS,
    replies: [refused(401, 'authentication_error', 'invalid x-api-key')],
    reason: 'rejected',
    advice: 'key',
    requests: 1,
  },
  {
    name: 'a model that isn’t known',
    source: ERRORS,
    replies: [refused(404, 'not_found_error', 'model: claude-9')],
    reason: 'rejected',
    advice: 'model',
    requests: 1,
  },
  {
    name: 'a stream after thinking',
    source: STREAMING,
    isStream: true,
    replies: [
      events([
        start,
        block(0, { type: 'thinking', thinking: '', signature: '' }),
        ping,
        delta(0, { type: 'thinking_delta', thinking: 'The word is given.' }),
        delta(0, { type: 'signature_delta', signature: 'c2ln' }),
        stop(0),
        block(1, { type: 'text', text: '' }),
        delta(1, { type: 'text_delta', text: WORD }),
        stop(1),
        [
          'message_delta',
          {
            type: 'message_delta',
            delta: { stop_reason: 'end_turn', stop_sequence: null },
            usage: { output_tokens: 9 },
          },
        ],
        ['message_stop', { type: 'message_stop' }],
      ]),
    ],
    reason: null,
    requests: 1,
  },
  {
    name: 'a stream that is overloaded in the middle',
    source: `${STREAMING}: error events`,
    isStream: true,
    replies: [
      events([
        start,
        block(0, { type: 'text', text: '' }),
        delta(0, { type: 'text_delta', text: '{"wo' }),
        ['error', { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }],
      ]),
    ],
    reason: 'unavailable',
    advice: 'overloaded',
    requests: 1,
  },
];
