import { fileURLToPath } from 'node:url';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { findAccountByKey } from './features/api-keys/find-account-by-key.ts';
import { createAuth } from './features/auth/better-auth.ts';
import { findAccountBySession } from './features/auth/find-account.ts';
import { createGoogleClient, type GoogleClient } from './features/auth/google-client.ts';
import { sessionCookieName } from './features/auth/session-cookie.ts';
import { openPayments, TIMEOUT_OF_PERSON_MS } from './features/billing/payments.ts';
import { createRefusalOf } from './features/webhooks/refused-address.ts';
import { createKeyLimit, createLimit } from './http/limits.ts';
import { egressPolicyOf } from './platform/egress-policy.ts';
import { secretOf } from './platform/secret.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Queued analyses per worker slot before new ones are refused. */
const QUEUE_PER_SLOT = 25;
/** How much longer than one analysis a request waits, for its turn in the queue. */
const QUEUE_WAIT_MS = 60_000;

export interface WebOptions {
  /** True if pages are read with a browser. */
  isRendered: boolean;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  /** Folder of the built web client. */
  webFolder?: string;
  /** How long a request waits for its analysis at most. */
  waitMs?: number;
  /** Most queued and running analyses. */
  queueLimit?: number;
}

/** The web role: the HTTP side on top of the services. */
export function buildWeb(
  settings: Settings,
  services: Services,
  log: Logger,
  { isRendered, ...options }: WebOptions,
): Promise<FastifyInstance> {
  const { PUBLIC_URL: publicUrl } = settings;
  const account = {
    database: services.database,
    secret: secretOf(settings),
    formerSecrets: settings.APP_SECRET_PREVIOUS,
    publicUrl,
    proEmails: services.proEmails,
    founderEmails: settings.FOUNDER_EMAILS,
  };
  return buildApp({
    ...services,
    ...account,
    auth: createAuth(account),
    google: googleOf(settings),
    payments: openPayments(settings, services.database, TIMEOUT_OF_PERSON_MS),
    warn: (details, message) => log.warn(details, message),
    findAccount: findAccountBySession(account),
    findKey: findAccountByKey(account),
    sessionCookie: sessionCookieName(publicUrl),
    guard: createEgressGuard(egressPolicyOf(settings)),
    refusalOf: createRefusalOf(egressPolicyOf(settings)),
    limit: createLimit(services.database, settings.RATE_LIMIT_FACTOR),
    limitKey: createKeyLimit(services.database, settings.RATE_LIMIT_FACTOR),
    trustedProxies: settings.TRUSTED_PROXIES,
    loggerInstance: log,
    freePerMonth: settings.FREE_ANALYSES_PER_MONTH,
    queueLimit: settings.ANALYSIS_CONCURRENCY * QUEUE_PER_SLOT,
    waitMs: settings.ANALYSIS_BUDGET_S * 1000 + QUEUE_WAIT_MS,
    metricsToken: settings.METRICS_TOKEN,
    webFolder: WEB_FOLDER,
    isRendered,
    gaMeasurementId: settings.GA_MEASUREMENT_ID,
    supportEmail: settings.SUPPORT_EMAIL,
    clientConfig: {
      googleSignIn: settings.GOOGLE_CLIENT_ID !== undefined,
      simulatedPayments: settings.STRIPE_SECRET_KEY === undefined,
      freeAnalysesPerMonth: settings.FREE_ANALYSES_PER_MONTH,
      analysisBudgetSeconds: settings.ANALYSIS_BUDGET_S,
      modelAnalyst: services.model?.model.name ?? null,
      gaMeasurementId: settings.GA_MEASUREMENT_ID ?? null,
      renderedMode: isRendered,
    },
    ...options,
  });
}

function googleOf(settings: Settings): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = `${settings.PUBLIC_URL}/auth/google/callback`;
  return createGoogleClient({ clientId, clientSecret, redirectUri, issuer: settings.GOOGLE_ISSUER });
}
