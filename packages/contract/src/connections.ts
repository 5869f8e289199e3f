import { z } from 'zod';
import { adviceSchema, countsSchema, liftSchema } from './measuring.ts';

/** Services that are asked for a workspace's figures. */
export const CONNECTED_SOURCES = [
  'ga4',
  'plausible',
  'umami',
  'matomo',
  'posthog',
  'search-console',
  'growthbook',
  'posthog-experiments',
] as const;
export type ConnectedSourceId = (typeof CONNECTED_SOURCES)[number];

/** Why a connection as a whole doesn’t work. */
export const CONNECTION_PROBLEMS = [
  'key',
  'key-file',
  'scope',
  'plan',
  'property',
  'goal',
  'question',
  'rate',
  'unreachable',
  'blocked',
  'redirect',
  'format',
  'large',
] as const;
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number];

/** Most connections that a workspace has. */
export const CONNECTION_LIMIT = 20;
const KEY_LENGTH = 8_000;

/** How each service is reached. The form and the server follow it. */
export const CONNECTION_SHAPES: Record<ConnectedSourceId, ConnectionShape> = {
  ga4: { address: null, hasUser: false, goal: 'optional' },
  plausible: { address: 'https://plausible.io', hasUser: false, goal: 'needed' },
  umami: { address: 'https://api.umami.is/v1', hasUser: true, goal: 'needed' },
  matomo: { address: '', hasUser: false, goal: 'optional' },
  posthog: { address: 'https://us.posthog.com', hasUser: false, goal: 'needed' },
  'search-console': { address: null, hasUser: false, goal: 'none' },
  growthbook: { address: 'https://api.growthbook.io', hasUser: false, goal: 'optional' },
  'posthog-experiments': { address: 'https://us.posthog.com', hasUser: false, goal: 'optional' },
};

interface ConnectionShape {
  /** The usual address, empty if each installation has its own; null for a service with only one. */
  address: string | null;
  hasUser: boolean;
  /** Whether the service has to know which of its goals is a conversion. */
  goal: 'needed' | 'optional' | 'none';
}

/** What opens a service. The key is a token, a password, or the file of a service account. */
export const credentialsSchema = z.object({
  address: z
    .url({ protocol: /^https?$/, error: 'Enter an address such as https://stats.shop.example' })
    .refine(isPlainAddress, 'Enter the address without a user, a query or a fragment')
    .nullable(),
  user: z.string().trim().max(200).nullable(),
  key: z.string().trim().min(1, 'Enter the key').max(KEY_LENGTH),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** A user in an address would be shown with it. */
function isPlainAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url === null || (url.username + url.password + url.search + url.hash === '' && !address.includes('?'))
  );
}

/** `POST /api/measuring/connections/try`. */
export const tryRequestSchema = z.object({
  source: z.enum(CONNECTED_SOURCES),
  credentials: credentialsSchema,
});
export type TryRequest = z.infer<typeof tryRequestSchema>;

const propertySchema = z.object({ id: z.string(), name: z.string() });
export type Property = z.infer<typeof propertySchema>;

/** Empty if the service doesn't list them: then the property is typed. */
export const tryResponseSchema = z.object({ properties: z.array(propertySchema) });

/** `POST /api/measuring/connections`. */
export const connectionRequestSchema = tryRequestSchema
  .extend({
    property: z.string().trim().min(1, 'Enter what to read').max(300),
    name: z.string().trim().min(1).max(300),
    goal: z.string().trim().min(1).max(200).nullable(),
  })
  .refine(({ source, goal }) => goal !== null || CONNECTION_SHAPES[source].goal !== 'needed', {
    path: ['goal'],
    message: 'Enter what counts as a conversion',
  });
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;

const daySchema = z.iso.date();

/** Days that a service couldn’t give, with the reason and what to do. */
export const missingDaysSchema = z.object({ from: daySchema, to: daySchema, reason: z.string() });
export type MissingDays = z.infer<typeof missingDaysSchema>;

/** What the last successful reading gave. */
const foundSchema = z.object({ pages: z.int(), days: z.int(), searches: z.int(), experiments: z.int() });
export type Found = z.infer<typeof foundSchema>;

/** Its credentials never leave the server. */
export const connectionSchema = z.object({
  id: z.uuid(),
  source: z.enum(CONNECTED_SOURCES),
  name: z.string(),
  host: z
    .string()
    .nullable()
    .describe(
      'The host that the key is sent to, with its port if that isn’t the usual one. Null for Google’s services, which have one address, and if the stored address can’t be decrypted.',
    ),
  goal: z.string().nullable(),
  /** What doesn’t work and what to do; null if it works. */
  problem: z.string().nullable(),
  /** Whether another key may repair it. */
  needsKey: z.boolean(),
  fetchedAt: z.string().nullable(),
  /** The days that were read so far, both included. */
  from: daySchema.nullable(),
  through: daySchema.nullable(),
  missing: z.array(missingDaysSchema),
  isPaused: z.boolean(),
  /** Whether a reading waits or runs. */
  isReading: z.boolean(),
  /** When it was last asked, whether it answered or not. */
  triedAt: z.string().nullable(),
  found: foundSchema.nullable(),
  /** Pages that another connection to the same service read first, and keeps. */
  pagesElsewhere: z.int(),
});
export type Connection = z.infer<typeof connectionSchema>;

/** `GET /api/measuring/connections`. */
export const connectionsSchema = z.object({ connections: z.array(connectionSchema) });

/** `PUT /api/measuring/connections/{id}`. */
export const connectionChangeSchema = z.object({ isPaused: z.boolean() });
export type ConnectionChange = z.infer<typeof connectionChangeSchema>;

/** `PUT /api/measuring/connections/{id}/key`: the address stays. */
export const connectionKeySchema = credentialsSchema.omit({ address: true });
export type ConnectionKey = z.infer<typeof connectionKeySchema>;

/** `POST /api/measuring/connections/{id}/test`: what it found on one day, or what doesn’t work. */
export const testResponseSchema = z.object({ works: z.boolean(), words: z.string() });

const sideSchema = z.object({ key: z.string(), name: z.string(), ...countsSchema.shape });

/** Visitors and conversions of the sides of an experiment. */
export const experimentSidesSchema = z.object({
  /** What counts as a conversion. */
  metric: z.string(),
  control: sideSchema,
  variants: z.array(sideSchema).min(1),
});
export type ExperimentSides = z.infer<typeof experimentSidesSchema>;

export const EXPERIMENT_STATES = ['running', 'finished'] as const;

/** An A/B test as a service has it. */
export const connectedExperimentSchema = z.object({
  id: z.uuid(),
  source: z.enum(CONNECTED_SOURCES),
  connection: z.string(),
  name: z.string(),
  state: z.enum(EXPERIMENT_STATES),
  startedOn: daySchema.nullable(),
  endedOn: daySchema.nullable(),
  /** Null if it has none; then `missing` says why. */
  sides: experimentSidesSchema.nullable(),
  missing: z.string().nullable(),
  /** A page of the workspace that the experiment names. */
  suggestedPage: z.string().nullable(),
  /** What it’s the result of; null until someone says so. */
  tied: z
    .object({
      page: z.string(),
      name: z.string(),
      variant: z.string(),
      recommendation: adviceSchema.nullable(),
      result: liftSchema.nullable(),
    })
    .nullable(),
});
export type ConnectedExperiment = z.infer<typeof connectedExperimentSchema>;

/** `GET /api/measuring/connections/experiments`. */
export const connectedExperimentsSchema = z.object({ experiments: z.array(connectedExperimentSchema) });

/** `PUT /api/measuring/connections/experiments/{id}`. */
export const tieRequestSchema = z.object({
  page: z.string().trim().min(1, 'Enter the page').max(2_000),
  /** The change of the page that was tested. */
  name: z.string().trim().min(1, 'Enter what was tested').max(200),
  variant: z.string().min(1).max(200),
  recommendation: adviceSchema.nullable().default(null),
});
export type TieRequest = z.infer<typeof tieRequestSchema>;
export type TieCall = z.input<typeof tieRequestSchema>;

const searchSchema = z.object({
  query: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  /** The words that name something, and whether the page repeats them; null until they were compared. */
  words: z.array(z.object({ word: z.string(), inHeadline: z.boolean(), aboveFold: z.boolean() })).nullable(),
});
export type Search = z.infer<typeof searchSchema>;
export type SearchWord = NonNullable<Search['words']>[number];

/** `GET /api/measuring/searches?page=…`: the searches that led to a page. */
export const searchesSchema = z.object({
  searches: z.array(searchSchema),
  from: daySchema.nullable(),
  through: daySchema.nullable(),
  /** `unconnected`: no Search Console is connected. `unread`: it hasn’t been read. */
  state: z.enum(['unconnected', 'unread', 'read']),
  /** What doesn’t work at the connection. */
  problem: z.string().nullable(),
  /** `none`: the page has no report with a capture to compare with. */
  comparison: z.enum(['none', 'running', 'done']),
});
export type Searches = z.infer<typeof searchesSchema>;
