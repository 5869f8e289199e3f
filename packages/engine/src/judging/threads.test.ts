import { afterEach, expect, it, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { audit, judge } from '../audit.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import type { Progress } from '../examine.ts';
import { createJudgingThreads, type JudgingThreads } from './threads.ts';

// A new thread reads the whole engine first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let server: FixtureServer;
let capturer: Capturer;
let threads: JudgingThreads;

async function open(): Promise<void> {
  server = await startFixtureServer();
  const policy = { ...DEFAULT_POLICY, allowPrivate: [server.host] };
  capturer = await createCapturer({ policy, chromePath: 'none' });
  threads = createJudgingThreads();
}

afterEach(async () => {
  await threads.close();
  await capturer.close();
  await server.close();
});

it('judges in a thread as in the calling one, stage by stage', async () => {
  await open();
  const stages: string[] = [];
  const onProgress = ({ stage }: Progress) => void stages.push(stage);
  const { snapshot, report } = await audit(server.page('saas-vague'), {
    capturer,
    threads,
    hints: { pageType: 'saas' },
    onProgress,
  });
  expect({ ...report, timings: null }).toEqual({ ...judge(snapshot, { pageType: 'saas' }), timings: null });
  expect(stages).toEqual(['capture', 'capture', 'observe', 'check', 'advise']);
});

it('judges one page after the other in the same thread', async () => {
  await open();
  const { snapshot } = await capturer.capture(server.page('saas-rota'));
  const reports: unknown[] = [];
  for (let page = 0; page < 3; page += 1) {
    const report = await threads.judge({ snapshot, hints: {}, captureMs: 0 }, undefined, () => undefined);
    reports.push({ ...report, timings: null });
  }
  expect(reports[1]).toEqual(reports[0]);
  expect(reports[2]).toEqual(reports[0]);
});

it('gives up a page at once, and judges the next one', async () => {
  await open();
  const { snapshot } = await capturer.capture(server.page('saas-rota'));
  const task = { snapshot, hints: {}, captureMs: 0 };
  const stop = new AbortController();
  const given = threads.judge(task, stop.signal, () => stop.abort(new Error('enough')));
  await expect(given).rejects.toThrow('enough');
  expect((await threads.judge(task, undefined, () => undefined)).title).toContain('Rotaweave');
});

it('hands a fault of the judging to the caller, and goes on', async () => {
  await open();
  const { snapshot } = await capturer.capture(server.page('saas-rota'));
  const broken = { ...snapshot, desktop: JSON.parse('{"nodes":[{}]}') };
  await expect(
    threads.judge({ snapshot: broken, hints: {}, captureMs: 0 }, undefined, () => undefined),
  ).rejects.toThrow(TypeError);
  const report = await threads.judge({ snapshot, hints: {}, captureMs: 0 }, undefined, () => undefined);
  expect(report.kind).toBe('conversion');
});
