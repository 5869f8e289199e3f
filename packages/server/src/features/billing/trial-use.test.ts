import { afterAll, beforeAll, expect, it } from 'vitest';
import { trials } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { claimTrial, hasHadTrial, type TrialDeps } from './trial-use.ts';

const ada = { userId: '00000000-0000-4000-8000-000000000001', email: 'ada@shop.test' };
const bo = { userId: '00000000-0000-4000-8000-000000000002', email: 'bo@shop.test' };
let test: TestApp;
let deps: TrialDeps;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
  deps = { database: test.services.database, secret: 'first', formerSecrets: [] };
}, 60_000);
afterAll(() => test.close());

it('remembers trials by person, address and card, also under a new secret, and names nobody', async () => {
  expect(await claimTrial(deps, 'sub_1', { ...ada, card: 'card 1' })).toBe(true);
  expect(await claimTrial(deps, 'sub_1', { ...ada, card: 'card 1' })).toBe(true);
  expect(await claimTrial(deps, 'sub_2', { ...bo, card: 'card 1' })).toBe(false);
  expect(await hasHadTrial(deps, bo)).toBe(false);

  const rotated = { ...deps, secret: 'second', formerSecrets: ['first'] };
  expect(await hasHadTrial(rotated, ada)).toBe(true);
  expect(await hasHadTrial(rotated, { ...bo, email: 'ADA@shop.test' })).toBe(true);
  expect(await claimTrial(rotated, 'sub_3', { ...bo, card: 'card 1' })).toBe(false);
  expect(await claimTrial(rotated, 'sub_4', { ...bo, card: 'card 2' })).toBe(true);
  const stored = JSON.stringify(await test.services.database.select().from(trials));
  for (const fact of ['ada', 'bo@', 'card']) expect(stored).not.toContain(fact);
});

it('gives one of two who begin with the same card at the same time', async () => {
  const others = [1, 2].map((n) => ({
    userId: ada.userId.replace('0001', `001${n}`),
    email: `${n}@shop.test`,
  }));
  const claims = await Promise.all(
    others.map((person, index) => claimTrial(deps, `sub_at_once_${index}`, { ...person, card: 'card 3' })),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
});
