import type { PageType } from '@liftmark/contract/page-types';
import { afterAll, expect, it, vi } from 'vitest';
import { outlineOf } from '../analyst/model/whole-page/outline.ts';
import { packSnapshot } from '../capture/packed-snapshot.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { PageModel } from '../page/page-model.ts';
import { judge } from './judge.ts';
import { judgeManual } from './manual.ts';
import type { Progress } from './score-page.ts';
import { createJudgingThreads } from './threads.ts';

// A new thread reads the whole engine first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const SNAPSHOT: PageSnapshot = renderedSnapshot(
  '<title>Rotaweave</title><h1 data-box="0 80 900 90">Plan next week in ten minutes</h1><p>Only 3 places left.</p>',
);

const threads = createJudgingThreads();
afterAll(() => threads.close());

async function taskOf(snapshot: PageSnapshot) {
  return { packed: await packSnapshot(snapshot), hints: {}, captureMs: 0 };
}

it('judges in a thread as in the calling one, stage by stage', async () => {
  const stages: string[] = [];
  const task = { ...(await taskOf(SNAPSHOT)), hints: { pageType: 'saas' } as const };
  const onProgress = ({ stage }: Progress) => void stages.push(stage);
  const report = await threads.judge(task, undefined, { onProgress });
  expect({ ...report, timings: null }).toEqual({ ...judge(SNAPSHOT, { pageType: 'saas' }), timings: null });
  expect(stages).toEqual(['observe', 'check']);
});

it('outlines a page in a thread as in the calling one', async () => {
  const { packed } = await taskOf(SNAPSHOT);
  expect(await threads.outline(packed, undefined)).toEqual(outlineOf(new PageModel(SNAPSHOT)));
});

it('judges a page whose data nest ever deeper', async () => {
  const data = `${'{"@type":"Product","name":"Tea","offers":'.repeat(6000)}1${'}'.repeat(6000)}`;
  const page = renderedSnapshot(
    `<title>Tea</title><script type="application/ld+json">${data}</script><h1 data-box="0 80 900 90">Tea from the hills</h1>`,
  );
  const report = await threads.judge(await taskOf(page), undefined);
  expect(report.facts).toMatchObject({ pageType: { type: 'ecommerce-product' } });
});

it('judges one page after the other in the same thread', async () => {
  const task = await taskOf(SNAPSHOT);
  const reports: unknown[] = [];
  for (let page = 0; page < 3; page += 1) {
    reports.push({ ...(await threads.judge(task, undefined)), timings: null });
  }
  expect(reports[1]).toEqual(reports[0]);
  expect(reports[2]).toEqual(reports[0]);
});

it('tells whether a page claims what a later load may contradict', async () => {
  const { packed } = await taskOf(SNAPSHOT);
  expect(await threads.wantsLaterLoad(packed, undefined)).toBe(true);
  const calm = await taskOf(renderedSnapshot('<h1 data-box="0 80 900 90">Plan next week</h1>'));
  expect(await threads.wantsLaterLoad(calm.packed, undefined)).toBe(false);
});

it('judges words without a page', async () => {
  const task = {
    input: { headline: 'Plan next week in ten minutes', offer: 'Free for 14 days' },
    writtenAt: '2026-05-04T10:00:00.000Z',
    hints: {},
  };
  const report = await threads.judgeManual(task, undefined);
  const here = judgeManual(task.input, task.writtenAt, task.hints);
  expect({ ...report, timings: null }).toEqual({ ...here, timings: null });
});

it('gives up a page at once, and judges the next one', async () => {
  const task = await taskOf(SNAPSHOT);
  const stop = new AbortController();
  const given = threads.judge(task, stop.signal, { onProgress: () => stop.abort(new Error('enough')) });
  await expect(given).rejects.toThrow('enough');
  expect((await threads.judge(task, undefined)).title).toContain('Rotaweave');
});

it('hands a fault of the judging to the caller, and goes on', async () => {
  const task = await taskOf(SNAPSHOT);
  const broken = { ...task, hints: { pageType: 'none' as PageType } };
  await expect(threads.judge(broken, undefined)).rejects.toThrow(TypeError);
  const report = await threads.judge(task, undefined);
  expect(report.kind).toBe('conversion');
});

it('judges a page that fills the usual thread in one with more room, and refuses what fills that too', async () => {
  const rows = Array.from(
    { length: 6_000 },
    (_, row) => `<p data-box="0 ${row * 20} 600 18">Bed ${row} is free</p>`,
  );
  const task = await taskOf(
    renderedSnapshot(`<h1 data-box="0 80 900 90">Plan next week</h1>${rows.join('')}`),
  );
  const roomy = createJudgingThreads({ usual: 48, most: 320 });
  const cramped = createJudgingThreads({ usual: 48, most: 49 });
  try {
    expect((await roomy.judge(task, undefined)).kind).toBe('conversion');
    await expect(cramped.judge(task, undefined)).rejects.toMatchObject({ code: 'too_large' });
  } finally {
    await Promise.all([roomy.close(), cramped.close()]);
  }
});
