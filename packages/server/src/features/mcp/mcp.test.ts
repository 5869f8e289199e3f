import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { analyses, trackRecords, trialRuns, users } from '../../database/schema.ts';
import { notify } from '../../platform/notifications.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { bearer, createTestKey } from '../../testing/test-keys.ts';
import { testReport } from '../../testing/test-report.ts';
import { createTestTeam, inside, newPerson } from '../../testing/test-team.ts';
import { testPatch } from '../../testing/test-trial.ts';
import { TRACK_RECORD_TOPIC } from '../track-record/count-records.ts';
import { createSessions } from './session.ts';

// Each test starts several sessions, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const PAGE = 'https://shop.test/kettle';
const WAIT = { timeout: 60_000 };

let test: TestApp;
let origin: string;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { environment: { RATE_LIMIT_FACTOR: '10' } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
afterAll(() => test.close());

async function keyOf(plan: 'free' | 'pro', scopes: ('read' | 'analyze')[] = ['read', 'analyze']) {
  const owner = await signedInAs(test, { plan });
  return { owner, headers: bearer(await createTestKey(test, owner, { scopes })) };
}

async function connected(headers: Record<string, string>): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } });
  const client = new Client({ name: 'test', version: '1' });
  // The types of the SDK don't know exact optional properties.
  await client.connect(transport as unknown as Parameters<Client['connect']>[0], WAIT);
  closers.push(() => client.close());
  return client;
}

async function call(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: given }, undefined, WAIT)) as CallToolResult;
}

describe('with a key', () => {
  it('analyzes a page with progress, and finds its report like the API does', async () => {
    const { owner, headers } = await keyOf('pro');
    const client = await connected(headers);
    const messages: string[] = [];
    const result = (await client.callTool({ name: 'analyze_page', arguments: { url: PAGE } }, undefined, {
      ...WAIT,
      onprogress: ({ message = '' }) => void messages.push(message),
    })) as CallToolResult;
    expect(result.structuredContent, JSON.stringify(result.content)).toMatchObject({ score: 70, url: PAGE });
    expect(messages).toContain('Checking');
    const { reportId } = result.structuredContent as { reportId: string };
    const view = await test.app.inject({ url: `/api/reports/${reportId}`, headers: owner });
    expect(view.json()).toMatchObject({ secureId: reportId, isOwner: true });
    const list = await call(client, 'list_reports');
    expect(list.structuredContent).toMatchObject({
      total: 1,
      reports: [{ reportId, url: PAGE, score: '70 (B-)' }],
    });
    const again = await call(client, 'analyze_page', { url: PAGE });
    const changes = await call(client, 'compare_with_last_report', {
      reportId: again.structuredContent?.reportId,
    });
    expect(changes.structuredContent).toMatchObject({ previous: { reportId } });
  });

  it('has reports written in the language of the account', async () => {
    const { owner, headers } = await keyOf('pro');
    await test.app.inject({
      method: 'PUT',
      url: '/api/account/report-language',
      payload: { reportLanguage: 'de' },
      headers: owner,
    });
    const url = 'https://shop.test/wasserkessel';
    await call(await connected(headers), 'analyze_page', { url });
    expect(test.engine.hints.get(url)?.reportLanguage).toBe('de');
  });

  it('compares pages for an account with Pro', async () => {
    const given = { url: PAGE, competitorUrls: ['https://rival.test/'] };
    const pro = await call(await connected((await keyOf('pro')).headers), 'compare_pages', given);
    expect(pro.structuredContent, JSON.stringify(pro.content)).toMatchObject({
      reportId: expect.any(String),
    });
    const free = await call(await connected((await keyOf('free')).headers), 'compare_pages', given);
    expect(free.isError).toBe(true);
    expect(JSON.stringify(free.content)).toContain('requires a Pro subscription');
  });

  it('counts analyses by the plan, and shows what the plan shows', async () => {
    const { headers } = await keyOf('free');
    const client = await connected(headers);
    const results: CallToolResult[] = [];
    for (let page = 0; page < 4; page += 1) {
      results.push(await call(client, 'analyze_page', { url: `${PAGE}-${page}` }));
    }
    expect(results.map(({ isError }) => isError ?? false)).toEqual([false, false, false, true]);
    expect(JSON.stringify(results[3]?.content)).toContain('Free plan limit reached');
    expect(results[0]?.structuredContent).toMatchObject({ lockedCount: 2 });
    const { structuredContent } = await call(client, 'list_diagnoses', {
      reportId: results[0]?.structuredContent?.reportId,
    });
    const { diagnoses } = structuredContent as { diagnoses: { id: string; details: unknown }[] };
    expect(diagnoses.map(({ details }) => details !== null)).toEqual([true, true, false, false]);
  });

  it('says what became of the same advice before', async () => {
    const client = await connected((await keyOf('pro')).headers);
    const { structuredContent } = await call(client, 'analyze_page', { url: PAGE });
    const { reportId } = structuredContent as { reportId: string };
    const listed = async () => JSON.stringify((await call(client, 'list_diagnoses', { reportId })).content);
    expect(await listed()).not.toContain('So far');
    const { diagnoses } = (await call(client, 'list_diagnoses', { reportId })).structuredContent as {
      diagnoses: { id: string }[];
    };
    const counted = {
      advised: 30,
      done: 14,
      doneIn: 6,
      verified: 11,
      verifiedIn: 5,
      kind: 'diagnosis' as const,
    };
    const { database } = test.services;
    await database.insert(trackRecords).values({ ...counted, advice: diagnoses[0]?.id ?? '', effect: null });
    await notify(database, TRACK_RECORD_TOPIC);
    await expect.poll(listed).toContain('So far: Done 14 times here, verified 11');
    await database.delete(trackRecords);
  });

  it('starts no analysis without the permission', async () => {
    const client = await connected((await keyOf('pro', ['read'])).headers);
    const result = await call(client, 'analyze_page', { url: PAGE });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain('“analyze” permission');
    expect((await call(client, 'list_reports')).isError).toBeFalsy();
  });

  it('finds no report of another account', async () => {
    const mine = await connected((await keyOf('pro')).headers);
    const { structuredContent } = await call(mine, 'analyze_page', { url: PAGE });
    const { reportId } = structuredContent as { reportId: string };
    const theirs = await connected((await keyOf('pro')).headers);
    for (const name of ['get_report', 'list_diagnoses', 'compare_with_last_report', 'get_screenshot']) {
      const result = await call(theirs, name, { reportId });
      expect(JSON.stringify(result.content), name).toContain('There is no report with this id');
    }
    await expect(theirs.readResource({ uri: `liftmark://reports/${reportId}` })).rejects.toMatchObject({
      code: -32002,
    });
  });

  it('says why a page could not be analyzed', async () => {
    const client = await connected((await keyOf('pro')).headers);
    const result = await call(client, 'analyze_page', { url: 'https://shop.test/fail/dns' });
    expect(JSON.stringify(result.content)).toContain('(dns)');
    const broken = await call(client, 'analyze_page', { url: 'https://shop.test/broken' });
    expect(JSON.stringify(broken.content)).not.toContain('a bug');
  });

  it('cancels the analysis on its worker', async () => {
    const { owner, headers } = await keyOf('pro');
    const client = await connected(headers);
    const stop = new AbortController();
    const url = 'https://shop.test/held-by-mcp';
    const running = client.callTool({ name: 'analyze_page', arguments: { url } }, undefined, {
      ...WAIT,
      signal: stop.signal,
    });
    await expect.poll(() => test.engine.analyzed).toContain(url);
    stop.abort('no longer needed');
    await expect(running).rejects.toThrow();
    const states = async () =>
      (await test.services.database.select().from(analyses).where(eq(analyses.url, url))).map(
        ({ state }) => state,
      );
    await expect.poll(states).toEqual(['cancelled']);
    const list = await test.app.inject({ url: '/api/reports', headers: owner });
    expect(list.json()).toEqual([]);
  });
});

describe('a fix', () => {
  let pages = 0;

  /** A report of a client whose first recommendations have these ids and a fix. */
  async function reportWith(client: Client, ids: string[]): Promise<string> {
    pages += 1;
    const url = `https://shop.test/to-try-${pages}`;
    const report = testReport(url);
    const recommendations = report.recommendations.map((item, index) => {
      const id = ids[index];
      return id === undefined ? item : { ...item, id, place: 'also' as const, patch: testPatch() };
    });
    test.engine.found.set(url, { ...report, recommendations });
    const { structuredContent } = await call(client, 'analyze_page', { url });
    return String(structuredContent?.reportId);
  }

  it('is tried with progress and pictures, and stays in the report', async () => {
    const client = await connected((await keyOf('pro')).headers);
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'try_fix')).toMatchObject({
      inputSchema: { required: ['reportId', 'diagnosisId'] },
      annotations: { readOnlyHint: false, openWorldHint: true },
    });
    const reportId = await reportWith(client, ['one']);
    const messages: string[] = [];
    const tried = (await client.callTool(
      { name: 'try_fix', arguments: { reportId, diagnosisId: 'one' } },
      undefined,
      { ...WAIT, onprogress: ({ message = '' }) => void messages.push(message) },
    )) as CallToolResult;
    expect(tried.structuredContent, JSON.stringify(tried.content)).toMatchObject({
      ...{ reportId, diagnosisId: 'one', applied: true, holds: true },
      score: { before: 61, after: 66 },
    });
    expect(tried.content.map((part) => (part.type === 'image' ? part.mimeType : part.type))).toEqual([
      'text',
      'image/jpeg',
      'image/jpeg',
    ]);
    expect(messages.length).toBeGreaterThan(0);
    const fix = await call(client, 'get_fix', { reportId, diagnosisId: 'one' });
    expect(fix.structuredContent).toMatchObject({
      trial: { applied: true, score: { before: 61, after: 66 } },
    });
  });

  it('is tried, as a page is analyzed, only in the role that it takes', async () => {
    const [owner, bob] = [await newPerson(test), await newPerson(test)];
    const team = await createTestTeam(test, { owner, admin: bob });
    const key = await createTestKey(test, inside(bob, team) as { cookie: string });
    const client = await connected(bearer(key));
    const reportId = await reportWith(client, ['one']);
    await test.app.inject({
      method: 'PUT',
      url: `/api/workspaces/${team}/members/${bob.id}`,
      headers: inside(owner, team),
      payload: { role: 'viewer' },
    });
    const calls: [string, Record<string, unknown>][] = [
      ['analyze_page', { url: PAGE }],
      ['compare_pages', { url: PAGE, competitorUrls: ['https://rival.test/'] }],
      ['try_fix', { reportId, diagnosisId: 'one' }],
    ];
    for (const [name, given] of calls) {
      const { isError, content } = await call(client, name, given);
      const refused = expect.stringContaining('You can view this workspace but not change it');
      expect([name, isError, JSON.stringify(content)]).toEqual([name, true, refused]);
    }
    expect((await call(client, 'get_report', { reportId })).isError).toBeFalsy();
  });

  it('is tried within the plan, and by no one else', async () => {
    const { owner, headers } = await keyOf('free');
    const client = await connected(headers);
    const reportId = await reportWith(client, ['one', 'two', 'three']);
    const refusal = async (by: Client, diagnosisId: string) => {
      const { isError, content } = await call(by, 'try_fix', { reportId, diagnosisId });
      return isError ? JSON.stringify(content) : null;
    };
    expect(await refusal(client, 'three')).toContain('(forbidden)');
    expect(await refusal(client, 'none')).toContain('(not_found)');
    expect(await refusal(client, 'recommendation-d')).toContain('(forbidden)');
    expect(await refusal(await connected((await keyOf('pro')).headers), 'one')).toContain('(not_found)');
    const reader = await createTestKey(test, owner, { scopes: ['read'] });
    expect(await refusal(await connected(bearer(reader)), 'one')).toContain('“analyze” permission');
    expect(await refusal(client, 'one')).toBeNull();
    const { database } = test.services;
    const [run] = await database.select().from(trialRuns).orderBy(desc(trialRuns.createdAt)).limit(1);
    if (run === undefined) throw new Error('No run');
    const { id: _, ...same } = run;
    await database.insert(trialRuns).values(Array.from({ length: 4 }, () => ({ ...same, request: null })));
    expect(await refusal(client, 'two')).toContain('(free_limit)');
  });

  it('is tried once for each id of a call', async () => {
    const { headers } = await keyOf('pro');
    const client = await connected(headers);
    const reportId = await reportWith(client, ['one', 'two']);
    const send = async (diagnosisId: string) => {
      const answer = await fetch(`${origin}/mcp`, {
        method: 'POST',
        headers: {
          ...headers,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          'mcp-session-id': client.transport?.sessionId ?? '',
        },
        body: JSON.stringify({
          ...{ jsonrpc: '2.0', id: 900, method: 'tools/call' },
          params: { name: 'try_fix', arguments: { reportId, diagnosisId } },
        }),
      });
      return answer.text();
    };
    expect(await send('one')).toContain('"applied":true');
    expect(await send('two')).toContain('(conflict)');
  });

  it('that breaks ends with a sentence, not with the exception', async () => {
    const client = await connected((await keyOf('pro')).headers);
    const reportId = await reportWith(client, ['broken']);
    const { isError, content } = await call(client, 'try_fix', { reportId, diagnosisId: 'broken' });
    expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('on our side')]);
    expect(JSON.stringify(content)).not.toContain('a bug');
  });

  it('is no longer tried once the call is canceled', async () => {
    const client = await connected((await keyOf('pro')).headers);
    const reportId = await reportWith(client, ['held']);
    const stop = new AbortController();
    const running = client.callTool(
      { name: 'try_fix', arguments: { reportId, diagnosisId: 'held' } },
      undefined,
      { ...WAIT, signal: stop.signal },
    );
    await expect.poll(() => test.engine.tries, WAIT).toContain('held');
    stop.abort('no longer needed');
    await expect(running).rejects.toThrow();
    const { database } = test.services;
    const state = async () => {
      const [run] = await database.select().from(trialRuns).orderBy(desc(trialRuns.createdAt)).limit(1);
      return run?.state;
    };
    await expect.poll(state, WAIT).toBe('cancelled');
    const fix = await call(client, 'get_fix', { reportId, diagnosisId: 'held' });
    expect(fix.structuredContent).toMatchObject({ trial: null });
  });
});

describe('requests that are refused', () => {
  const ACCEPT = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const OPEN = {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };

  async function post(headers: Record<string, string>, body: unknown) {
    const response = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: { ...ACCEPT, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : null,
    };
  }

  async function session() {
    const { owner, headers } = await keyOf('pro');
    const opened = await post(headers, OPEN);
    const id = opened.headers.get('mcp-session-id') ?? '';
    return { owner, headers, id, open: { ...headers, 'mcp-session-id': id } };
  }

  it('opens a session, which any later request carries', async () => {
    const { open, id } = await session();
    expect(id).toMatch(/^[\x21-\x7e]{40,200}$/);
    const { status, text } = await post(open, LIST);
    expect(status).toBe(200);
    expect(text).toContain('analyze_page');
  });

  it('says what is wrong with the session', async () => {
    const { headers, id } = await session();
    const early = await post(headers, LIST);
    expect([early.status, early.body.error.message]).toEqual([
      400,
      expect.stringContaining('“initialize” first'),
    ]);
    for (const wrong of ['none', `${id}x`, id.replace(/^\w/, 'a'), 'x'.repeat(4_000), '..']) {
      const refused = await post({ ...headers, 'mcp-session-id': wrong }, LIST);
      expect([refused.status, refused.body.error.data.code]).toEqual([404, 'not_found']);
    }
    const other = await keyOf('pro');
    expect((await post({ ...other.headers, 'mcp-session-id': id }, LIST)).status).toBe(404);
  });

  it('ends sessions after a day', () => {
    let now = 0;
    const sessions = createSessions('secret', () => now);
    const id = sessions.open('key');
    now += 24 * 3600 * 1000 - 1;
    expect(sessions.isOpen(id, 'key')).toBe(true);
    now += 1;
    expect(sessions.isOpen(id, 'key')).toBe(false);
  });

  it('asks for a key, and says where the resource is described', async () => {
    for (const headers of [{}, { authorization: 'Bearer lm_000000000000_0' }] as Record<string, string>[]) {
      const refused = await post(headers, OPEN);
      expect([refused.status, refused.body.jsonrpc]).toEqual([401, '2.0']);
      expect(refused.headers.get('www-authenticate')).toMatch(
        /^Bearer .*resource_metadata="http:\/\/localhost:3000\/\.well-known\/oauth-protected-resource\/mcp"$/,
      );
    }
    const cookie = await signedInAs(test, { plan: 'pro' });
    expect((await post(cookie, OPEN)).status).toBe(401);
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/mcp',
    ]) {
      const described = await test.app.inject({ url: path });
      expect(described.json()).toMatchObject({
        resource: 'http://localhost:3000/mcp',
        scopes_supported: ['read', 'analyze'],
      });
    }
  });

  it('stops at once when the key is revoked', async () => {
    const { owner, open } = await session();
    const [key] = (await test.app.inject({ url: '/api/account/keys', headers: owner })).json();
    await test.app.inject({ method: 'DELETE', url: `/api/account/keys/${key.id}`, headers: owner });
    expect((await post(open, LIST)).status).toBe(401);
  });

  it('refuses other sites and other names of this machine', async () => {
    const { open } = await session();
    const foreign = await post({ ...open, origin: 'https://evil.test' }, LIST);
    expect([foreign.status, foreign.body.error.data.code]).toEqual([403, 'forbidden']);
    expect((await post({ ...open, origin: 'http://localhost:3000' }, LIST)).status).toBe(200);
    const rebound = await test.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...ACCEPT, ...open, host: 'evil.test:3000' },
      payload: LIST,
    });
    expect([rebound.statusCode, rebound.json().error.data.code]).toEqual([403, 'forbidden']);
  });

  it.each<[string, number, unknown]>([
    ['malformed JSON', 400, '{"jsonrpc":'],
    ['a batch', 400, [LIST, LIST]],
    ['no object', 400, '"ping"'],
    ['no message', 400, { hello: 'there' }],
    ['a method that is no text', 400, { ...LIST, method: { toString: null, valueOf: 1 } }],
    ['an id that is no id', 400, { ...LIST, id: { a: 1 } }],
    ['another version of JSON-RPC', 400, { ...LIST, jsonrpc: '1.0' }],
    ['a poisoned prototype', 400, '{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{"a":1}}'],
    ['a message that is too large', 413, { ...LIST, params: { filler: 'x'.repeat(70_000) } }],
    ['nesting without an end', 400, `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`],
  ])('refuses %s', async (_, status, body) => {
    const { open } = await session();
    const refused = await post(open, body);
    expect([refused.status, refused.body.jsonrpc]).toEqual([status, '2.0']);
    expect(refused.body.error.message).not.toMatch(/at .*\.ts/);
  });

  it('refuses other forms, versions and methods', async () => {
    const { open } = await session();
    expect((await post({ ...open, 'content-type': 'text/plain' }, LIST)).status).toBe(415);
    expect((await post({ ...open, accept: 'application/json' }, LIST)).status).toBe(406);
    expect((await post({ ...open, 'mcp-protocol-version': '1999-01-01' }, LIST)).status).toBe(400);
    for (const method of ['GET', 'DELETE']) {
      const refused = await fetch(`${origin}/mcp`, { method, headers: { ...ACCEPT, ...open } });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const unknown = await post(open, { ...LIST, method: 'tools/nonsense' });
    expect(unknown.text).toContain('-32601');
  });

  it('takes notices about calls that it does not know', async () => {
    const { open } = await session();
    const notice = (method: string, params: object) => post(open, { jsonrpc: '2.0', method, params });
    expect((await notice('notifications/cancelled', { requestId: 99 })).status).toBe(202);
    expect((await notice('notifications/initialized', {})).status).toBe(202);
  });

  it('limits requests by key', async () => {
    const { open } = await session();
    const { headers } = await post(open, LIST);
    expect(headers.get('ratelimit')).toMatch(/"requests";r=\d+;t=\d+/);
  });
});

it('stores nothing about sessions in the account', async () => {
  const { headers } = await keyOf('free');
  await connected(headers);
  const stored = await test.services.database.select().from(users);
  expect(JSON.stringify(stored)).not.toContain('mcp');
});
