import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Actor } from '../access/actor.ts';
import { hasPro } from '../access/plan.ts';
import { users } from '../database/schema.ts';
import { openServices, type Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { buildWeb, type WebOptions } from '../web.ts';
import { startWorker } from '../worker.ts';
import { createTestDatabase, type TestServer } from './test-database.ts';
import { createTestEngine, type TestEngine } from './test-engine.ts';

export interface TestApp {
  app: FastifyInstance;
  engine: TestEngine;
  services: Services;
  databaseUrl: string;
  dataFolder: string;
  /** Stores an account and returns the header of its requests. */
  createUser(account: typeof users.$inferInsert): Promise<{ 'test-actor': string }>;
  close(): Promise<void>;
}

interface TestAppOptions {
  environment?: Record<string, string>;
  /** False for a process with the web role only, so that jobs stay in the queue. */
  isWorker?: boolean;
  webFolder?: string;
  /** Instead of those that follow from the settings. */
  waitMs?: number;
  queueLimit?: number;
  budgetS?: number;
}

/**
 * The real application on a database of its own, with an engine that needs no browser. A request is signed in
 * with the header `test-actor`, the actor as JSON.
 */
export async function createTestApp(server: TestServer, options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(server);
  const dataFolder = mkdtempSync(join(tmpdir(), 'liftmark-test-data-'));
  const log = pino({ level: 'silent' });
  const settings = readSettings({
    DATABASE_URL: database.url,
    LIFTMARK_DATA: dataFolder,
    ANALYSIS_CONCURRENCY: '2',
    ...options.environment,
  });
  const services = await openServices(settings, log);
  const engine = createTestEngine();
  if (options.isWorker !== false)
    await startWorker(
      { ...settings, ANALYSIS_BUDGET_S: options.budgetS ?? settings.ANALYSIS_BUDGET_S },
      services,
      log,
      engine,
    );
  const stopping = new AbortController();
  const web: WebOptions = {
    isRendered: true,
    stopping: stopping.signal,
    findAccount: async ({ headers }) =>
      typeof headers['test-actor'] === 'string' ? (JSON.parse(headers['test-actor']) as Actor) : null,
    ...(options.webFolder && { webFolder: options.webFolder }),
    ...(options.waitMs && { waitMs: options.waitMs }),
    ...(options.queueLimit && { queueLimit: options.queueLimit }),
  };
  const app = await buildWeb(settings, services, log, web);
  return {
    app,
    engine,
    services,
    databaseUrl: database.url,
    dataFolder,
    async createUser(account) {
      const [user] = await services.database.insert(users).values(account).returning();
      if (user === undefined) throw new Error('No account was stored');
      const actor: Actor = { kind: 'user', id: user.id, isPro: hasPro(user, settings.PRO_EMAILS) };
      return { 'test-actor': JSON.stringify(actor) };
    },
    async close() {
      stopping.abort();
      await app.close();
      await services.close(1_000);
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The cookie that makes later requests those of the same visitor. */
export async function newVisitor(app: FastifyInstance): Promise<{ cookie: string }> {
  const { cookies } = await app.inject({ url: '/api/config' });
  return { cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ') };
}
