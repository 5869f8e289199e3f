import { events, type Recorded, type RecordedReply, WORD } from './recorded.ts';

function completion(message: object, finish_reason = 'stop'): RecordedReply {
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_780_000_000,
      model: 'local',
      choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason }],
      usage: { prompt_tokens: 900, completion_tokens: 12, total_tokens: 912 },
    },
  };
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  [
    null,
    {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'local',
      choices: [{ index: 0, delta, finish_reason }],
    },
  ] as const;

const refused = (status: number, error: unknown): RecordedReply => ({ status, body: { error } });
const whole = completion({ content: WORD });
const vllm = (message: string) => refused(400, { message, type: 'BadRequestError', param: null, code: 400 });
const OPENROUTER = 'Errors and Debugging (OpenRouter docs)';

export const OPENAI_COMPATIBLE: readonly Recorded[] = [
  {
    name: 'an answer beside its reasoning',
    source: 'Reasoning Outputs (vLLM docs)',
    replies: [completion({ reasoning_content: 'Is it {"word": "port"}?', content: WORD })],
    reason: null,
    requests: 1,
  },
  {
    name: 'reasoning within the answer',
    source: 'Reasoning Outputs (vLLM docs): deepseek_r1 looks for think tags',
    replies: [completion({ content: `<think>Is it {"word": 5}?</think>\n\n${WORD}` })],
    reason: null,
    requests: 1,
  },
  {
    name: 'reasoning whose beginning is in the prompt template',
    source: 'Reasoning Outputs (vLLM docs): deepseek_r1 looks for think tags',
    replies: [completion({ content: `Is it {"word": 5}?\n</think>\n${WORD}` })],
    reason: null,
    requests: 1,
  },
  {
    name: 'an answer in a code fence with words around it',
    source: 'Structured model outputs (OpenAI API guide): JSON mode',
    replies: [completion({ content: `Here you are:\n\`\`\`json\n${WORD}\n\`\`\`\nIs {this} all right?` })],
    reason: null,
    requests: 1,
  },
  {
    name: 'JSON that is malformed once',
    source: 'The chat completion object (OpenAI API reference)',
    replies: [completion({ content: '{"word": harbor}' }), whole],
    reason: null,
    requests: 2,
    last: ({ messages }) => messages.at(-1).content.includes('could not be used'),
  },
  {
    name: 'JSON that is always malformed',
    source: 'The chat completion object (OpenAI API reference)',
    replies: [completion({ content: '{"word": harbor}' })],
    reason: 'malformed',
    requests: 2,
  },
  {
    name: 'too much material for vLLM',
    source: 'vLLM issue 20409 and OGX issue 4534: the maximum context length',
    replies: [
      {
        status: 400,
        body: {
          object: 'error',
          message:
            "This model's maximum context length is 6048 tokens. However, you requested 6616 tokens. Please reduce the length of the messages or completion.",
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      },
      whole,
    ],
    reason: null,
    requests: 2,
    last: (body) => JSON.stringify(body).includes('Less'),
  },
  {
    name: 'too much material for llama.cpp, reported as an error of the server',
    source: 'textgen issue 7257: the answer of the llama.cpp server',
    replies: [
      refused(500, {
        code: 400,
        message: 'the request exceeds the available context size. try increasing the context size',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14_429,
        n_ctx: 8_192,
      }),
      whole,
    ],
    reason: null,
    requests: 2,
  },
  {
    name: 'a server that takes one picture',
    source: 'vLLM issue 13397: At most 1 image(s) may be provided',
    replies: [
      {
        status: 400,
        body: {
          object: 'error',
          message: 'At most 1 image(s) may be provided in one request.',
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      },
      whole,
    ],
    reason: null,
    requests: 2,
    last: (body) => JSON.stringify(body).split('image_url":{').length === 2,
  },
  {
    name: 'a server without the part of the model that reads pictures',
    source: 'llama.cpp issue 13566: image input is not supported by this server',
    replies: [
      refused(500, {
        code: 500,
        message: 'image input is not supported by this server',
        type: 'server_error',
      }),
      refused(500, {
        code: 500,
        message: 'image input is not supported by this server',
        type: 'server_error',
      }),
      whole,
    ],
    reason: null,
    requests: 3,
    last: (body) => !JSON.stringify(body).includes('image_url'),
  },
  {
    name: 'a router without an endpoint that takes pictures',
    source: 'oai-compatible-copilot issue 230: No endpoints found that support image input',
    replies: [
      refused(404, {
        code: '404',
        message: 'No endpoints found that support image input',
        param: '',
        type: '',
      }),
      refused(404, {
        code: '404',
        message: 'No endpoints found that support image input',
        param: '',
        type: '',
      }),
      whole,
    ],
    reason: null,
    requests: 3,
  },
  {
    name: 'a reasoning model behind a gateway that wants the new name of the limit',
    source: 'Reasoning models (OpenAI API guide): controlling costs',
    replies: [
      refused(400, {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      }),
      whole,
    ],
    reason: null,
    requests: 2,
    last: ({ max_tokens, max_completion_tokens }) =>
      max_tokens === undefined && max_completion_tokens === 900,
  },
  {
    name: 'a limit of the answer above the one of the model',
    source: 'Our own wording, in the shape of OpenAI’s errors',
    replies: [
      refused(400, {
        message: 'max_tokens is too large: 900. This model supports at most 512 completion tokens.',
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'invalid_value',
      }),
      whole,
    ],
    reason: null,
    requests: 2,
    last: ({ max_tokens }) => max_tokens === 450,
  },
  {
    name: 'a request that is refused whatever it does without',
    source: 'Our own wording, in the shape of vLLM’s errors',
    replies: [vllm('Bad request')],
    reason: 'rejected',
    advice: 'request',
    requests: 8,
  },
  {
    name: 'no structured output: a forced call',
    source: 'Our own wording of a refused response_format, in the shape of DeepSeek’s errors',
    replies: [
      refused(400, {
        message: 'This response_format type is unavailable now',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      }),
      completion(
        { tool_calls: [{ id: 'c1', type: 'function', function: { name: 'answer', arguments: WORD } }] },
        'tool_calls',
      ),
    ],
    reason: null,
    requests: 2,
  },
  {
    name: 'a tool that is accepted and not called',
    source: 'Our own wording of a refused response_format, in the shape of vLLM’s errors',
    replies: [vllm('response_format is not supported'), whole],
    reason: null,
    requests: 2,
  },
  {
    name: 'neither schema nor tools nor JSON mode',
    source: 'Our own wording of refused parameters, in the shape of vLLM’s errors',
    replies: [
      vllm('response_format is not supported'),
      vllm('"auto" tool choice requires --enable-auto-tool-choice'),
      vllm('response_format is not supported'),
      whole,
    ],
    reason: null,
    requests: 4,
    last: ({ response_format, tools }) => response_format === undefined && tools === undefined,
  },
  {
    name: 'a content filter in front of the model',
    source: 'Azure OpenAI errors (Microsoft Learn): content_filter',
    replies: [
      refused(400, {
        message: 'The response was filtered due to the prompt triggering the content management policy.',
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation' },
      }),
    ],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'a flagged request',
    source: `${OPENROUTER}: moderation errors`,
    replies: [
      refused(403, {
        code: 403,
        message: 'Your chosen model requires moderation and your input was flagged',
        metadata: { reasons: ['violence'], flagged_input: 'The…', provider_name: 'p' },
      }),
    ],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'a refusal in its own field',
    source: 'The chat completion object (OpenAI API reference)',
    replies: [completion({ refusal: 'I can’t help with that.' })],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'an account without balance',
    source: 'Error Codes (DeepSeek API docs)',
    replies: [
      refused(402, {
        message: 'Insufficient Balance',
        type: 'unknown_error',
        param: null,
        code: 'invalid_request_error',
      }),
    ],
    reason: 'rejected',
    advice: 'credit',
    requests: 1,
  },
  {
    name: 'a failure behind a router, with the status of success',
    source: OPENROUTER,
    replies: [{ body: { error: { code: 502, message: 'Provider returned error' } } }, whole],
    reason: null,
    requests: 2,
  },
  {
    name: 'a model that isn’t pulled',
    source: 'Our own wording of an unknown model, in the shape of OpenAI’s errors',
    replies: [
      refused(404, {
        message: 'model "local" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      }),
    ],
    reason: 'rejected',
    advice: 'model',
    requests: 1,
  },
  {
    name: 'a web page in place of the API',
    source: 'No document: any web server',
    replies: [{ headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Welcome</title>' }],
    reason: 'rejected',
    advice: 'address',
    requests: 1,
  },
  {
    name: 'a gateway whose server is down',
    source: 'No document: any gateway',
    replies: [
      {
        status: 502,
        headers: { 'content-type': 'text/html' },
        body: '<html><h1>502 Bad Gateway</h1></html>',
      },
      whole,
    ],
    reason: null,
    requests: 2,
  },
  {
    name: 'a server that closes in the middle',
    source: 'No document: any connection that is lost',
    replies: [{ ...whole, breaksOff: true }],
    reason: 'unavailable',
    advice: 'connection',
    requests: 2,
  },
  {
    name: 'a stream with reasoning',
    source: 'Reasoning Outputs (vLLM docs): streaming',
    isStream: true,
    replies: [
      events([
        chunk({ role: 'assistant', content: '' }),
        chunk({ reasoning_content: 'Hm.' }),
        chunk({ content: WORD }),
        chunk({}, 'stop'),
      ]),
    ],
    reason: null,
    requests: 1,
  },
  {
    name: 'a stream that ends without a reason',
    source: 'The chat completion chunk object (OpenAI API reference)',
    isStream: true,
    replies: [events([chunk({ role: 'assistant', content: '{"wo' })])],
    reason: 'unavailable',
    advice: 'connection',
    requests: 1,
  },
  {
    name: 'a whole stream that ends without a reason',
    source: 'The chat completion chunk object (OpenAI API reference)',
    isStream: true,
    replies: [events([chunk({ role: 'assistant', content: WORD })])],
    reason: null,
    requests: 1,
  },
  {
    name: 'a stream that fails in the middle',
    source: OPENROUTER,
    isStream: true,
    replies: [
      events([
        chunk({ role: 'assistant', content: '{"wo' }),
        [null, { error: { code: 502, message: 'Provider disconnected' } }],
      ]),
    ],
    reason: 'unavailable',
    requests: 1,
  },
];
