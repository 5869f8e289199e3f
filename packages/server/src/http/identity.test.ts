import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { bearer, createTestKey } from '../testing/test-keys.ts';
import { createTestTeam, inside, newPeople, type TestPeople } from '../testing/test-team.ts';

it('gives nobody a cookie who does not sign in', async () => {
  const { app, close } = await createTestApp(EMBEDDED, { isWorker: false });
  const message = { name: 'Ada', email: 'ada@shop.test', message: 'Hello' };
  const answers = [
    await app.inject({ url: '/api/config' }),
    await app.inject({ url: '/api/auth/user' }),
    await app.inject({ method: 'POST', url: '/api/events', payload: { sessionId: null, events: [] } }),
    await app.inject({ method: 'POST', url: '/api/contact', payload: message }),
  ];
  expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual(answers.map(() => undefined));
  await close();
});

/** A request whose body arrives later than its headers. */
interface OpenRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: string;
  type?: string;
}

const url = 'https://shop.test/';
const json = (method: 'POST' | 'PUT', path: string, body: object): OpenRequest => ({
  method,
  path,
  body: JSON.stringify(body),
});
const FORM = 'multipart/form-data; boundary=part';
const form = (path: string, name: string, file: string): OpenRequest => ({
  method: 'POST',
  path,
  body: `--part\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.html"\r\n\r\n${file}\r\n--part--\r\n`,
  type: FORM,
});

const WEBHOOK = json('POST', '/api/account/webhooks', {
  name: 'Mine',
  address: 'https://hooks.test/in',
  format: 'standard',
  events: ['analysis.finished'],
  isOn: true,
});
const LOOK = { name: 'Mine', accent: null, senderName: '', replyTo: 'me@shop.test' };
const CHANGES: OpenRequest[] = [
  WEBHOOK,
  json('POST', '/api/account/keys', { name: 'Mine', scopes: ['read'] }),
  json('POST', '/api/measuring/sites', { hosts: ['shop.test'], timeZone: 'UTC', goal: 'form' }),
  json('PUT', '/api/account/page-access', { url, access: { cookies: { session: 'a long session' } } }),
  json('PUT', '/api/branding', LOOK),
  json('POST', '/api/clients', { name: 'Mine' }),
  json('POST', '/api/analyze/url', { url }),
  form('/api/analyze/upload', 'file', '<h1>Kettles</h1>'),
  form('/api/snapshots', 'snapshot', 'a capture'),
];

describe('a request whose body arrives late', { timeout: 60_000 }, () => {
  let test: TestApp;
  let people: TestPeople;
  let team: string;
  let port: number;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false, environment: { RATE_LIMIT_FACTOR: '1000' } });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
    people = await newPeople(test);
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    team = await createTestTeam(test, people);
  });

  const fields = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);

  /** Opens a request and waits until its headers were read. */
  async function open(
    { method, path, body, type = 'application/json' }: OpenRequest,
    headers: Record<string, string>,
  ) {
    const socket: Socket = connect(port, '127.0.0.1');
    const described = { ...headers, 'content-type': type, 'content-length': `${Buffer.byteLength(body)}` };
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\nexpect: 100-continue\r\n`);
    socket.write(`${fields(described).join('')}\r\n`);
    await once(socket, 'data');
    return async () => {
      socket.write(body);
      return Number(/^HTTP\/1.1 (\d+)/.exec(await text(socket))?.[1]);
    };
  }

  /** A request that was opened earlier has found its actor by the time that this one is answered. */
  const answered = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/api/reports`, { headers });

  const remove = () =>
    test.app.inject({
      method: 'DELETE',
      url: `/api/workspaces/${team}/members/${people.admin.id}`,
      headers: inside(people.owner, team),
    });

  it('is refused if its sender was removed meanwhile', async () => {
    const headers = inside(people.admin, team);
    const finishes = await Promise.all(CHANGES.map((change) => open(change, headers)));
    await answered(headers);
    expect((await remove()).statusCode).toBe(200);
    const statuses = await Promise.all(finishes.map((finish) => finish()));
    expect(CHANGES.map(({ path }, index) => [path, statuses[index]])).toEqual(
      CHANGES.map(({ path }) => [path, 404]),
    );
  });

  it('is not made in another workspace of theirs, if it names none', async () => {
    const { cookie } = people.admin;
    await answered(inside(people.admin, team));
    const finish = await open(WEBHOOK, { cookie });
    await answered({ cookie });
    await remove();
    expect(await finish()).toBe(404);
  });

  it('is refused if its sender has another role or is signed out', async () => {
    const headers = inside(people.admin, team);
    const asViewer = await open(WEBHOOK, headers);
    await answered(headers);
    await test.app.inject({
      method: 'PUT',
      url: `/api/workspaces/${team}/members/${people.admin.id}`,
      headers: inside(people.owner, team),
      payload: { role: 'viewer' },
    });
    expect(await asViewer()).toBe(403);
    const own = { cookie: people.viewer.cookie };
    const signedOut = await open(json('PUT', '/api/account/profile', { firstName: 'A', lastName: 'B' }), own);
    await answered(own);
    await test.app.inject({ method: 'POST', url: '/auth/logout', headers: own });
    expect(await signedOut()).toBe(401);
  });

  it('is refused if its key was revoked meanwhile', async () => {
    const made = await createTestKey(test, inside(people.admin, team) as { cookie: string });
    const finish = await open(json('POST', '/api/v1/analyze/url', { url }), bearer(made));
    await fetch(`http://127.0.0.1:${port}/api/v1/reports`, { headers: bearer(made) });
    await test.app.inject({
      method: 'DELETE',
      url: `/api/account/keys/${made.id}`,
      headers: inside(people.admin, team),
    });
    expect(await finish()).toBe(401);
  });

  it('is made if nothing changed', async () => {
    const finish = await open(WEBHOOK, inside(people.admin, team));
    expect(await finish()).toBe(200);
  });
});
