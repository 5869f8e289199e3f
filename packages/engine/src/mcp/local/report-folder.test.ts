import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packSnapshot } from '../../capture/packed-snapshot.ts';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { testReport } from '../../reports/test-report.ts';
import { openReportFolder } from './report-folder.ts';

let path: string;
let time = Date.parse('2026-11-28T12:00:00Z');
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'liftmark-reports-'));
  vi.useFakeTimers({ toFake: ['Date'], now: time });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(path, { recursive: true });
});

async function audit() {
  time += 1_000;
  vi.setSystemTime(time);
  const packed = await packSnapshot(renderedSnapshot('<h1>Boats</h1>'));
  return { report: testReport(), packed, screenshots: new Map<string, Uint8Array>() };
}

it('gives back what was kept, the newest first', async () => {
  const folder = openReportFolder(path);
  const first = await folder.add(await audit(), { pageType: 'saas' });
  const second = await folder.add(await audit(), {});
  expect((await folder.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  const found = await folder.find(first.id);
  expect(found?.report).toEqual(JSON.parse(JSON.stringify(testReport())));
  expect(found?.entry).toMatchObject({ hints: { pageType: 'saas' }, score: '72 (B-)' });
});

it('keeps so many and no more', async () => {
  const folder = openReportFolder(path, { reports: 2, bytes: 1e9 });
  for (let count = 0; count < 4; count += 1) await folder.add(await audit(), {});
  expect(await folder.list()).toHaveLength(2);
  expect(await readdir(path)).toHaveLength(2);
});

it('keeps the newest, however small the room is', async () => {
  const folder = openReportFolder(path, { reports: 9, bytes: 1 });
  await folder.add(await audit(), {});
  const newest = await folder.add(await audit(), {});
  expect((await folder.list()).map(({ id }) => id)).toEqual([newest.id]);
});

it('passes over what is damaged or not whole', async () => {
  const folder = openReportFolder(path);
  const { id } = await folder.add(await audit(), {});
  await mkdir(join(path, `${id}.part`));
  await mkdir(join(path, 'stranger'));
  await writeFile(join(path, id, 'report.json'), '{"kind":');
  expect(await folder.list()).toHaveLength(1);
  expect(await folder.find(id)).toBeNull();
  expect(await folder.find('00000000-0000-4000-8000-000000000000')).toBeNull();
});

it('is empty before anything was kept', async () => {
  expect(await openReportFolder(join(path, 'missing')).list()).toEqual([]);
});
