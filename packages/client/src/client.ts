import createFetchClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

export interface ClientOptions {
  /** Origin of the server: `https://liftmark.example`. */
  server: string;
  /** `lm_…`. */
  key: string;
  fetch?: (request: Request) => Promise<Response>;
}

export type Client = ReturnType<typeof createClient>;

/** Every call of the versioned API, with its types. */
export function createClient({ server, key, fetch }: ClientOptions) {
  return createFetchClient<paths>({
    baseUrl: server,
    headers: { authorization: `Bearer ${key}` },
    ...(fetch && { fetch }),
  });
}

/** A call that the server refused. The message is for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: components['schemas']['Error']['code'];
  /** Seconds after which a retry makes sense. */
  readonly retryAfterS: number | null;

  constructor(response: Response, body: unknown) {
    const { code, message } = isErrorBody(body) ? body : { code: 'internal' as const, message: NOT_OURS };
    super(message);
    this.status = response.status;
    this.code = code;
    const retryAfter = response.headers.get('retry-after');
    this.retryAfterS = retryAfter === null ? null : Number(retryAfter);
  }
}

const NOT_OURS = 'The server answered, but not as Liftmark does. Check its address.';

function isErrorBody(body: unknown): body is components['schemas']['Error'] {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The data of an answer.
 * @throws ApiError
 */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer;
  if (data === undefined || !response.ok) throw new ApiError(response, error);
  return data;
}
