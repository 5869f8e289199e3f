import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { type Browser, chromium } from 'playwright-core';
import { withDatabase } from '../../e2e/database.ts';
import { type Product, startProduct } from '../../e2e/product.ts';
import { type Case, type Row, row } from '../case.ts';

const FINDINGS = 120;
/** How much slower than this machine the one that is judged for is. */
const CPU_SLOWDOWN = 4;
/** A quick flick of a finger or a wheel, in pixels a second. */
const SPEED = 3_000;
/** From here on a task is long by the standard of the Long Tasks API: what is pressed meanwhile waits noticeably. */
const LIMIT_MS = 50;
const VIEWS = { desktop: { width: 1350, height: 940 }, phone: { width: 390, height: 844 } };

async function run(): Promise<Row[]> {
  const found = await availableBrowser();
  if (found === null) throw new Error('This benchmark needs a browser.');
  const fixtures = await startFixtureServer();
  const product = await startProduct({ ALLOW_PRIVATE_TARGETS: fixtures.host });
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-quic', '--disable-background-networking'],
  });
  try {
    const path = await longReport(browser, product, fixtures.page('saas-vague'));
    const rows: Row[] = [];
    for (const [name, viewport] of Object.entries(VIEWS)) {
      const frames = await scrollThrough(browser, product.origin + path, viewport);
      for (const share of [50, 95, 99]) {
        const work = percentile(frames, share / 100) * CPU_SLOWDOWN;
        rows.push(row(`${name}, percentile ${share} of ${frames.length} frames`, work, LIMIT_MS));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
    await fixtures.close();
  }
}

/** A real report, its recommendations and findings repeated until there are enough of them. */
async function longReport(browser: Browser, product: Product, url: string): Promise<string> {
  const { request } = await browser.newContext();
  const post = async (path: string, data: object): Promise<{ reportId: string }> => {
    const answer = await request.post(product.origin + path, { headers: { origin: product.origin }, data });
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`);
    return answer.json() as Promise<{ reportId: string }>;
  };
  const person = { email: 'bench@shop.test', password: 'correct kettle battery' };
  await post('/auth/signup', { ...person, firstName: 'Bench', lastName: 'Mark' });
  const { reportId } = await post('/api/analyze/url', { url });
  await withDatabase(product, async (database) => {
    // Whoever has no Pro is not sent what is locked.
    await database.execute(`update users set granted_pro_until = now() + interval '1 day'`);
    await database.execute(`
      update reports set analysis_results = analysis_results || jsonb_build_object(
        'recommendations', (
          select jsonb_agg(each || jsonb_build_object('id', (each->>'id') || '-' || n) order by n, place)
          from (select * from generate_series(1, ${FINDINGS}) as copy(n),
            jsonb_array_elements(analysis_results->'recommendations') with ordinality as listed(each, place)
            order by n, place limit ${FINDINGS}) repeated))
      where secure_id = '${reportId}'`);
  });
  return `/report/${reportId}`;
}

/**
 * Milliseconds of processor time that the page's thread spends on each frame while a report is scrolled from its first
 * line to its last. By the clock of the thread: what other programs take of the machine does not count.
 */
async function scrollThrough(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const yDistance = -(await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight'));
  const session = await context.newCDPSession(page);
  await browser.startTracing(page, {
    categories: ['blink', 'toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: viewport.width / 4,
    y: viewport.height / 2,
    yDistance,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const reached = await page.evaluate<number>('scrollY');
  if (reached < -yDistance / 2) throw new Error(`Scrolled only to ${reached} of ${-yDistance}`);
  await context.close();
  return workOfFrames(trace.traceEvents);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, and the processor time of its thread. */
  ts: number;
  tdur?: number;
}

function workOfFrames(events: TraceEvent[]): number[] {
  const begins = events.filter(({ name }) => name === 'WebFrameWidgetImpl::BeginMainFrame');
  const { pid, tid } = begins[0] ?? {};
  const ofPage = events.filter((event) => event.pid === pid && event.tid === tid);
  const moments = begins.map(({ ts }) => ts).sort((a, b) => a - b);
  const tasks = ofPage.filter(({ name }) => name === 'RunTask');
  return moments.slice(1).map((next, index) => {
    const from = moments[index] ?? 0;
    const within = tasks.filter(({ ts }) => ts > from && ts <= next);
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  });
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export default {
  name: 'scroll-report',
  measures: `processor time of the page for a frame while a report of ${FINDINGS} findings is scrolled, times ${CPU_SLOWDOWN}, beside a long task`,
  unit: 'ms',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
