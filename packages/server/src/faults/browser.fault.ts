import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnalysisEngine } from '../features/analysis/engine.ts';
import { openEngine } from '../features/analysis/liftmark-engine.ts';
import { readSettings } from '../settings.ts';
import { browsersOf } from '../testing/browser-processes.ts';

const CRASHES = 20;

let pages: Awaited<ReturnType<typeof startFixtureServer>>;
let engine: AnalysisEngine;
beforeAll(async () => {
  pages = await startFixtureServer();
  engine = await openEngine(readSettings({ ALLOW_PRIVATE_TARGETS: pages.host }), () => undefined);
});
afterAll(async () => {
  await engine.close();
  await pages.close();
});

const analyze = (url: string, onProgress: (percent: number) => void = () => undefined) =>
  engine.audit(
    { url },
    {
      signal: new AbortController().signal,
      budgetMs: 60_000,
      onProgress: ({ percent }) => onProgress(percent),
      onCheckError: () => undefined,
    },
  );

it.runIf(process.platform === 'linux')(
  `a browser that dies ${CRASHES} times in a row, each time elsewhere, takes nothing along`,
  async (context) => {
    if (!engine.isRendered) return context.skip();
    let deaths = 0;
    for (let crash = 0; crash < CRASHES; crash += 1) {
      let messages = 0;
      const outcome = await analyze(pages.page('saas-rota'), () => {
        messages += 1;
        if (messages !== 1 + (crash % 5)) return;
        deaths += 1;
        for (const pid of browsersOf(process.pid)) process.kill(pid, 'SIGKILL');
      }).then(
        ({ report }) => report.title,
        (error: { code?: string }) => error.code,
      );
      // Either the browser had finished, or the failure names the crash.
      expect([expect.any(String), 'crash', 'unstable']).toContainEqual(outcome);
    }
    expect(deaths).toBeGreaterThanOrEqual(CRASHES / 2);
    const startedAt = performance.now();
    const { report } = await analyze(pages.page('saas-rota'));
    expect(report.overall.grade).not.toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  },
  600_000,
);
