import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { expect, it } from 'vitest';
import { createTestApp, signedInAs } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';

const PLAY_MS = 5 * 60_000;
/** Pages that keep the browser's main process too busy to respond, or fill its memory or the worker's. */
const HOSTILE = ['title-storm', 'title-loop', 'blob-bomb', 'message-flood', 'many-cookies'] as const;
const CLEAN = ['product-kettle', 'saas-rota', 'service-plombier'] as const;
/** Analyses without other load, for comparison. */
const USUAL_ROUNDS = 9;

interface Answer {
  status: number;
  body: string;
  ms: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it.runIf(process.platform === 'linux')(
  'an account that has hostile pages analyzed for five minutes costs another no analysis and at most half its speed',
  async () => {
    const pages = await startFixtureServer();
    const test = await createTestApp(EMBEDDED, { isWorker: false, environment: { APP_SECRET } });
    const product = await startProcess({
      DATABASE_URL: test.databaseUrl,
      LIFTMARK_DATA: test.dataFolder,
      APP_SECRET,
      RATE_LIMIT_FACTOR: '1000',
      ANALYSIS_CONCURRENCY: '2',
      CHROME_PATH: '',
      ALLOW_PRIVATE_TARGETS: pages.host,
    });
    const attacker = await signedInAs(test, { plan: 'pro' });
    const other = await signedInAs(test, { plan: 'pro' });
    let rounds = 0;

    async function analyze({ cookie }: { cookie: string }, page: string): Promise<Answer> {
      rounds += 1;
      const startedAt = performance.now();
      const answer = await fetch(`${product.origin}/api/analyze/url`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${page}?round=${rounds}` }),
      });
      return { status: answer.status, body: await answer.text(), ms: performance.now() - startedAt };
    }
    const analyzeClean = (round: number) =>
      analyze(other, pages.page(CLEAN[round % CLEAN.length] ?? CLEAN[0]));

    try {
      const usual: number[] = [];
      const measureUsual = async () => {
        for (let round = 0; round < USUAL_ROUNDS; round += 1) {
          const { status, body, ms } = await analyzeClean(round);
          expect(status, body).toBe(200);
          // The first analysis of each page is slower.
          if (round >= CLEAN.length) usual.push(ms);
        }
      };
      await measureUsual();

      const endsAt = performance.now() + PLAY_MS;
      const attacks: string[] = [];
      const beside: number[] = [];
      const failures: string[] = [];
      const attack = async () => {
        for (let round = 0; performance.now() < endsAt; round += 1) {
          const kind = HOSTILE[round % HOSTILE.length] ?? HOSTILE[0];
          const { status } = await analyze(attacker, pages.odd(kind));
          attacks.push(`${kind} ${status}`);
        }
      };
      const work = async () => {
        for (let round = 0; performance.now() < endsAt; round += 1) {
          const { status, body, ms } = await analyzeClean(round);
          beside.push(ms);
          if (status !== 200) failures.push(`${Math.round(ms)} ms: ${status} ${body}`);
        }
      };
      await Promise.all([attack(), work()]);
      // Other programs may have started or stopped meanwhile.
      await measureUsual();
      console.error(
        `${attacks.length} attacks beside ${beside.length} clean analyses, of which ${failures.length} failed; usually ${Math.round(median(usual))} ms, beside attacks ${Math.round(median(beside))} ms, at most ${Math.round(Math.max(...beside))} ms.`,
      );
      expect(failures).toEqual([]);
      expect(attacks.length).toBeGreaterThanOrEqual(HOSTILE.length);
      // An attack may result in a report, or in a failure caused by the page, never in one of ours.
      expect(attacks.filter((attacked) => !/ (200|422)$/.test(attacked))).toEqual([]);
      expect(median(beside)).toBeLessThanOrEqual(2 * median(usual));
    } finally {
      await product.end('SIGTERM');
      await test.close();
      await pages.close();
    }
  },
);
