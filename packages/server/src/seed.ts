import { createHmac } from 'node:crypto';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Context } from './access/actor.ts';
import { hasPro, isFounder } from './access/plan.ts';
import type { Database } from './database/connection.ts';
import { accounts, users } from './database/schema.ts';
import type { AnalysisWorker } from './features/analysis/jobs.ts';
import { openEngine } from './features/analysis/liftmark-engine.ts';
import { askerOf, createAnalysis, findAnalysis } from './features/analysis/queries.ts';
import { runAnalysis } from './features/analysis/run-analysis.ts';
import { createLog } from './platform/log.ts';
import { secretOf } from './platform/secret.ts';
import { openServices } from './services.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * `npm run seed` creates demo accounts (free, Pro, founder) with verified addresses, and reports on the sample pages
 * of the engine. It prints the passwords, which differ in every installation. Running it again adds nothing twice.
 */
const DEMO = [
  { role: 'free', subscriptionStatus: 'free', pages: ['saas-vague', 'product-kettle'] },
  { role: 'pro', subscriptionStatus: 'active', pages: ['saas-rota', 'signup-long', 'restaurant-quai'] },
  { role: 'founder', subscriptionStatus: 'active', pages: ['nonprofit-rivers'] },
];

async function seed(): Promise<void> {
  const pages = await startFixtureServer();
  const settings = { ...readSettings(process.env), ALLOW_PRIVATE_TARGETS: [pages.host] };
  const log = createLog(settings.LOG_LEVEL);
  const services = await openServices(settings, log);
  const engine = await openEngine(settings, (warning) => log.warn(warning));
  const worker: AnalysisWorker = {
    ...services,
    engine,
    log,
    budgetS: settings.ANALYSIS_BUDGET_S,
    onError: (error) => log.error({ err: error }, 'analysis'),
    // No fixes are tried: the pages are gone once the accounts are there.
    onStored: async () => undefined,
  };
  try {
    for (const { role, subscriptionStatus, pages: names } of DEMO) {
      const context = await demoUser(services.database, settings, role, subscriptionStatus);
      for (const name of names) {
        const outcome = await demoReport(worker, context, name, pages.page(name));
        process.stdout.write(`${role.padEnd(8)} ${name.padEnd(20)} ${outcome(settings.PUBLIC_URL)}\n`);
      }
    }
    for (const { role } of DEMO) {
      process.stdout.write(`${role.padEnd(8)} ${emailOf(role).padEnd(28)} ${passwordOf(settings, role)}\n`);
    }
    if (!settings.FOUNDER_EMAILS.includes(emailOf('founder'))) {
      process.stdout.write(`To see the founders' screens, start with FOUNDER_EMAILS=${emailOf('founder')}\n`);
    }
  } finally {
    await engine.close();
    await services.close(0);
    await pages.close();
  }
}

const emailOf = (role: string) => `${role}@demo.liftmark.test`;

/** The same on every run, and unknown to anyone without the installation's secret. */
function passwordOf(settings: Settings, role: string): string {
  return createHmac('sha256', secretOf(settings)).update(`seed:${role}`).digest('base64url').slice(0, 16);
}

/** The account of a role, as an actor. A changed password stays as it is. */
async function demoUser(
  database: Database,
  settings: Settings,
  role: string,
  subscriptionStatus: string,
): Promise<Context> {
  const email = emailOf(role);
  await database
    .insert(users)
    .values({ email, emailVerified: true, firstName: 'Demo', lastName: role, subscriptionStatus })
    .onConflictDoNothing();
  const [user] = await database.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`The account ${email} was removed while it was being created`);
  const password = await hashPassword(passwordOf(settings, role));
  await database
    .insert(accounts)
    .values({ userId: user.id, providerId: 'credential', accountId: user.id, password })
    .onConflictDoNothing();
  return {
    actor: {
      kind: 'user',
      id: user.id,
      workspaceId: user.id,
      role: 'owner',
      isPro: hasPro({ ...user, kind: 'personal' }, user, settings.PRO_EMAILS),
      isFounder: isFounder(user, settings.FOUNDER_EMAILS),
    },
    requestId: 'seed',
  };
}

/**
 * Analyzes a page in this process: a worker of a running Liftmark would refuse the fixture server's private address.
 * Returns a function that makes the line to print from the public address.
 */
async function demoReport(
  worker: AnalysisWorker,
  context: Context,
  name: string,
  url: string,
): Promise<(publicUrl: string) => string> {
  const key = `seed-${name}`;
  const { database } = worker;
  const created = await createAnalysis(database, askerOf(context.actor), key, { inputType: 'url', url });
  const analysis = created ?? (await findAnalysis(database, context, key));
  // Does nothing if it has ended, and completes one that an interrupted run left behind.
  const run = { id: key, retries: 0, isLast: false, signal: new AbortController().signal };
  if (analysis) await runAnalysis(worker, { analysisId: analysis.id }, run);
  const progress = (await findAnalysis(database, context, key))?.progress;
  return (publicUrl) =>
    progress?.reportId ? `${publicUrl}/report/${progress.reportId}` : (progress?.detail ?? 'no report');
}

await seed();
