import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { mails } from '../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Every email is tried at least once a minute. */
const TRIES_IN_AN_HOUR = 60;

let test: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

it.each([DAY_MS, -DAY_MS])(
  'a clock that jumps by %i ms signs nobody out and leaves nothing stuck',
  async (jump) => {
    test = await createTestApp(EMBEDDED);
    const { cookie } = await signedInAs(test, { plan: 'pro' });
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    const held = ask('POST', '/api/analyze/url', { url: 'https://shop.test/held' });
    await expect.poll(() => test.engine.analyzed, { timeout: 20_000 }).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
    test.engine.release();
    expect((await held).statusCode).toBe(200);
    expect((await ask('GET', '/api/auth/user')).statusCode).toBe(200);
    expect((await ask('POST', '/api/analyze/url', { url: 'https://shop.test/after' })).statusCode).toBe(200);
    vi.useRealTimers();
    expect((await ask('GET', '/api/reports')).json()).toHaveLength(2);
    expect((await ask('POST', '/api/analyze/url', { url: 'https://shop.test/back' })).statusCode).toBe(200);
  },
  60_000,
);

it('a mail server that is down for an hour delays mails, and each arrives once', async () => {
  const port = await freePort();
  test = await createTestApp(EMBEDDED, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Liftmark <no-reply@liftmark.test>' },
  });
  const { database, mailer } = test.services;
  const people = ['ada@shop.test', 'bob@shop.test', 'eve@shop.test'];
  for (const to of people) {
    await database.transaction((transaction) =>
      mailer.send(transaction, 'sign-up-attempt', { firstName: 'Ada' }, { to }),
    );
  }
  // Compressed time: emails that wait up to a minute have been tried as often as in an hour.
  await expect.poll(failedTries, { timeout: 30_000 }).toBe(people.length);
  await database.execute(sql`update pgboss.job set retry_count = ${TRIES_IN_AN_HOUR} where name = 'mail'`);
  await hurry();
  await expect.poll(failedTries, { timeout: 30_000 }).toBe(people.length);

  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.once('end', () => {
        arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    await hurry();
    const unsent = async () => (await database.select().from(mails)).filter(({ sentAt }) => sentAt === null);
    await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
    expect(arrived.sort()).toEqual(people);
  } finally {
    server.close();
  }
}, 120_000);

/** Emails that failed and wait for their next attempt. */
async function failedTries(): Promise<number> {
  const { rows } = await test.services.database.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'mail' and state = 'retry' and start_after > now()`,
  );
  return rows[0]?.count ?? 0;
}

async function hurry(): Promise<void> {
  await test.services.database.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
