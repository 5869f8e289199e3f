import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * Every environment variable that Liftmark reads. All are optional, and a blank value counts as unset. This is the
 * only file that reads the environment; `docs/settings.md` explains each setting to operators.
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

const environmentSchema = z.object({
  /** Address and port to listen on. Port 0 takes a free one. */
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Port on which a process without the web role answers health checks on `HOST`. Unset: none. */
  HEALTH_PORT: port.optional(),
  /** Public address of this installation, the start of every link. */
  PUBLIC_URL: httpUrl.optional(),
  /** Folder of the embedded database, files, email outbox and generated secret. */
  LIFTMARK_DATA: z.string().default('./data'),
  /** `web` answers requests, `worker` runs jobs. A process can have both roles. */
  LIFTMARK_ROLES: z
    .string()
    .default('web,worker')
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'], 'use web, worker, or web,worker')).min(1)),
  /** A PostgreSQL server, version 15 or newer. Unset: the embedded one. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'use an address such as postgresql://user:password@host:5432/liftmark')
    .optional(),
  /** Signs cookies and encrypts secrets at rest. Unset: generated once in the data folder. */
  APP_SECRET: z.string().min(32, 'use at least 32 random characters').optional(),
  /** Former values of `APP_SECRET`, the latest first: what they signed and encrypted stays valid. */
  APP_SECRET_PREVIOUS: list.pipe(z.array(z.string().min(32, 'list secrets of at least 32 characters'))),
  /** Encrypts and opens files of `npm run backup`. Don't store it with the backups. */
  BACKUP_PASSPHRASE: z.string().min(12, 'use at least 12 characters').optional(),
  /** Addresses or CIDR ranges of reverse proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: list,
  /** Multiplies how often people can sign in, analyze, send emails and so on; 2 allows twice as much. */
  RATE_LIMIT_FACTOR: z.coerce.number('use a number').min(0.1).max(1000).default(1),
  /** Bearer token for `GET /metrics`. Unset: only programs on this machine can read it, without a proxy. */
  METRICS_TOKEN: z.string().min(16, 'use at least 16 random characters').optional(),
  /** Collector for traces over HTTP, and the headers of these requests as `name=value`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: list.pipe(z.array(z.string().regex(/^[^=]+=/, 'list headers as name=value'))),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'use info, warn, error or debug')
    .default('info'),

  /** Simultaneous analyses per worker. */
  ANALYSIS_CONCURRENCY: z.coerce.number('use a whole number').int().min(1).max(64).optional(),
  /** Time limit of an analysis in seconds. */
  ANALYSIS_BUDGET_S: z.coerce.number('use a number of seconds').min(5).max(600).default(45),
  /** Browser to use; `none` reads pages without one. Unset: the first one found. */
  CHROME_PATH: z.string().optional(),
  /** Private hosts, `host:port` or CIDR ranges that may be analyzed. */
  ALLOW_PRIVATE_TARGETS: list,
  /** Hosts and ranges to refuse in addition to private and reserved ones. */
  EGRESS_DENY: list,
  /** Ports that pages may be loaded from. */
  EGRESS_PORTS: z
    .string()
    .default('80,443,8080,8443')
    .transform((value) => value.split(',').map((entry) => Number(entry.trim())))
    .pipe(z.array(z.int().min(1).max(65_535)).min(1)),
  /** Name server for page hosts, `host` or `host:port`. */
  EGRESS_DNS: z.string().optional(),
  /** File with an additional certificate authority to trust. */
  EGRESS_CA_FILE: z.string().optional(),

  /** Successful analyses per calendar month (UTC) on the free plan. */
  FREE_ANALYSES_PER_MONTH: z.coerce.number('use a whole number').int().min(0).default(3),
  /** Verified addresses that get Pro without a subscription, and those that get the operator's screens. */
  PRO_EMAILS: emailList,
  FOUNDER_EMAILS: emailList,
  /** Days that page-use events are kept; after that, only daily figures without personal data remain. */
  EVENT_DAYS: z.coerce.number('use a whole number of days').int().min(2).max(3650).default(90),

  /** Google sign-in. In tests, the issuer may be another OpenID provider. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),

  /** Mail server, such as `smtps://user:password@mail.example`. Unset: emails go to `outbox` in the data folder. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'use an address such as smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  /** Support address on public pages. Unset: `support@` the host of `PUBLIC_URL`. */
  SUPPORT_EMAIL: z.email('use an address such as support@liftmark.example').optional(),

  /** Model that improves the wording. Unset: the built-in analyst writes everything. */
  AI_PROVIDER: z
    .enum(
      ['openai', 'anthropic', 'google', 'openai-compatible'],
      'use openai, anthropic, google or openai-compatible',
    )
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  /** Address of the provider. Unset: its default address. */
  AI_BASE_URL: httpUrl.optional(),
  /** Token limit per analysis; beyond that, the built-in analyst's text is kept. */
  AI_TOKENS_PER_ANALYSIS: z.coerce
    .number('use a whole number')
    .int()
    .min(1_000)
    .max(10_000_000)
    .default(120_000),
  /** How long an analysis, or a question, waits for the model at most. */
  AI_SECONDS_PER_ANALYSIS: z.coerce
    .number('use a number of seconds')
    .min(1)
    .max(20, 'use at most 20, so that people don’t wait longer for better wording')
    .default(20),

  /** Payments through Stripe. Unset: a simulated checkout that is marked as such. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'use a secret or restricted key (starts with sk_ or rk_)')
    .optional(),
  /** Signs Stripe's events; two, separated by a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: list,
  /** Price ids. The first is sold; subscribers to the others keep Pro. */
  STRIPE_PRICE_MONTHLY: list,
  STRIPE_PRICE_ANNUAL: list,
  /** Whether the checkout adds tax, and accepts promotion codes. */
  STRIPE_AUTOMATIC_TAX: flag,
  STRIPE_PROMOTION_CODES: flag,
  /** Address of Stripe's API, for tests. */
  STRIPE_API_BASE: httpUrl.optional(),
  /** Allows simulated payments if `NODE_ENV` is `production`. */
  ALLOW_SIMULATED_PAYMENTS: flag,
  NODE_ENV: z.string().optional(),

  /** File store for several machines. Unset: the data folder. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  /** Third-party analytics tag, loaded only after consent. */
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'use an id such as G-XXXXXXX')
    .optional(),
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
    if (environment.AI_PROVIDER === 'openai-compatible' && environment.AI_BASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['AI_BASE_URL'],
        message: 'set it too, because AI_PROVIDER is openai-compatible',
      });
    }
    if (
      environment.AI_PROVIDER !== undefined &&
      environment.AI_PROVIDER !== 'openai-compatible' &&
      environment.AI_API_KEY === undefined
    ) {
      context.addIssue({
        code: 'custom',
        path: ['AI_API_KEY'],
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
