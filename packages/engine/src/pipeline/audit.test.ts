import { readFile } from 'node:fs/promises';
import { conversionReportSchema } from '@liftmark/contract/report';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { type Audit, audit } from './audit.ts';
import { judge } from './judge.ts';
import type { Progress } from './score-page.ts';

let server: FixtureServer;
let capturer: Capturer;
let result: Audit;
const steps: Progress[] = [];

beforeAll(async () => {
  server = await startFixtureServer();
  capturer = await createCapturer({
    policy: { ...DEFAULT_POLICY, allowPrivate: [server.host] },
    chromePath: 'none',
  });
  result = await audit(server.page('saas-vague'), { capturer, onProgress: (step) => steps.push(step) });
});

afterAll(async () => {
  await capturer.close();
  await server.close();
});

function withoutTimings(report: Audit['report']): string {
  return JSON.stringify({ ...report, timings: null });
}

it('gives a report in the shape of the contract', () => {
  expect(conversionReportSchema.safeParse(JSON.parse(JSON.stringify(result.report))).error).toBeUndefined();
});

it('gives the same report, byte for byte, for the same snapshot', () => {
  const stored = JSON.parse(JSON.stringify(result.snapshot)) as Audit['snapshot'];
  expect(withoutTimings(judge(stored))).toBe(withoutTimings(result.report));
});

it('tells each stage as it happens, never running backwards', () => {
  expect(steps.map(({ stage }) => stage)).toEqual(['capture', 'capture', 'observe', 'check', 'advise']);
  const percents = steps.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBeLessThanOrEqual(95);
  expect(steps.map(({ detail }) => detail).join('\n')).toMatch(/Measured \d+ of \d+ checks/);
});

it('judges as the page type that the person chose', () => {
  const { pageType } = judge(result.snapshot, { pageType: 'nonprofit' });
  expect(pageType).toEqual({ type: 'nonprofit', confidence: 1, chosen: true });
});

it('advises with words of the page: each quotation stands in it', async () => {
  const source = await readFile(
    new URL('../../fixtures/pages/saas-vague/index.html', import.meta.url),
    'utf8',
  );
  const shown = [...source.matchAll(/\b(?:alt|placeholder|value)="([^"]*)"/g)].map(([, words]) => words);
  const page = plain(`${source.replace(/<[^>]+>/g, ' ')} ${shown.join(' ')}`);
  const { recommendations } = result.report;
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { observed } of recommendations) {
    for (const [, quotation = ''] of observed.matchAll(/“([^”…]+)…?”/g)) {
      expect(page).toContain(plain(quotation));
    }
  }
});

it('gives no report on a page that was not seen', async () => {
  await expect(audit(`${server.origin}/nowhere`, { capturer })).rejects.toMatchObject({
    code: 'http_status',
    message: 'The site returned status 404 instead of the page. Check that the address opens in a browser.',
  });
});

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
