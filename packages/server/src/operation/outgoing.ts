import type { Settings } from '../settings.ts';

/** An outgoing connection that the product can make. */
interface Outgoing {
  to: string;
  why: string;
  /** Whether these settings allow it. */
  isOpen: (settings: Settings) => boolean;
  /** What allows it. */
  openedBy: string;
  /** The code that connects, directly or through a library. A test checks this list against the code. */
  files: string[];
}

/** Every connection that the product can make, from the server and, at the end, from the browsers of its visitors. */
export const OUTGOING: Outgoing[] = [
  {
    to: 'the pages that people analyze and the sites that they add, on the ports in EGRESS_PORTS, and everything these pages load',
    why: 'to read them. A single egress guard checks every address when it connects',
    isOpen: ({ LIFTMARK_ROLES }) => LIFTMARK_ROLES.includes('worker'),
    openedBy: 'the worker role',
    files: [
      'packages/engine/src/capture/egress/agent.ts',
      'packages/engine/src/capture/egress/dial.ts',
      'packages/engine/src/capture/egress/egress.ts',
      'packages/engine/src/capture/egress/forward.ts',
      'packages/engine/src/capture/load/static.ts',
      'packages/engine/src/sites/reader.ts',
    ],
  },
  {
    to: 'the addresses of webhooks, on the ports in EGRESS_PORTS',
    why: 'to send people the events that they chose. The same egress guard checks every address',
    isOpen: ({ LIFTMARK_ROLES }) => LIFTMARK_ROLES.includes('worker'),
    openedBy: 'the worker role',
    files: ['packages/engine/src/capture/egress/post.ts'],
  },
  {
    to: 'the analytics services that people connect: Google’s APIs, or the address that they enter',
    why: 'to read their visits, conversions and searches, once a day and when a key is tried. The same egress guard checks every address',
    isOpen: ({ LIFTMARK_ROLES }) => LIFTMARK_ROLES.length > 0,
    openedBy: 'the worker role, and the web role where someone adds a connection',
    files: ['packages/server/src/features/metrics/sources/ask.ts'],
  },
  {
    to: 'the system’s name server, or the one in EGRESS_DNS',
    why: 'to look up these hosts, once per connection',
    isOpen: ({ LIFTMARK_ROLES }) => LIFTMARK_ROLES.includes('worker'),
    openedBy: 'the worker role',
    files: ['packages/engine/src/capture/egress/resolve.ts'],
  },
  {
    to: 'the browser that the worker starts on this machine',
    why: 'to open these pages. It can only connect through the egress guard',
    isOpen: ({ LIFTMARK_ROLES, CHROME_PATH }) => LIFTMARK_ROLES.includes('worker') && CHROME_PATH !== 'none',
    openedBy: 'the worker role, unless CHROME_PATH is none',
    files: ['packages/engine/src/capture/browser/browser.ts', 'packages/engine/src/reports/pdf.ts'],
  },
  {
    to: 'PostgreSQL: the embedded one through a local socket, or the server in DATABASE_URL',
    why: 'data, jobs and messages between processes',
    isOpen: () => true,
    openedBy: 'always',
    files: [
      'packages/server/src/database/connection.ts',
      'packages/server/src/database/embedded/server.ts',
      'packages/server/src/operation/backup.ts',
      'packages/server/src/operation/restore.ts',
      'packages/server/src/operation/tables.ts',
      'packages/server/src/platform/jobs.ts',
      'packages/server/src/platform/notifications.ts',
    ],
  },
  {
    to: 'the file store at S3_ENDPOINT, or Amazon S3 in S3_REGION',
    why: 'screenshots, captures, documents and attachments',
    isOpen: ({ S3_BUCKET }) => S3_BUCKET !== undefined,
    openedBy: 'S3_BUCKET',
    files: ['packages/server/src/platform/s3-files.ts'],
  },
  {
    to: 'the mail server in SMTP_URL',
    why: 'to send emails',
    isOpen: ({ SMTP_URL, LIFTMARK_ROLES }) => SMTP_URL !== undefined && LIFTMARK_ROLES.includes('worker'),
    openedBy: 'SMTP_URL',
    files: ['packages/server/src/platform/mail/transport.ts'],
  },
  {
    to: 'the model at AI_BASE_URL, or at the provider of AI_PROVIDER',
    why: 'better wording, a second opinion and chat answers, from text of the analyzed page',
    isOpen: ({ AI_PROVIDER }) => AI_PROVIDER !== undefined,
    openedBy: 'AI_PROVIDER',
    files: [
      'packages/engine/src/model/guarded-fetch.ts',
      'packages/engine/src/model/provider.ts',
      'packages/engine/src/model/provider-call.ts',
      'packages/engine/src/model/provider-loader.ts',
    ],
  },
  {
    to: 'api.stripe.com, or STRIPE_API_BASE',
    why: 'checkouts, subscriptions and the nightly comparison',
    isOpen: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY !== undefined,
    openedBy: 'STRIPE_SECRET_KEY',
    files: [
      'packages/server/src/features/billing/',
      'packages/server/src/features/workspaces/change-seats.ts',
    ],
  },
  {
    to: 'accounts.google.com with its keys and tokens, or GOOGLE_ISSUER',
    why: 'to check who signs in with Google',
    isOpen: ({ GOOGLE_CLIENT_ID }) => GOOGLE_CLIENT_ID !== undefined,
    openedBy: 'GOOGLE_CLIENT_ID',
    files: ['packages/server/src/features/auth/google-client.ts'],
  },
  {
    to: 'the collector at OTEL_EXPORTER_OTLP_ENDPOINT',
    why: 'traces of requests and analyses',
    isOpen: ({ OTEL_EXPORTER_OTLP_ENDPOINT }) => OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    openedBy: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    files: ['packages/server/src/platform/tracing.ts'],
  },
  {
    to: 'googleusercontent.com, from the browsers of people who signed in with Google',
    why: 'to show their profile picture',
    isOpen: ({ GOOGLE_CLIENT_ID }) => GOOGLE_CLIENT_ID !== undefined,
    openedBy: 'GOOGLE_CLIENT_ID',
    files: ['packages/server/src/http/content-security.ts'],
  },
  {
    to: 'googletagmanager.com and google-analytics.com, from the browsers of visitors who agreed',
    why: 'visitor statistics for the operator',
    isOpen: ({ GA_MEASUREMENT_ID }) => GA_MEASUREMENT_ID !== undefined,
    openedBy: 'GA_MEASUREMENT_ID, and the consent of each visitor',
    files: ['packages/server/src/http/content-security.ts'],
  },
];
