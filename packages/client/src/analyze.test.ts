import { expect, it } from 'vitest';
import { analyzePage } from './analyze.ts';
import { ApiError, createClient, dataOf } from './client.ts';

type Answer = [status: number, body: object, headers?: Record<string, string>];

/** A client of a server that gives these answers, one after another, and the requests that it got. */
function scripted(answers: Answer[]) {
  const requests: {
    call: string;
    authorization: string | null;
    prefer: string | null;
    key: string | null;
  }[] = [];
  const client = createClient({
    server: 'https://liftmark.test',
    key: 'lm_a_key',
    fetch: async ({ method, url, headers }) => {
      const key = headers.get('idempotency-key') ?? /analyses\/([^/]+)/.exec(url)?.[1] ?? null;
      const call = `${method} ${new URL(url).pathname.replace(/analyses\/[^/]+/, 'analyses/{key}')}`;
      requests.push({
        call,
        key,
        authorization: headers.get('authorization'),
        prefer: headers.get('prefer'),
      });
      const [status, body, more = {}] = answers.shift() ?? [500, {}];
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...more },
      });
    },
  });
  return { client, requests };
}

const page = { url: 'https://shop.test/' };
const state = (stage: string) => ({
  key: 'x',
  url: page.url,
  state: 'running',
  progress: { stage, percent: 50, detail: stage },
});
const busy: Answer = [503, { code: 'busy', message: 'Later.' }, { 'retry-after': '0' }];

it('starts an analysis, follows it, and gets its report, all under one key', async () => {
  const { client, requests } = scripted([
    busy,
    [202, state('queued')],
    [200, state('capture')],
    busy,
    [200, state('done')],
    [200, { reportId: 'r' }],
  ]);
  const seen: string[] = [];
  const options = { pollMs: 1, onProgress: ({ stage }: { stage: string }) => seen.push(stage) };
  expect(await analyzePage(client, page, options)).toEqual({ reportId: 'r' });
  expect(seen).toEqual(['capture', 'done']);
  expect(requests.map(({ call, prefer }) => `${call} ${prefer}`)).toEqual([
    'POST /api/v1/analyze/url respond-async',
    'POST /api/v1/analyze/url respond-async',
    'GET /api/v1/analyses/{key} null',
    'GET /api/v1/analyses/{key} null',
    'GET /api/v1/analyses/{key} null',
    'POST /api/v1/analyze/url null',
  ]);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(new Set(requests.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer lm_a_key']));
});

it('rejects with the reason of the server', async () => {
  const failed = scripted([
    [202, state('queued')],
    [200, state('failed')],
    [422, { code: 'dns', message: 'No such site.' }],
  ]);
  await expect(analyzePage(failed.client, page, { pollMs: 1 })).rejects.toMatchObject({
    code: 'dns',
    status: 422,
    message: 'No such site.',
  });
  const limited = scripted([[429, { code: 'rate_limited', message: 'Wait.' }, { 'retry-after': '3600' }]]);
  await expect(analyzePage(limited.client, page)).rejects.toMatchObject({ retryAfterS: 3600 });
});

it('cancels the analysis where the caller gives up', async () => {
  const { client, requests } = scripted([
    [202, state('queued')],
    [200, state('capture')],
    [200, state('failed')],
  ]);
  const stop = new AbortController();
  const reason = new Error('enough');
  const analysis = analyzePage(client, page, { signal: stop.signal, onProgress: () => stop.abort(reason) });
  await expect(analysis).rejects.toBe(reason);
  expect(requests.at(-1)?.call).toBe('POST /api/v1/analyses/{key}/cancel');
});

it('says so where something else answers', async () => {
  const { client } = scripted([[404, { error: 'no route' }]]);
  const answer = dataOf(client.GET('/api/v1/account/plan'));
  await expect(answer).rejects.toThrow(ApiError);
  await expect(answer).rejects.toThrow('not as Liftmark does');
});
