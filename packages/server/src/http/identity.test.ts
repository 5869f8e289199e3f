import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';

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
