import { events, type Recorded, type RecordedReply, WORD } from './recorded.ts';

const message = (content: unknown) => ({
  id: 'msg_1',
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content: [content],
});
const reasoning = { id: 'rs_1', type: 'reasoning', summary: [] };
const call = {
  id: 'fc_1',
  type: 'function_call',
  status: 'completed',
  call_id: 'call_1',
  name: 'answer',
  arguments: WORD,
};
const outputText = { type: 'output_text', text: WORD, annotations: [] };

function response(output: unknown[], rest: object = {}): RecordedReply {
  return {
    body: {
      id: 'resp_1',
      object: 'response',
      created_at: 1_780_000_000,
      status: 'completed',
      error: null,
      incomplete_details: null,
      model: 'gpt-5-mini',
      output,
      usage: {
        input_tokens: 900,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 140,
        output_tokens_details: { reasoning_tokens: 128 },
        total_tokens: 1_040,
      },
      ...rest,
    },
  };
}

function refused(status: number, error: object, headers: Record<string, string> = {}): RecordedReply {
  return { status, headers, body: { error: { param: null, code: null, ...error } } };
}

const whole = response([reasoning, message(outputText)]);
const tooLong = refused(400, {
  message: 'Your input exceeds the context window of this model. Please adjust your input and try again.',
  type: 'invalid_request_error',
  param: 'input',
  code: 'context_length_exceeded',
});
const ERROR_CODES = 'Error codes (OpenAI API guide)';
const RESPONSES = 'The response object (OpenAI API reference, Responses)';
const STREAMING = 'Streaming events (OpenAI API reference, Responses)';
const STRUCTURED = 'Structured model outputs (OpenAI API guide)';

const created = [
  'response.created',
  { type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } },
] as const;

export const OPENAI: readonly Recorded[] = [
  { name: 'an answer after reasoning', source: RESPONSES, replies: [whole], reason: null, requests: 1 },
  {
    name: 'a refusal',
    source: `${STRUCTURED}: refusals`,
    replies: [response([message({ type: 'refusal', refusal: 'I’m sorry, I can’t help with that.' })])],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'reasoning that used up all tokens: more are allowed the second time',
    source: 'Reasoning models (OpenAI API guide): handling incomplete responses',
    replies: [
      response([reasoning], { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
      whole,
    ],
    reason: null,
    requests: 2,
    last: ({ max_output_tokens }) => max_output_tokens === 900 + 128,
  },
  {
    name: 'an answer that never fits',
    source: RESPONSES,
    replies: [
      response([message({ ...outputText, text: '{"wo' })], {
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
      }),
    ],
    reason: 'cut-off',
    requests: 2,
  },
  {
    name: 'a content filter',
    source: RESPONSES,
    replies: [
      response([message({ ...outputText, text: '' })], {
        status: 'incomplete',
        incomplete_details: { reason: 'content_filter' },
      }),
    ],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'a flagged prompt',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [
      refused(400, {
        message: 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
        type: 'invalid_request_error',
        code: 'invalid_prompt',
      }),
    ],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'too much material: half of it, without pictures',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [tooLong, whole],
    reason: null,
    requests: 2,
    last: (body) => JSON.stringify(body).includes('Less') && !JSON.stringify(body).includes('input_image'),
  },
  {
    name: 'too much material even after cutting it',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [tooLong],
    reason: 'rejected',
    advice: 'window',
    requests: 2,
  },
  {
    name: 'a rate limit that passes',
    source: 'Rate limits (OpenAI API guide)',
    replies: [
      refused(
        429,
        { message: 'Rate limit reached for requests', type: 'requests', code: 'rate_limit_exceeded' },
        { 'retry-after': '1', 'retry-after-ms': '15' },
      ),
      whole,
    ],
    reason: null,
    requests: 2,
  },
  {
    name: 'a quota that is used up',
    source: ERROR_CODES,
    replies: [
      refused(429, {
        message: 'You exceeded your current quota, please check your plan and billing details.',
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      }),
    ],
    reason: 'rejected',
    advice: 'credit',
    requests: 1,
  },
  {
    name: 'an overloaded engine',
    source: ERROR_CODES,
    replies: [
      refused(
        503,
        { message: 'The engine is currently overloaded, please try again later', type: 'server_error' },
        { 'retry-after-ms': '15' },
      ),
    ],
    reason: 'unavailable',
    advice: 'overloaded',
    requests: 2,
  },
  {
    name: 'a key that isn’t known',
    source: ERROR_CODES,
    replies: [
      refused(401, {
        message: 'Incorrect API key provided: fake-key.',
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      }),
    ],
    reason: 'rejected',
    advice: 'key',
    requests: 1,
  },
  {
    name: 'a model that isn’t known',
    source: ERROR_CODES,
    replies: [
      refused(404, {
        message: 'The model `gpt-9` does not exist or you do not have access to it.',
        type: 'invalid_request_error',
        code: 'model_not_found',
      }),
    ],
    reason: 'rejected',
    advice: 'model',
    requests: 1,
  },
  {
    name: 'a country that isn’t served',
    source: ERROR_CODES,
    replies: [
      refused(403, {
        message: 'Country, region, or territory not supported',
        type: 'request_forbidden',
        code: 'unsupported_country_region_territory',
      }),
    ],
    reason: 'rejected',
    advice: 'permission',
    requests: 1,
  },
  {
    name: 'a model that takes no reasoning effort',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [
      refused(400, {
        message: "Unsupported parameter: 'reasoning.effort' is not supported with this model.",
        type: 'invalid_request_error',
        param: 'reasoning.effort',
        code: 'unsupported_parameter',
      }),
      whole,
    ],
    reason: null,
    requests: 2,
    last: (body) => body.reasoning === undefined && body.text.format.type === 'json_schema',
  },
  {
    name: 'a schema that isn’t taken: a forced call instead',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [
      refused(400, {
        message: "Invalid schema for response_format 'answer': In context=(), 'pattern' is not permitted.",
        type: 'invalid_request_error',
        param: 'text.format.schema',
        code: 'invalid_json_schema',
      }),
      response([reasoning, call]),
    ],
    reason: null,
    requests: 2,
    last: (body) => body.tool_choice.name === 'answer' && JSON.stringify(body).includes('input_image'),
  },
  {
    name: 'neither schema nor tools: JSON mode',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [
      refused(400, {
        message: 'text.format: response_format is not supported',
        type: 'invalid_request_error',
      }),
      refused(400, { message: 'tools are not supported with this model', type: 'invalid_request_error' }),
      response([message(outputText)]),
    ],
    reason: null,
    requests: 3,
    last: (body) => body.text.format.type === 'json_object',
  },
  {
    name: 'a failure after the request was accepted',
    source: RESPONSES,
    replies: [
      response([], {
        status: 'failed',
        error: { code: 'server_error', message: 'The model failed to generate a response.' },
      }),
      whole,
    ],
    reason: null,
    requests: 2,
  },
  {
    name: 'a stream',
    source: STREAMING,
    isStream: true,
    replies: [
      events([
        created,
        [
          'response.output_item.added',
          { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
        ],
        [
          'response.output_text.delta',
          { type: 'response.output_text.delta', item_id: 'msg_1', delta: WORD.slice(0, 8) },
        ],
        [
          'response.output_text.delta',
          { type: 'response.output_text.delta', item_id: 'msg_1', delta: WORD.slice(8) },
        ],
        [
          'response.output_item.done',
          { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } },
        ],
        [
          'response.completed',
          {
            type: 'response.completed',
            response: { incomplete_details: null, usage: { input_tokens: 1, output_tokens: 1 } },
          },
        ],
      ]),
    ],
    reason: null,
    requests: 1,
  },
  {
    name: 'a stream that fails in the middle',
    source: STREAMING,
    isStream: true,
    replies: [
      events([
        created,
        [
          'response.output_item.added',
          { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
        ],
        [
          'response.output_text.delta',
          { type: 'response.output_text.delta', item_id: 'msg_1', delta: '{"wo' },
        ],
        [
          'error',
          {
            type: 'error',
            sequence_number: 4,
            code: 'server_error',
            message: 'Something went wrong',
            param: null,
          },
        ],
      ]),
    ],
    reason: 'unavailable',
    requests: 1,
  },
  {
    name: 'a stream that ends early',
    source: STREAMING,
    isStream: true,
    replies: [
      events([
        created,
        [
          'response.output_item.added',
          { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
        ],
        [
          'response.output_text.delta',
          { type: 'response.output_text.delta', item_id: 'msg_1', delta: '{"wo' },
        ],
      ]),
    ],
    reason: 'unavailable',
    advice: 'connection',
    requests: 1,
  },
];
