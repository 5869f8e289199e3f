import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, mails } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

const MESSAGE = { name: 'A visitor', email: 'Visitor@Shop.test', message: 'The report misses our price.' };

describe('POST /api/contact', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, {
      isWorker: false,
      environment: { FOUNDER_EMAILS: 'one@liftmark.test,two@liftmark.test' },
    });
  });
  afterAll(() => test.close());

  const post = (payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: '/api/contact', payload, headers });
  async function stored() {
    const { database } = test.services;
    const found = {
      messages: await database.select().from(contactMessages),
      mails: await database.select().from(mails),
    };
    await database.delete(contactMessages);
    await database.delete(mails);
    return found;
  }

  it('is not limited by what an agency sets up at the same address', async () => {
    const { cookie } = await signedInAs(test, { plan: 'free' });
    const put = async (method: 'POST' | 'PUT', path: string, payload: object) =>
      (await test.app.inject({ method, url: `/api/measuring/${path}`, headers: { cookie }, payload }))
        .statusCode;
    const key = `connections/${crypto.randomUUID()}/key`;
    const statuses: number[] = [];
    for (let client = 0; client < 25; client += 1) {
      statuses.push(await put('PUT', key, { user: null, key: 'another' }));
      statuses.push(await put('POST', 'csv', { csv: 'page,day,visits,conversions' }));
    }
    statuses.push((await post(MESSAGE)).statusCode);
    expect(statuses).not.toContain(429);
    await stored();
  });

  it('keeps the message and mails it to every founder', async () => {
    const answer = await post(MESSAGE);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    const { messages, mails: queued } = await stored();
    expect(messages).toMatchObject([{ ...MESSAGE, email: 'visitor@shop.test', handledAt: null }]);
    expect(queued.map(({ recipient, template }) => [recipient, template])).toEqual([
      ['one@liftmark.test', 'contact-message'],
      ['two@liftmark.test', 'contact-message'],
    ]);
  });

  it('has one effect for the same words under the same key', async () => {
    const headers = { 'idempotency-key': 'one' };
    await Promise.all([post(MESSAGE, headers), post(MESSAGE, headers)]);
    await post({ ...MESSAGE, message: 'I chose the same key.' }, headers);
    const { messages, mails: queued } = await stored();
    expect([messages.length, queued.length]).toEqual([2, 4]);
  });

  it('drops what a program sent, with the same answer', async () => {
    const answer = await post({ ...MESSAGE, website: 'https://spam.test' });
    expect(answer.json()).toEqual({ received: true });
    expect((await stored()).messages).toEqual([]);
  });

  it.each([
    ['no message', { ...MESSAGE, message: ' ' }, 'message', 'Please enter a message'],
    ['no address', { ...MESSAGE, email: 'visitor' }, 'email', 'Please enter a valid email address'],
    [
      'a line break in the name',
      { ...MESSAGE, name: 'A\nBcc: b' },
      'name',
      'Please remove special characters',
    ],
  ])('refuses %s', async (_name, payload, field, sentence) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: sentence });
  });
});
