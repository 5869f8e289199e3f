import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { testReport } from '../../testing/test-report.ts';

/** A document is drawn and a mail is tried again. */
const SLOW_MS = 90_000;

describe('POST /api/reports/{id}/email', () => {
  let test: TestApp;
  let smtp: SMTPServer;
  const received: string[] = [];
  let refusals = 2;
  let attempts = 0;
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom(_address, _session, done) {
        attempts += 1;
        refusals -= 1;
        done(refusals >= 0 ? Object.assign(new Error('Down'), { responseCode: 421 }) : undefined);
      },
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('latin1');
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const { server } = smtp;
    smtp.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    test = await createTestApp(EMBEDDED, {
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Liftmark <no-reply@liftmark.test>' },
    });
  });
  afterAll(async () => {
    await test.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  const reportOf = async (headers: { cookie: string }): Promise<string> => {
    const payload = { url: 'https://shop.test/mailed' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers });
    return answer.json().reportId;
  };
  const email = (id: string, headers: Record<string, string>, to = 'client@client.test') =>
    test.app.inject({ method: 'POST', url: `/api/reports/${id}/email`, payload: { email: to }, headers });

  it('sends score, advice, link and document once, although the mail server was down and the call was repeated', {
    timeout: SLOW_MS,
  }, async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner);
    const headers = { ...owner, 'idempotency-key': 'mail-1' };
    const answers = [await email(id, headers, ' client@client.test '), await email(id, headers)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
    expect(attempts).toBeGreaterThanOrEqual(3);
    // Long lines are folded.
    const mail = (received[0] ?? '').replaceAll('=\r\n', '');
    expect(mail).toContain('70 (B-)');
    expect(mail).toContain('sent you this report on');
    expect(mail).toContain(`/report/${id}`);
    expect(mail).toMatch(/filename="?conversion-analysis-shop\.test\.pdf/);
    expect(mail).toContain('Change a');
    expect(mail).not.toContain('Change c');
    // Judged before there were ceilings.
    expect(mail.replace(/\s+/g, ' ')).toContain('Scored with rubric 1 from before November 2026');
  });

  it('says of each of the first problems what was seen and what to do first', {
    timeout: SLOW_MS,
  }, async () => {
    const url = 'https://shop.test/mailed';
    const usual = testReport(url);
    test.engine.found.set(url, {
      ...usual,
      recommendations: usual.recommendations.map((each) => ({
        ...each,
        place: 'first',
        steps: [`Rewrite ${each.id}.`, 'Measure it.'],
      })),
    });
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner);
    test.engine.found.delete(url);
    await email(id, owner, 'problems@client.test');
    const mails = () => received.filter((mail) => mail.includes('problems@client.test'));
    await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
    const [plain = ''] = (mails()[0] ?? '').replaceAll('=\r\n', '').split('text/html');
    expect(plain.replace(/\s+/g, ' ')).toContain('secret sight of a First step: Rewrite recommendation-a. ');
    // What is part of Pro stays locked.
    expect(plain).not.toMatch(/sight of c|recommendation-c|Measure it/);
  });

  it('is sent to each recipient, also where a client sends one key for all', {
    timeout: SLOW_MS,
  }, async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const id = await reportOf(owner);
    const headers = { ...owner, 'idempotency-key': 'mail-to-two' };
    await email(id, headers, 'one@client.test');
    await email(id, headers, 'two@client.test');
    await expect
      .poll(() => received.filter((mail) => mail.includes('two@client.test')), { timeout: 60_000 })
      .toHaveLength(1);
  });

  it('has the look, the sender and the reply address of the branding, and brings its logo along', {
    timeout: SLOW_MS,
  }, async () => {
    const owner = await signedInAs(test, { plan: 'pro' });
    const id = await reportOf(owner);
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#0a0"/></svg>',
    ).toString('base64');
    const look = { name: 'Kettle House', accent: '#ffcc00', senderName: 'Ada, Kettle House', logo };
    const payload = { ...look, replyTo: 'ada@kettles.test' };
    const set = await test.app.inject({ method: 'PUT', url: '/api/branding', payload, headers: owner });
    expect(set.statusCode).toBe(200);
    await email(id, owner, 'branded@client.test');
    const mails = () => received.filter((mail) => mail.includes('branded@client.test'));
    await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
    const mail = (mails()[0] ?? '').replaceAll('=\r\n', '');
    // The address is ours for every sender.
    expect(mail).toContain('From: "Ada, Kettle House" <no-reply@liftmark.test>');
    expect(mail).toContain('Reply-To: ada@kettles.test');
    expect(mail).toMatch(/multipart\/related/);
    expect(mail).toMatch(/Content-Type: image\/png; name=logo\.png\r\nContent-Id: <logo>/i);
    const sources = [...mail.matchAll(/src=3D"([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual(['cid:logo', expect.stringMatching(`/report/${id}/card.png$`)]);
  });

  it('is for the owner alone', { timeout: SLOW_MS }, async () => {
    const id = await reportOf(await signedInAs(test, { plan: 'free' }));
    expect((await email(id, await signedInAs(test, { plan: 'pro' }))).statusCode).toBe(404);
    expect((await email(id, {})).statusCode).toBe(401);
  });

  it('sends few for an account whose address is not confirmed', { timeout: SLOW_MS }, async () => {
    const account = { email: 'unconfirmed@liftmark.test', emailVerified: false };
    const owner = await test.createUser({ ...account, firstName: 'Test', lastName: 'Person' });
    const id = await reportOf(owner);
    const statuses: number[] = [];
    for (let mail = 0; mail < 3; mail += 1) statuses.push((await email(id, owner)).statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await email(id, owner);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/please confirm your email address/);
    await test.services.database
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.email, account.email));
    expect((await email(id, owner)).statusCode).toBe(200);
  });

  it('refuses what is no address', async () => {
    const owner = await signedInAs(test, { plan: 'free' });
    const answer = await email(await reportOf(owner), owner, 'nobody');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Please enter a valid email address');
  });
});
