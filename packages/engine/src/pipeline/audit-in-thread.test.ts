import { SLOW_JUDGING_SENTENCE } from '@liftmark/contract/capture-failures';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import type { SiteAccess } from '../capture/access/site-access.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { unpackSnapshot } from '../capture/packed-snapshot.ts';
import type { UploadedSite } from '../capture/upload/uploaded-site.ts';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { auditInThread } from './audit-in-thread.ts';
import { judge } from './judge.ts';
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
  const { report, packed } = await auditInThread(server.page('saas-vague'), threads, {
    capturer,
    hints: { pageType: 'saas' },
    onProgress: ({ stage }) => void stages.push(stage),
  });
  const again = judge(await unpackSnapshot(packed), { pageType: 'saas' });
  expect({ ...report, timings: null }).toEqual({ ...again, timings: null });
  expect(stages).toEqual(['capture', 'capture', 'observe', 'check', 'advise']);
});

const SNAPSHOT = renderedSnapshot(
  '<h1 data-box="0 80 900 90">Plan next week in ten minutes</h1><p>Only 3 places left.</p>',
);
const asked: (boolean | undefined)[] = [];
const asking: Pick<Capturer, 'capture'> = {
  async capture(_url, options) {
    asked.push(await options?.wantsLaterLoad?.(SNAPSHOT));
    return { snapshot: { ...SNAPSHOT, later: SNAPSHOT.desktop }, screenshots: new Map() };
  },
};
beforeEach(() => {
  asked.length = 0;
});

it('keeps what a later load of the page showed', async () => {
  const { packed } = await auditInThread(SNAPSHOT.url, threads, { capturer: asking });
  expect(asked).toEqual([true]);
  expect((await unpackSnapshot(packed)).later).toEqual(SNAPSHOT.desktop);
});

it.each([
  ['an access', { access: { origin: 'https://harbor.example' } as SiteAccess }],
  ['a file', { upload: { address: 'https://harbor.example/' } as UploadedSite }],
])('judges and keeps what the capture made of the page in the end, opened with %s', async (_, opened) => {
  const seen = renderedSnapshot('<h1 data-box="0 80 900 90">Your key is s3cret</h1>');
  const redacted = renderedSnapshot('<h1 data-box="0 80 900 90">Your key is •••</h1>');
  const marking: Pick<Capturer, 'capture'> = {
    async capture(_url, options) {
      await options?.wantsLaterLoad?.(seen);
      return { snapshot: redacted, screenshots: new Map() };
    },
  };
  const { report, packed } = await auditInThread(SNAPSHOT.url, threads, { capturer: marking, ...opened });
  expect(JSON.stringify([report, await unpackSnapshot(packed)])).not.toContain('s3cret');
});

/** What `threads` does where a page keeps it busy without an end. */
const endless = (_task: unknown, signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

it('leaves time to judge a page whose capture used all that it was given', async () => {
  const given: (number | undefined)[] = [];
  const noting: Pick<Capturer, 'capture'> = {
    capture: (url, options) => {
      given.push(options?.budgetMs);
      return asking.capture(url, options);
    },
  };
  await auditInThread(SNAPSHOT.url, threads, { capturer: noting, budgetMs: 45_000 });
  expect(45_000 - (given[0] ?? 45_000)).toBeGreaterThan(2_000);
});

it('says of a page that took too long to judge that it had loaded', async () => {
  const busy = { ...threads, judge: endless };
  await expect(
    auditInThread(SNAPSHOT.url, busy, { capturer: asking, budgetMs: 3_000 }),
  ).rejects.toMatchObject({
    code: 'timeout',
    message: SLOW_JUDGING_SENTENCE,
  });
});

it('opens a page no second time where it took too long to tell whether to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const ended = vi.fn();
    const busy: typeof threads = {
      ...threads,
      wantsLaterLoad: (packed, signal) => {
        signal?.addEventListener('abort', ended);
        void vi.advanceTimersByTimeAsync(10_000);
        return endless(packed, signal);
      },
    };
    await auditInThread(SNAPSHOT.url, busy, { capturer: asking });
    expect(asked).toEqual([false]);
    expect(ended).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
