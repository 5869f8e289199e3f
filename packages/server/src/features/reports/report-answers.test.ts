import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports, users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';

type Headers = Record<string, string>;

describe.each(testServers())('kept answers on $name', (server) => {
  let test: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    test = await createTestApp(server);
    other = await createTestApp(server, { besides: test, isWorker: false });
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const read = (id: string, headers: Headers, { app }: TestApp = test) =>
    app.inject({ url: `/api/reports/${id}`, headers });
  async function reportOf(headers: Headers): Promise<string> {
    const payload = { url: 'https://shop.test/kept' };
    const made = await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers });
    return made.json().reportId;
  }
  const isLocked = async (id: string, headers: Headers, process: TestApp = test) =>
    (await read(id, headers, process)).json().analysisResults.locked;

  it('says that nothing has changed, to whoever has the answer', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner);
    const { headers, body } = await read(id, owner);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    const known = { ...owner, 'if-none-match': `"another", ${headers.etag}` };
    const again = await read(id, known);
    expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag: headers.etag } });
    expect((await read(id, known, other)).statusCode).toBe(304);
    expect((await read(id, { ...owner, 'if-none-match': '"another"' })).body).toBe(body);
  });

  it('sends the same in the encoding that the client reads', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner);
    const plain = await read(id, owner);
    const packed = await read(id, { ...owner, 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const without = await read(id, { ...owner, 'accept-encoding': 'br;q=0, identity' });
    expect([without.headers['content-encoding'], without.body]).toEqual([undefined, plain.body]);
  });

  it('gives nobody the answer of somebody with more rights', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const pro = await signedInAs(test, { plan: 'pro' });
    const id = await reportOf(owner);
    const whole = await read(id, pro);
    expect(whole.body).toContain('secret description of d');
    for (const reader of [owner, await signedInAs(test, { plan: 'free' }), {}]) {
      const response = await read(id, { ...reader, 'if-none-match': String(whole.headers.etag) });
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toMatch(/secret \w+ (of|in) (check-)?[cd]\b|evidence of the facts/);
      expect(response.json().isOwner).toBe(reader === owner);
    }
  });

  it('follows the plan of owner and reader at once, in every process', async () => {
    const owner = await test.createUser({ email: 'owner@shop.test', subscriptionStatus: 'active' });
    const stranger = {};
    const id = await reportOf(owner);
    for (const process of [test, other]) {
      expect(await isLocked(id, owner, process)).toBe(false);
      expect(await isLocked(id, stranger, process)).toBe(false);
    }
    const change = (subscriptionStatus: string) =>
      test.services.database
        .update(users)
        .set({ subscriptionStatus })
        .where(eq(users.email, 'owner@shop.test'));
    await change('canceled');
    for (const process of [test, other]) {
      expect(await isLocked(id, owner, process)).toBe(true);
      expect(await isLocked(id, stranger, process)).toBe(true);
    }
    await change('active');
    expect(await isLocked(id, owner, other)).toBe(false);
  });

  it('shows ticks and changes of the stored report at once, in every process', async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const id = await reportOf(owner);
    for (const process of [test, other]) expect((await read(id, owner, process)).json().ticks).toEqual([]);
    const payload = { item: 'recommendation-a', ticked: true };
    await test.app.inject({ method: 'PUT', url: `/api/reports/${id}/ticks`, payload, headers: owner });
    for (const process of [test, other]) {
      expect((await read(id, owner, process)).json().ticks).toEqual(['recommendation-a']);
      expect((await read(id, {}, process)).json().ticks).toEqual([]);
    }
    await test.services.database.update(reports).set({ title: 'Renamed' }).where(eq(reports.secureId, id));
    for (const process of [test, other])
      expect((await read(id, owner, process)).json().title).toBe('Renamed');
  });

  it('forgets a session that has ended and a report that was deleted, in every process', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner);
    expect((await read(id, owner, other)).json().isOwner).toBe(true);
    await test.app.inject({ method: 'POST', url: '/auth/logout', headers: owner });
    expect((await read(id, owner, other)).json().isOwner).toBe(false);
    await test.services.database.delete(reports).where(eq(reports.secureId, id));
    for (const process of [test, other]) expect((await read(id, owner, process)).statusCode).toBe(404);
  });
});
