import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { availableBrowser } from '../capture/browser/available-browser.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { judge } from './judge.ts';

const CAPTURES = 10;

let server: FixtureServer;
let capturer: Capturer;
const snapshots: PageSnapshot[] = [];

// A page that did not change must not change its score; without a browser there is nothing that could vary.
const withBrowser = it.skipIf((await availableBrowser()) === null);

beforeAll(async () => {
  server = await startFixtureServer();
  capturer = await createCapturer({ policy: { ...DEFAULT_POLICY, allowPrivate: [server.host] } });
  if (capturer.mode === 'static') return;
  for (let round = 0; round < CAPTURES; round++) {
    snapshots.push((await capturer.capture(server.page('saas-rota'))).snapshot);
  }
}, 300_000);

afterAll(async () => {
  await capturer.close();
  await server.close();
});

withBrowser('ten captures of an unchanged page differ by at most one point', () => {
  const scores = snapshots.map((snapshot) => judge(snapshot).overall.percent ?? Number.NaN);
  expect(scores).toHaveLength(CAPTURES);
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(1);
});

withBrowser('a rendered snapshot gives the same report, byte for byte', () => {
  const [snapshot] = snapshots;
  const report = (given: PageSnapshot) => JSON.stringify({ ...judge(given), timings: null });
  expect(snapshot).toBeDefined();
  if (snapshot) expect(report(structuredClone(snapshot))).toBe(report(snapshot));
});
