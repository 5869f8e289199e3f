import { packSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { renderedSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testReport } from '../../testing/test-report.ts';
import { writeWords } from './write-words.ts';

async function capturedReport() {
  const create = { width: 1_000, height: 8_000, channels: 3 as const, background: '#ffffff' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const snapshot = renderedSnapshot('<h1 data-box="40 40 600 60">Kettles that whistle</h1>', {
    viewport: { name: 'desktop', width: 1_000, height: 700 },
    screenshot: { file: 'desktop.jpg', mimeType: 'image/jpeg', width: 1_000, height: 8_000, scale: 1 },
  });
  const report = testReport('https://shop.test/words');
  return {
    report,
    page: report,
    competitors: [],
    competitorSnapshots: [],
    crops: [],
    capture: {
      snapshot: await packSnapshot(snapshot),
      screenshots: { desktop: { mimeType: 'image/jpeg', bytes }, mobile: null },
    },
  };
}

/** How many pictures the model was sent with each request, and what failed. */
async function picturesSent(msLeft: number) {
  const pictures: number[] = [];
  const failures: string[] = [];
  const access = {
    model: {
      name: 'test',
      id: 'test',
      ask: async (request: { pictures: readonly unknown[] }) => {
        pictures.push(request.pictures.length);
        throw new Error('No answer');
      },
      stream: async function* () {},
    },
    cache: { get: async () => null, set: async () => {} },
    tokensPerAnalysis: 200_000,
    waitMs: 60_000,
    onFailure: (_: string, error: unknown) => failures.push(error instanceof Error ? error.name : ''),
  };
  const made = await capturedReport();
  const written = await writeWords({ outline: async () => [] }, access, made, {
    signal: new AbortController().signal,
    endsAt: performance.now() + msLeft,
    onProgress: () => {},
  });
  expect(written.report).toMatchObject({ summary: made.report.summary });
  return { most: Math.max(0, ...pictures), failures };
}

it('shows the model the page while there is time', async () => {
  expect((await picturesSent(60_000)).most).toBeGreaterThan(1);
});

it('takes no pictures past the deadline', async () => {
  const { most, failures } = await picturesSent(0);
  expect(most).toBe(0);
  expect(failures).toContain('TimeoutError');
});
