import { type Capturer, createCapturer } from '@liftmark/engine/capture/capturer';
import { audit } from '@liftmark/engine/pipeline/audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchPages, servePages } from './pages.ts';
import { policyAllowing } from './policy.ts';

/** Complete landing pages that nobody here wrote. */

let served: BenchPages;
let capturer: Capturer;

beforeAll(async () => {
  served = await servePages();
  capturer = await createCapturer({ policy: policyAllowing(served.server.host), budgetMs: 150_000 });
});

afterAll(async () => {
  await capturer.close();
  await served.server.close();
});

test.for([
  ['startbootstrap-landing-page', 'Generate more leads with a professional landing page!'],
  ['startbootstrap-agency', "It's Nice To Meet You"],
  ['startbootstrap-creative', 'Your Favorite Place for Free Bootstrap Themes'],
  ['startbootstrap-freelancer', 'Start Bootstrap'],
] as const)('%s gets a report with its own headline', { timeout: 240_000 }, async ([name, headline]) => {
  const url = served.pages.find((page) => page.name === name)?.url ?? '';
  const { report, screenshots } = await audit(url, { capturer });
  expect(report.facts.headline).toMatchObject({ text: headline });
  expect(report.language).toBe('en');
  expect(report.overall.percent).toBeGreaterThan(0);
  expect(screenshots.size).toBe(2);
  const lines = report.scoreLines.reduce((sum, line) => sum + line.points, 0);
  expect(100 - lines).toBeCloseTo(report.overall.percent ?? -1, 6);
});
