import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { mails } from '../../database/schema.ts';
import { mailsTo, waitForMail } from '../../testing/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

/** A mail server that refuses each recipient with the given status, or takes the mail where there is none. */
async function mailServer(refusals: number[]): Promise<{ server: Server; url: string; taken: string[] }> {
  const taken: string[] = [];
  const server = createServer((socket: Socket) => {
    let message: string | null = null;
    let buffered = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        if (message !== null && line !== '.') message += `${line}\n`;
        else if (message !== null) {
          taken.push(message);
          message = null;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) {
          const refusal = refusals.shift();
          socket.write(refusal === undefined ? '250 ok\r\n' : `${refusal} no\r\n`);
        } else if (line === 'DATA') {
          message = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

let test: TestApp;
afterEach(() => test.close());

async function send(to: string): Promise<string> {
  const { database, mailer } = test.services;
  await database.transaction((transaction) =>
    mailer.send(transaction, 'reset-password', { firstName: 'Ada <b>', token: 'a-secret-token' }, { to }),
  );
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, to));
  return mail?.id ?? '';
}
const stored = async (id: string) =>
  (await test.services.database.select().from(mails).where(eq(mails.id, id)))[0];

it('hands a mail over once, after the server was out of order, and forgets its link', async () => {
  const { server, url, taken } = await mailServer([451, 421]);
  test = await createTestApp(EMBEDDED, {
    environment: { SMTP_URL: url, MAIL_FROM: 'Liftmark <no-reply@liftmark.test>' },
  });
  const id = await send('ada@shop.test');
  await expect.poll(async () => (await stored(id))?.sentAt ?? null, { timeout: 60_000 }).not.toBeNull();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('Subject: Set a new password');
  expect(taken[0]).toContain(`Message-ID: <${id}@localhost>`);
  expect(taken[0]).toMatch(/text\/plain[\s\S]*text\/html/);
  expect(JSON.stringify(await stored(id))).not.toContain('a-secret-token');
  server.close();
}, 90_000);

it('gives up where the mail server will never take it', async () => {
  const { server, url, taken } = await mailServer([550]);
  test = await createTestApp(EMBEDDED, {
    environment: { SMTP_URL: url, MAIL_FROM: 'Liftmark <no-reply@liftmark.test>' },
  });
  const id = await send('nobody@shop.test');
  await expect.poll(async () => (await stored(id))?.failure ?? null, { timeout: 60_000 }).toContain('550');
  expect(taken).toEqual([]);
  server.close();
}, 90_000);

it('writes into the outbox what has no server, and sends nothing that was rolled back', async () => {
  test = await createTestApp(EMBEDDED);
  const { database, mailer } = test.services;
  await database
    .transaction(async (transaction) => {
      await mailer.send(transaction, 'sign-up-attempt', { firstName: 'Ada' }, { to: 'rolled@shop.test' });
      throw new Error('The rest failed');
    })
    .catch(() => undefined);
  await send('outbox@shop.test');
  const mail = await waitForMail(test.dataFolder, 'outbox@shop.test', 'Set a new password');
  expect(mail).toContain('Hi Ada <b>,');
  expect(mail).toContain('/reset-password#token=a-secret-token');
  expect(mailsTo(test.dataFolder, 'rolled@shop.test')).toEqual([]);
});
