import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export type Headers = Record<string, string>;

/** What a person does with money in a test: the calls of the checkout and of the simulated provider. */
export function createBuyer({ app }: Pick<TestApp, 'app'>, headers: Headers) {
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, more: Headers = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const choose = (payload: object, key?: string) =>
    call('POST', '/api/create-subscription', payload, key === undefined ? {} : { 'idempotency-key': key });
  const pay = (clientSecret: string, payload: object = { outcome: 'success' }) =>
    call('POST', `/api/simulated/checkout/${clientSecret}`, payload);
  const confirm = (sessionId: string) => call('POST', '/api/checkout/confirm', { sessionId });
  const act = (action: string) => call('POST', '/api/simulated/subscription', { action });
  return {
    call,
    choose,
    pay,
    confirm,
    act,
    /** From the choice of a plan to the answer of the checkout's end. */
    async buy(wish: object, card?: string) {
      const { body } = await choose(wish);
      expect(body).toHaveProperty('clientSecret');
      const paid = await pay(body.clientSecret, { outcome: 'success', ...(card && { card }) });
      expect(paid.status, JSON.stringify(paid.body)).toBe(200);
      return (await confirm(paid.body.sessionId)).body;
    },
    plan: async () => (await call('GET', '/api/account/plan')).body,
  };
}
