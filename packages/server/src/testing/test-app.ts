import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeProvider } from '@liftmark/engine/model/testing/fake-provider';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { sessions, users } from '../database/schema.ts';
import { sessionCookieName, signSid } from '../features/auth/session-cookie.ts';
import { SESSION_IDLE_S } from '../features/auth/sessions.ts';
import { secretOf } from '../platform/secret.ts';
import { openServices, type Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { buildWeb, type WebOptions } from '../web.ts';
import { startWorker } from '../worker.ts';
import { createTestDatabase, EMBEDDED, type TestServer } from './test-database.ts';
import { createTestEngine, type TestEngine } from './test-engine.ts';

export interface TestApp {
  app: FastifyInstance;
  engine: TestEngine;
  services: Services;
  databaseUrl: string;
  dataFolder: string;
  /** Stores an account with a session of its own, and returns the header of its requests. */
  createUser(account: typeof users.$inferInsert): Promise<{ cookie: string }>;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Another process of the same installation, which has to be closed before that one. */
  besides?: Pick<TestApp, 'databaseUrl'> & Partial<Pick<TestApp, 'dataFolder'>>;
  environment?: Record<string, string>;
  log?: Logger;
  /** False for a process with the web role only, so that jobs stay in the queue. */
  isWorker?: boolean;
  webFolder?: string;
  /** Instead of those that follow from the settings. */
  waitMs?: number;
  queueLimit?: number;
  budgetS?: number;
}

/** The address whose account is a founder's. */
const FOUNDER_EMAIL = 'founder@liftmark.test';

/**
 * The real application on a database of its own, with an engine that needs no browser. `signedInAs` signs in.
 */
export async function createTestApp(server: TestServer, options: TestAppOptions = {}): Promise<TestApp> {
  const { besides } = options;
  const database = besides
    ? { url: besides.databaseUrl, close: async () => undefined }
    : await createTestDatabase(server);
  const dataFolder = besides?.dataFolder ?? mkdtempSync(join(tmpdir(), 'liftmark-test-data-'));
  const log = options.log ?? pino({ level: 'silent' });
  const settings = readSettings({
    DATABASE_URL: database.url,
    LIFTMARK_DATA: dataFolder,
    ANALYSIS_CONCURRENCY: '2',
    FOUNDER_EMAILS: FOUNDER_EMAIL,
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
      const [user] = await services.database
        .insert(users)
        .values(account)
        .onConflictDoUpdate({ target: users.email, set: account })
        .returning();
      if (user === undefined) throw new Error('No account was stored');
      const sid = randomBytes(24).toString('base64url');
      const expire = new Date(Date.now() + SESSION_IDLE_S * 1000);
      await services.database.insert(sessions).values({ sid, userId: user.id, expire });
      const name = sessionCookieName(settings.PUBLIC_URL);
      return { cookie: `${name}=${encodeURIComponent(signSid(sid, secretOf(settings)))}` };
    },
    async close() {
      stopping.abort();
      await app.close();
      await services.close(1_000);
      await database.close();
      if (besides?.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The product with a model of a fake provider. */
export function createModelTestApp(provider: FakeProvider): Promise<TestApp> {
  const { model, baseUrl } = provider.settings('openai-compatible');
  return createTestApp(EMBEDDED, {
    environment: { AI_PROVIDER: 'openai-compatible', AI_MODEL: model, AI_BASE_URL: baseUrl ?? '' },
  });
}

/**
 * The cookie of a new, signed-in account of a plan: `free` with the usual number of analyses, `pro` with a
 * subscription, `founder` with the operator's rights (always the same account).
 */
export async function signedInAs(
  test: TestApp,
  { plan }: { plan: 'free' | 'pro' | 'founder' },
): Promise<{ cookie: string }> {
  const name = plan === 'founder' ? FOUNDER_EMAIL : `${plan}-${randomBytes(6).toString('hex')}@liftmark.test`;
  return test.createUser({
    email: name,
    emailVerified: true,
    firstName: 'Test',
    lastName: 'Person',
    subscriptionStatus: plan === 'pro' ? 'active' : 'free',
  });
}
