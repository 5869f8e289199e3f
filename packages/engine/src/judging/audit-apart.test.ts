import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { unpackSnapshot } from '../capture/packed.ts';
import { judge } from '../judge.ts';
import { renderedSnapshot } from '../observe/testing/snapshots.ts';
import { auditApart } from './audit-apart.ts';
import { createJudgingThreads } from './threads.ts';

vi.setConfig({ testTimeout: 90_000 });

let server: FixtureServer;
let capturer: Capturer;
const threads = createJudgingThreads();
beforeAll(async () => {
  server = await startFixtureServer();
  const policy = { ...DEFAULT_POLICY, allowPrivate: [server.host] };
  capturer = await createCapturer({ policy, chromePath: 'none' });
});
afterAll(async () => {
  await threads.close();
  await capturer.close();
  await server.close();
});

it('gives the report of the very page that it packed, telling every stage', async () => {
  const stages: string[] = [];
  const { report, packed } = await auditApart(server.page('saas-vague'), threads, {
    capturer,
    hints: { pageType: 'saas' },
    onProgress: ({ stage }) => void stages.push(stage),
  });
  const again = judge(await unpackSnapshot(packed), { pageType: 'saas' });
  expect({ ...report, timings: null }).toEqual({ ...again, timings: null });
  expect(stages).toEqual(['capture', 'capture', 'observe', 'check', 'advise']);
});

it('keeps what a later load of the page showed', async () => {
  const snapshot = renderedSnapshot(
    '<h1 data-box="0 80 900 90">Plan next week in ten minutes</h1><p>Only 3 places left.</p>',
  );
  const asked: (boolean | undefined)[] = [];
  const { packed } = await auditApart(snapshot.url, threads, {
    capturer: {
      async capture(_url, options) {
        asked.push(await options?.wantsLaterLoad?.(snapshot));
        return { snapshot: { ...snapshot, later: snapshot.desktop }, screenshots: new Map() };
      },
    },
  });
  expect(asked).toEqual([true]);
  expect((await unpackSnapshot(packed)).later).toEqual(snapshot.desktop);
});
