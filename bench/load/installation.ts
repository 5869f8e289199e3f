import { createTestApp, type TestApp } from '../../packages/server/src/testing/test-app.ts';
import { EMBEDDED } from '../../packages/server/src/testing/test-database.ts';
import { startProcess, type TestProcess } from '../../packages/server/src/testing/test-process.ts';

/** The product on a database of its own, without limits on how often somebody may ask. */
export interface Installation {
  /** What runs in this process: a worker whose engine needs no browser, unless it was left out. */
  test: TestApp;
  /** The program itself, started with these settings on the same data. */
  start(environment: Record<string, string>): Promise<TestProcess>;
  close(): Promise<void>;
}

export async function openInstallation({ isWorker = true } = {}): Promise<Installation> {
  const environment = {
    APP_SECRET: 'the-secret-that-all-processes-share',
    RATE_LIMIT_FACTOR: '1000',
    // What is held waits for all others.
    ANALYSIS_BUDGET_S: '600',
  };
  const test = await createTestApp(EMBEDDED, { environment, isWorker, queueLimit: 10_000 });
  const started: TestProcess[] = [];
  return {
    test,
    async start(settings) {
      const process = await startProcess({
        DATABASE_URL: test.databaseUrl,
        LIFTMARK_DATA: test.dataFolder,
        ...environment,
        ...settings,
      });
      started.push(process);
      return process;
    },
    async close() {
      await Promise.all(started.map((process) => process.end('SIGTERM')));
      await test.close();
    },
  };
}
