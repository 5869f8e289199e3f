import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Context } from './access/actor.ts';
import { hasPro } from './access/plan.ts';
import type { Database } from './database/connection.ts';
import { users } from './database/schema.ts';
import type { AnalysisWorker } from './features/analysis/jobs.ts';
import { openEngine } from './features/analysis/liftmark-engine.ts';
import { createAnalysis, findAnalysis } from './features/analysis/queries.ts';
import { runAnalysis } from './features/analysis/run-analysis.ts';
import { openServices } from './services.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run seed`: a demo account set (free, Pro, founder) with reports made by analyzing the pages that ship with
 * the engine. Running it again adds nothing twice.
 */
const DEMO = [
  { role: 'free', subscriptionStatus: 'free', pages: ['saas-vague', 'product-kettle'] },
  { role: 'pro', subscriptionStatus: 'active', pages: ['saas-rota', 'signup-long', 'restaurant-quai'] },
  { role: 'founder', subscriptionStatus: 'active', pages: ['nonprofit-rivers'] },
];

async function seed(): Promise<void> {
  const pages = await startFixtureServer();
  const settings = { ...readSettings(process.env), ALLOW_PRIVATE_TARGETS: [pages.host] };
  const log = pino({ level: settings.LOG_LEVEL });
  const services = await openServices(settings, log);
  const engine = await openEngine(settings, (warning) => log.warn(warning));
  const worker: AnalysisWorker = {
    ...services,
    engine,
    budgetS: settings.ANALYSIS_BUDGET_S,
    onError: (error) => log.error({ err: error }, 'analysis'),
  };
  try {
    for (const { role, subscriptionStatus, pages: names } of DEMO) {
      const context = await demoUser(services.database, role, subscriptionStatus);
      for (const name of names) {
        const outcome = await demoReport(worker, context, name, pages.page(name));
        process.stdout.write(`${role.padEnd(8)} ${name.padEnd(20)} ${outcome(settings.PUBLIC_URL)}\n`);
      }
    }
  } finally {
    await engine.close();
    await services.close(0);
    await pages.close();
  }
}

/** The account of a role, as whoever is signed in with it. */
async function demoUser(database: Database, role: string, subscriptionStatus: string): Promise<Context> {
  const email = `${role}@demo.liftmark.test`;
  await database
    .insert(users)
    .values({ email, emailVerified: true, firstName: 'Demo', lastName: role, subscriptionStatus })
    .onConflictDoNothing();
  const [user] = await database.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`The account ${email} was removed while it was made`);
  return {
    actor: { kind: 'user', id: user.id, isPro: hasPro(user, []), isFounder: false },
    requestId: 'seed',
  };
}

/**
 * Analyzes a page right here: a worker of a running Liftmark would refuse the fixture server's private address.
 * Returns what to print, given the address of the product.
 */
async function demoReport(
  worker: AnalysisWorker,
  context: Context,
  name: string,
  url: string,
): Promise<(publicUrl: string) => string> {
  const key = `seed-${name}`;
  const { database } = worker;
  const created = await createAnalysis(database, context, key, { inputType: 'url', url });
  const analysis = created ?? (await findAnalysis(database, context, key));
  // Does nothing to one that has ended, and completes one that an interrupted run left behind.
  const run = { id: key, retries: 0, signal: new AbortController().signal };
  if (analysis) await runAnalysis(worker, { analysisId: analysis.id }, run);
  const progress = (await findAnalysis(database, context, key))?.progress;
  return (publicUrl) =>
    progress?.reportId ? `${publicUrl}/report/${progress.reportId}` : (progress?.detail ?? 'no report');
}

await seed();
