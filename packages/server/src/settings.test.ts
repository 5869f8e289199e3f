import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('needs nothing, and takes a blank value for none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', AI_PROVIDER: '' })).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      LIFTMARK_ROLES: ['web', 'worker'],
      ANALYSIS_BUDGET_S: 45,
      EGRESS_PORTS: [80, 443, 8080, 8443],
      FREE_ANALYSES_PER_MONTH: 3,
      ALLOW_PRIVATE_TARGETS: [],
    });
  });

  it('reads lists and keeps only the origin of the public address', () => {
    expect(
      readSettings({
        PUBLIC_URL: 'https://liftmark.test/ignored',
        FOUNDER_EMAILS: 'Ada@Shop.test, bo@shop.test ,',
        ALLOW_PRIVATE_TARGETS: '10.0.0.0/8,intranet:8080',
        LIFTMARK_ROLES: 'worker',
      }),
    ).toMatchObject({
      PUBLIC_URL: 'https://liftmark.test',
      FOUNDER_EMAILS: ['ada@shop.test', 'bo@shop.test'],
      ALLOW_PRIVATE_TARGETS: ['10.0.0.0/8', 'intranet:8080'],
      LIFTMARK_ROLES: ['worker'],
    });
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
    [{ HOST: 'shop.test', PORT: '8080' }, 'http://shop.test:8080'],
    [{ HOST: 'fd00::1' }, 'http://[fd00::1]:3000'],
  ])('derives the public address from %o', (environment, address) => {
    expect(readSettings(environment).PUBLIC_URL).toBe(address);
  });

  it('names every problem at once, also what one setting asks of another', () => {
    const wrong = {
      PORT: '99999',
      LIFTMARK_ROLES: 'web,batch',
      PRO_EMAILS: 'nobody',
      DATABASE_URL: 'mysql://db',
      APP_SECRET: 'short',
    };
    for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`${name}: `);
    const half = { STRIPE_SECRET_KEY: 'sk_test_1', GOOGLE_CLIENT_ID: 'id' };
    expect(() => readSettings(half)).toThrow(
      'GOOGLE_CLIENT_SECRET: set it too, because GOOGLE_CLIENT_ID is set',
    );
    expect(() => readSettings(half)).toThrow('STRIPE_WEBHOOK_SECRET: set it too');
    expect(() => readSettings({ AI_PROVIDER: 'openai' })).toThrow('AI_MODEL: set it too');
    expect(() => readSettings({ AI_PROVIDER: 'openai' })).toThrow('AI_API_KEY: set it too');
    expect(() => readSettings({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toThrow(
      'AI_BASE_URL: set it',
    );
    expect(() => readSettings({ AI_SECONDS_PER_ANALYSIS: '21' })).toThrow(
      'AI_SECONDS_PER_ANALYSIS: use at most 20',
    );
  });

  describe('payments', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'rk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
      STRIPE_PRICE_MONTHLY: 'price_2,price_1',
      STRIPE_PRICE_ANNUAL: 'price_3',
    };

    it('take two secrets while one replaces the other, and the prices of before', () => {
      expect(readSettings({ ...keys, NODE_ENV: 'production' })).toMatchObject({
        STRIPE_WEBHOOK_SECRET: ['whsec_new', 'whsec_old'],
        STRIPE_PRICE_MONTHLY: ['price_2', 'price_1'],
        STRIPE_AUTOMATIC_TAX: false,
      });
    });

    it.each([
      ['in production', { NODE_ENV: 'production' }, 'set STRIPE_SECRET_KEY, or set this to true'],
      ['beside real keys', { ...keys, ALLOW_SIMULATED_PAYMENTS: 'true' }, 'remove it'],
    ])('are not simulated %s unless that is said', (_where, environment, reason) => {
      expect(() => readSettings(environment)).toThrow(`ALLOW_SIMULATED_PAYMENTS: `);
      expect(() => readSettings(environment)).toThrow(reason);
    });

    it('are simulated in production where that is meant', () => {
      const meant = { NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: 'true' };
      expect(readSettings(meant).STRIPE_SECRET_KEY).toBeUndefined();
    });

    it.each(Object.keys(keys))('are never half set up: without %s', (name) => {
      expect(() => readSettings({ ...keys, [name]: '' })).toThrow(`${name}: set it too`);
    });
  });
});
