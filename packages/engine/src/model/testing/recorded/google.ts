import { events, type Recorded, type RecordedReply, WORD } from './recorded.ts';

const usageMetadata = {
  promptTokenCount: 900,
  candidatesTokenCount: 12,
  thoughtsTokenCount: 64,
  totalTokenCount: 976,
};

function generated(parts: unknown[], finishReason: string): RecordedReply {
  return {
    body: {
      candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }],
      usageMetadata,
      modelVersion: 'gemini-2.5-flash',
      responseId: 'r1',
    },
  };
}

function refused(code: number, status: string, message: string, details: unknown[] = []): RecordedReply {
  return { status: code, body: { error: { code, message, status, details } } };
}

const whole = generated([{ text: 'The word is given.', thought: true }, { text: WORD }], 'STOP');
const ERRORS = 'API errors (Gemini API docs, GenerateContent)';
const REFERENCE = 'Generating content (Gemini API reference): FinishReason and PromptFeedback';

export const GOOGLE: readonly Recorded[] = [
  {
    name: 'an answer after thoughts',
    source: 'Gemini thinking (Gemini API docs)',
    replies: [whole],
    reason: null,
    requests: 1,
  },
  {
    name: 'a prompt that is blocked',
    source: REFERENCE,
    replies: [{ body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata } }],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'an answer that is blocked',
    source: REFERENCE,
    replies: [{ body: { candidates: [{ finishReason: 'SAFETY', index: 0 }], usageMetadata } }],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'an answer that recites',
    source: REFERENCE,
    replies: [generated([{ text: '{"wo' }], 'RECITATION')],
    reason: 'refused',
    requests: 1,
  },
  {
    name: 'an answer cut off at its limit',
    source: REFERENCE,
    replies: [generated([{ text: '{"wo' }], 'MAX_TOKENS')],
    reason: 'cut-off',
    requests: 2,
  },
  {
    name: 'a call that is malformed',
    source: 'Our own wording of a refused schema, in the shape of the Gemini API’s errors; FinishReason',
    replies: [
      refused(400, 'INVALID_ARGUMENT', 'response_schema is not supported by this model'),
      {
        body: {
          candidates: [{ content: {}, finishReason: 'MALFORMED_FUNCTION_CALL', index: 0 }],
          usageMetadata,
        },
      },
    ],
    reason: 'malformed',
    requests: 3,
  },
  {
    name: 'too much material',
    source: 'Gemini CLI issue 6678: the input token count exceeds the maximum',
    replies: [
      refused(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1200293) exceeds the maximum number of tokens allowed (1048576).',
      ),
      whole,
    ],
    reason: null,
    requests: 2,
    last: (body) => JSON.stringify(body).includes('Less') && !JSON.stringify(body).includes('inlineData'),
  },
  {
    name: 'a schema that isn’t taken: a forced call instead',
    source: 'Our own wording of a refused schema, in the shape of the Gemini API’s errors; Function calling',
    replies: [
      refused(400, 'INVALID_ARGUMENT', 'Invalid value at generation_config.response_json_schema'),
      generated([{ functionCall: { name: 'answer', args: { word: 'harbor' } } }], 'STOP'),
    ],
    reason: null,
    requests: 2,
    last: ({ toolConfig }) => toolConfig.functionCallingConfig.allowedFunctionNames[0] === 'answer',
  },
  {
    name: 'a model that takes no thinking budget',
    source: 'Our own wording of a refused parameter, in the shape of the Gemini API’s errors',
    replies: [
      refused(400, 'INVALID_ARGUMENT', 'Thinking budget is not supported by this model.'),
      generated([{ text: WORD }], 'STOP'),
    ],
    reason: null,
    requests: 2,
    last: ({ generationConfig }) => generationConfig.thinkingConfig === undefined,
  },
  {
    name: 'a key that isn’t known',
    source: ERRORS,
    replies: [
      refused(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
        },
      ]),
    ],
    reason: 'rejected',
    advice: 'key',
    requests: 1,
  },
  {
    name: 'a country without a free tier',
    source: ERRORS,
    replies: [
      refused(
        400,
        'FAILED_PRECONDITION',
        'User location is not supported for the API use without a billing account.',
      ),
    ],
    reason: 'rejected',
    advice: 'permission',
    requests: 1,
  },
  {
    name: 'credit that is used up',
    source: ERRORS,
    replies: [refused(402, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted.')],
    reason: 'rejected',
    advice: 'credit',
    requests: 1,
  },
  {
    name: 'a rate limit with a long delay',
    source: ERRORS,
    replies: [
      refused(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' },
      ]),
    ],
    reason: 'rate-limited',
    advice: 'limit',
    requests: 1,
  },
  {
    name: 'overload that passes',
    source: ERRORS,
    replies: [
      refused(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.01s' },
      ]),
      whole,
    ],
    reason: null,
    requests: 2,
  },
  {
    name: 'a model that isn’t known',
    source: ERRORS,
    replies: [refused(404, 'NOT_FOUND', 'models/gemini-9 is not found for API version v1beta')],
    reason: 'rejected',
    advice: 'model',
    requests: 1,
  },
  {
    name: 'a stream after thoughts',
    source: 'Gemini thinking (Gemini API docs): streaming',
    isStream: true,
    replies: [
      events([
        [
          null,
          {
            candidates: [{ content: { parts: [{ text: 'Hm.', thought: true }], role: 'model' }, index: 0 }],
            usageMetadata,
          },
        ],
        [
          null,
          {
            candidates: [
              { content: { parts: [{ text: WORD }], role: 'model' }, finishReason: 'STOP', index: 0 },
            ],
            usageMetadata,
          },
        ],
      ]),
    ],
    reason: null,
    requests: 1,
  },
  {
    name: 'a stream that is blocked in the middle',
    source: REFERENCE,
    isStream: true,
    replies: [
      events([
        [
          null,
          {
            candidates: [{ content: { parts: [{ text: '{"wo' }], role: 'model' }, index: 0 }],
            usageMetadata,
          },
        ],
        [null, { candidates: [{ finishReason: 'SAFETY', index: 0 }], usageMetadata }],
      ]),
    ],
    reason: 'refused',
    requests: 1,
  },
];
