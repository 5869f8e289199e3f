import { DEFAULT_SITE_LIMITS } from '@liftmark/contract/sites';
import { startFixtureSite } from '@liftmark/engine/fixtures/site';
import { createTestApp, signedInAs } from '../../packages/server/src/testing/test-app.ts';
import { EMBEDDED } from '../../packages/server/src/testing/test-database.ts';
import { type Case, type Row, row } from '../case.ts';

const PAGES = 5_000;
const LIMIT_MS = 120_000;
const TEMPLATES = 6;
/** Analyses that people wait for meanwhile. */
const ANALYSES = 20;
const WAIT_MS = 500;

/** Plans a large site at the usual pace, while people have single pages analyzed. */
async function run(): Promise<Row[]> {
  const site = await startFixtureSite({ pages: PAGES });
  const environment = { ALLOW_PRIVATE_TARGETS: site.host, RATE_LIMIT_FACTOR: '1000' };
  const test = await createTestApp(EMBEDDED, { environment });
  try {
    const headers = await signedInAs(test, { plan: 'pro' });
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      test.app.inject({ method, url, headers, ...(payload && { payload }) });
    const beganMs = performance.now();
    const { id } = (await call('POST', '/api/sites', { url: site.origin })).json();
    const answers: number[] = [];
    let state = 'planning';
    while (state === 'planning') {
      if (answers.length < ANALYSES) {
        const askedMs = performance.now();
        await call('POST', '/api/analyze/url', { url: `https://shop.test/${answers.length}` });
        answers.push(performance.now() - askedMs);
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      state = (await call('GET', '/api/sites')).json().sites[0].run.state;
    }
    const spentMs = performance.now() - beganMs;
    const { run, templates } = (await call('GET', `/api/sites/${id}`)).json();
    const { requestsPerSecond } = DEFAULT_SITE_LIMITS;
    console.log(
      `  ${run.pages} pages planned in ${(spentMs / 1_000).toFixed(1)} s: ${run.read} read, ${run.requests} requests at ${requestsPerSecond}/s`,
    );
    console.log(`  slowest of ${answers.length} analyses meanwhile: ${Math.round(Math.max(...answers))} ms`);
    return [
      row(`ms for ${run.pages} pages`, spentMs, LIMIT_MS),
      row('templates', templates.length, TEMPLATES),
      row('ms that a single analysis waits', Math.max(...answers), 5_000),
    ];
  } finally {
    await test.close();
    await site.close();
  }
}

export default {
  name: 'site-plan',
  measures: `A site of ${PAGES} pages with a sitemap, planned at the default pace while single pages are analyzed, beside the limit`,
  unit: 'count',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
