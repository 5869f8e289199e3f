import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintKeys, trials } from '../../database/schema.ts';
import { openFingerprints, resealFingerprintKeys } from '../../platform/fingerprints.ts';
import { createKeyring } from '../../platform/keyring.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { claimTrial, hasHadTrial, type TrialDeps } from './trial-use.ts';

const ada = { userId: '00000000-0000-4000-8000-000000000001', email: 'ada@shop.test' };
const bo = { userId: '00000000-0000-4000-8000-000000000002', email: 'bo@shop.test' };
let test: TestApp;
let deps: TrialDeps;

/** A process with these secrets, the present one first. */
function withSecrets(...secrets: [string, ...string[]]): TrialDeps {
  const { database } = test.services;
  const keyring = createKeyring(secrets);
  return { database, fingerprints: openFingerprints({ database, keyring, secrets }) };
}

beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
  deps = withSecrets('first');
}, 60_000);
afterAll(() => test.close());

it('remembers trials by person, address and card, and names nobody', async () => {
  expect(await claimTrial(deps, 'sub_1', { ...ada, card: 'card 1' })).toBe(true);
  expect(await claimTrial(deps, 'sub_1', { ...ada, card: 'card 1' })).toBe(true);
  expect(await claimTrial(deps, 'sub_2', { ...bo, card: 'card 1' })).toBe(false);
  expect(await hasHadTrial(deps, bo)).toBe(false);
  expect(await hasHadTrial(deps, { ...bo, email: 'ADA@shop.test' })).toBe(true);
  expect(await claimTrial(deps, 'sub_4', { ...bo, card: 'card 2' })).toBe(true);
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

it.each([
  ['while the former secret is named', ['second', 'first']],
  ['once it is named no more', ['second']],
  ['after the next change', ['third', 'second']],
] as [string, [string, ...string[]]][])('remembers trials under a new secret %s', async (_when, secrets) => {
  const { database } = test.services;
  const eve = { ...ada, userId: ada.userId.replace('0001', '0021'), email: 'eve@shop.test' };
  await claimTrial(deps, 'sub_5', { ...eve, card: 'card 5' });
  await resealFingerprintKeys(database, createKeyring(['second', 'first']));
  const rotated = withSecrets(...secrets);
  expect(await hasHadTrial(rotated, eve)).toBe(true);
  expect(await claimTrial(rotated, 'sub_6', { ...bo, card: 'card 5' })).toBe(false);
  expect(await database.$count(fingerprintKeys)).toBe(1);
});

it('knows the trials that were noted under the secret itself, and goes on where every key was lost', async () => {
  const { database } = test.services;
  const key = createHmac('sha256', 'first').update('trial:email:old@shop.test').digest('base64url');
  await database.insert(trials).values({ key, subscriptionId: 'sub_7' });
  const old = { userId: ada.userId.replace('0001', '0031'), email: 'old@shop.test' };
  expect(await hasHadTrial(withSecrets('second', 'first'), old)).toBe(true);
  const lost = withSecrets('another');
  expect(await hasHadTrial(lost, old)).toBe(false);
  expect(await claimTrial(lost, 'sub_8', old)).toBe(true);
  expect(await hasHadTrial(withSecrets('another'), old)).toBe(true);
});
