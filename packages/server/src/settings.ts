import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { missingSetting, USUAL_LIMITS } from '@liftmark/engine/model/model-settings';
import { z } from 'zod';

/**
 * Every environment variable that Liftmark reads. All are optional, and a blank value counts as unset. This is the
 * only file that reads the environment. `npm run docs` writes `docs/settings.md` from the descriptions; `unset` says what
 * happens without a setting that has no default.
 */

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
const flag = z
  .enum(['true', 'false'], 'use true or false')
  .default('false')
  .transform((value) => value === 'true');
const emailList = list.pipe(z.array(z.email('list email addresses separated by commas').toLowerCase()));
const port = z.coerce.number('use a port number').int().min(0).max(65_535, 'use a port from 1 to 65535');
const httpUrl = z.url({ protocol: /^https?$/, error: 'use an address such as https://liftmark.example' });

const server = {
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: port.default(3000).describe('port to listen on; 0 takes a free one'),
  PUBLIC_URL: httpUrl
    .optional()
    .meta({ description: 'public address, the start of every link', unset: 'derived from host and port' }),
  HEALTH_PORT: port
    .optional()
    .describe('port where a process without the web role answers `/healthz`, `/readyz` and `/metrics`'),
  LIFTMARK_ROLES: z
    .string()
    .default('web,worker')
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'], 'use web, worker, or web,worker')).min(1))
    .describe('roles of this process: `web` answers requests, `worker` runs jobs'),
  LIFTMARK_DATA: z
    .string()
    .default('./data')
    .describe('folder of the embedded database, files, email outbox and generated secret'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'use an address such as postgresql://user:password@host:5432/liftmark')
    .optional()
    .meta({ description: 'a PostgreSQL server, version 15 or newer', unset: 'embedded PostgreSQL' }),
  S3_BUCKET: z.string().optional().meta({
    description: 'file store for several machines; set region and keys too',
    unset: 'files in the data folder',
  }),
  S3_REGION: z.string().optional().describe('region of the bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('access key'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('its secret'),
  S3_ENDPOINT: httpUrl
    .optional()
    .meta({ description: 'address of an S3-compatible store', unset: 'Amazon S3' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'use info, warn, error or debug')
    .default('info')
    .describe('log level'),
  METRICS_TOKEN: z.string().min(16, 'use at least 16 random characters').optional().meta({
    description: 'bearer token for `/metrics`',
    unset: 'only programs on this machine, without a proxy',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().describe('OpenTelemetry collector for traces over HTTP'),
  OTEL_EXPORTER_OTLP_HEADERS: list
    .pipe(z.array(z.string().regex(/^[^=]+=/, 'list headers as name=value')))
    .describe('headers of these requests, as `name=value`'),
};

const security = {
  APP_SECRET: z.string().min(32, 'use at least 32 random characters').optional().meta({
    description: 'signs cookies and links, and encrypts secrets at rest',
    unset: 'generated once in the data folder',
  }),
  APP_SECRET_PREVIOUS: list
    .pipe(z.array(z.string().min(32, 'list secrets of at least 32 characters')))
    .describe('former values, the latest first: what they signed and encrypted stays valid'),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'use at least 12 characters')
    .optional()
    .describe('encrypts and opens files of `npm run backup`; don’t store it with them'),
  TRUSTED_PROXIES: list.describe(
    'addresses or CIDR ranges of reverse proxies whose `X-Forwarded-For` is trusted',
  ),
  RATE_LIMIT_FACTOR: z.coerce
    .number('use a number')
    .min(0.1)
    .max(1000)
    .default(1)
    .describe('multiplies how often people can sign in, analyze, send emails and so on'),
};

const analyses = {
  ANALYSIS_CONCURRENCY: z.coerce
    .number('use a whole number')
    .int()
    .min(1)
    .max(64)
    .optional()
    .meta({ description: 'simultaneous analyses per worker', unset: 'number of cores' }),
  ANALYSIS_BUDGET_S: z.coerce
    .number('use a number of seconds')
    .min(5)
    .max(600)
    .default(45)
    .describe('time limit of an analysis in seconds'),
  CHROME_PATH: z
    .string()
    .optional()
    .meta({ description: 'browser to use; `none` reads pages without rendering', unset: 'detected' }),
  ALLOW_PRIVATE_TARGETS: list.describe(
    'private hosts, `host:port` or CIDR ranges that may be analyzed and get webhooks',
  ),
  EGRESS_DENY: list.describe('hosts and ranges to refuse in addition to private and reserved ones'),
  EGRESS_PORTS: z
    .string()
    .default('80,443,8080,8443')
    .transform((value) => value.split(',').map((entry) => Number(entry.trim())))
    .pipe(z.array(z.int().min(1).max(65_535)).min(1))
    .describe('ports that pages may be loaded from and webhooks sent to'),
  EGRESS_DNS: z
    .string()
    .optional()
    .meta({
      description:
        'name server for hosts of pages and webhooks, `host` or `host:port`; set it if private targets are allowed, because a name ' +
        'without an answer then delays all others',
      unset: 'the system’s',
    }),
  EGRESS_CA_FILE: z.string().optional().describe('file with an additional certificate authority to trust'),
};

const accounts = {
  FREE_ANALYSES_PER_MONTH: z.coerce
    .number('use a whole number')
    .int()
    .min(0)
    .default(3)
    .describe('successful analyses per calendar month (UTC) on the free plan'),
  PRO_EMAILS: emailList.describe('verified addresses that get Pro without a subscription'),
  FOUNDER_EMAILS: emailList.describe('verified addresses that get the founders’ screens'),
  EVENT_DAYS: z.coerce
    .number('use a whole number of days')
    .int()
    .min(2)
    .max(3650)
    .default(90)
    .describe('days that page-use events are kept; after that, only daily figures without personal data'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Google sign-in; register `<PUBLIC_URL>/auth/google/callback`'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('its secret'),
  GOOGLE_ISSUER: httpUrl
    .default('https://accounts.google.com')
    .describe('OpenID provider of that sign-in; another one only in tests'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'use an address such as smtps://user:password@host' })
    .optional()
    .meta({
      description: 'mail server, such as `smtps://user:password@mail.example`',
      unset: '`outbox` in the data folder',
    }),
  MAIL_FROM: z.string().optional().describe('sender of emails'),
  SUPPORT_EMAIL: z.email('use an address such as support@liftmark.example').optional().meta({
    description: 'support address on public pages',
    unset: '`support@` the host of `PUBLIC_URL`',
  }),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'use an id such as G-XXXXXXX')
    .optional()
    .describe('third-party analytics tag, loaded only after consent'),
};

const payments = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'use a secret or restricted key (starts with sk_ or rk_)')
    .optional()
    .meta({
      description:
        'payments through Stripe; turn on its emails for successful payments, which are the receipts',
      unset: 'simulated checkout',
    }),
  STRIPE_WEBHOOK_SECRET: list.describe(
    'signing secret of the webhook at `<PUBLIC_URL>/api/webhooks/stripe`; two while one replaces the other',
  ),
  STRIPE_PRICE_MONTHLY: list.describe('price ids: the first is sold, subscribers to the others keep Pro'),
  STRIPE_PRICE_ANNUAL: list.describe('the same for annual prices'),
  STRIPE_AUTOMATIC_TAX: flag.describe('add tax in the checkout'),
  STRIPE_PROMOTION_CODES: flag.describe('accept promotion codes'),
  STRIPE_API_BASE: httpUrl
    .optional()
    .meta({ description: 'address of Stripe’s API, for tests', unset: 'Stripe’s' }),
  ALLOW_SIMULATED_PAYMENTS: flag.describe('required if `NODE_ENV` is `production` and no Stripe key is set'),
};

const model = {
  AI_PROVIDER: z
    .enum(
      ['openai', 'anthropic', 'google', 'openai-compatible'],
      'use openai, anthropic, google or openai-compatible',
    )
    .optional()
    .meta({
      description: '`openai`, `anthropic`, `google` or `openai-compatible`',
      unset: 'built-in analyst',
    }),
  AI_MODEL: z.string().optional().describe('model'),
  AI_API_KEY: z.string().optional().describe('key'),
  AI_BASE_URL: httpUrl
    .optional()
    .meta({ description: 'address of the provider', unset: 'the provider’s own' }),
  AI_TOKENS_PER_ANALYSIS: z.coerce
    .number('use a whole number')
    .int()
    .min(1_000)
    .max(10_000_000)
    .default(USUAL_LIMITS.tokens)
    .describe('token limit per analysis; beyond that, the built-in analyst’s text is kept'),
  AI_SECONDS_PER_ANALYSIS: z.coerce
    .number('use a number of seconds')
    .min(1)
    .max(20, 'use at most 20, so that people don’t wait longer for better wording')
    .default(USUAL_LIMITS.seconds)
    .describe('how long an analysis, or a question, waits for the model at most'),
  AI_SECOND_LOOK: flag.describe(
    'whether a second request checks that what a report cites says each statement; costs time and tokens',
  ),
};

/** By heading of `docs/settings.md`, which is generated from the descriptions and defaults. */
export const SETTING_GROUPS = {
  Server: server,
  'Security and limits': security,
  Analyses: analyses,
  'Accounts and email': accounts,
  Payments: payments,
  'Language model': model,
};

const environmentSchema = z.object({
  ...server,
  ...security,
  ...analyses,
  ...accounts,
  ...payments,
  ...model,
  NODE_ENV: z.string().optional(),
});

type Environment = z.infer<typeof environmentSchema>;

/** If the first one is set, the others must be set too. */
const TOGETHER: (keyof Environment)[][] = [
  ['APP_SECRET_PREVIOUS', 'APP_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['AI_PROVIDER', 'AI_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_MONTHLY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_ANNUAL', 'STRIPE_SECRET_KEY'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

function isSet(value: Environment[keyof Environment]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** No one should get Pro for free by mistake. */
function simulationProblem(environment: Environment): string | null {
  const { STRIPE_SECRET_KEY, ALLOW_SIMULATED_PAYMENTS, NODE_ENV } = environment;
  if (STRIPE_SECRET_KEY !== undefined) {
    return ALLOW_SIMULATED_PAYMENTS ? 'remove it, because STRIPE_SECRET_KEY is set' : null;
  }
  if (NODE_ENV !== 'production' || ALLOW_SIMULATED_PAYMENTS) return null;
  return 'payments would be simulated in production: set STRIPE_SECRET_KEY, or set this to true';
}

const settingsSchema = environmentSchema
  .superRefine((environment, context) => {
    for (const [first, ...others] of TOGETHER) {
      if (first === undefined || !isSet(environment[first])) continue;
      for (const other of others) {
        if (isSet(environment[other])) continue;
        context.addIssue({ code: 'custom', path: [other], message: `set it too, because ${first} is set` });
      }
    }
    const missing = missingSetting(environment);
    if (missing !== null) {
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: `set it too, because AI_PROVIDER is ${environment.AI_PROVIDER}`,
      });
    }
    const problem = simulationProblem(environment);
    if (problem !== null) {
      context.addIssue({ code: 'custom', path: ['ALLOW_SIMULATED_PAYMENTS'], message: problem });
    }
  })
  .transform((environment) => {
    const publicUrl = new URL(environment.PUBLIC_URL ?? defaultPublicUrl(environment));
    return {
      ...environment,
      LIFTMARK_DATA: resolve(environment.LIFTMARK_DATA),
      PUBLIC_URL: publicUrl.origin,
      SUPPORT_EMAIL: environment.SUPPORT_EMAIL ?? `support@${publicUrl.hostname}`,
      ANALYSIS_CONCURRENCY: environment.ANALYSIS_CONCURRENCY ?? availableParallelism(),
    };
  });

/** A loopback or wildcard address is reached as localhost. */
function defaultPublicUrl({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(HOST);
  return `http://${isLocal ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

export type Settings = z.infer<typeof settingsSchema>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from an environment such as `process.env`.
 * @throws SettingsError listing every invalid setting with its fix, one per line
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
  throw new SettingsError(`Some settings are invalid:\n${[...new Set(problems)].join('\n')}`);
}
