import { z } from 'zod';

/** Services that are asked for a workspace's figures. */
export const CONNECTED_SOURCES = [
  'ga4',
  'plausible',
  'umami',
  'matomo',
  'posthog',
  'search-console',
] as const;
export type ConnectedSourceId = (typeof CONNECTED_SOURCES)[number];

/** Why a connection as a whole doesn’t work. */
export const CONNECTION_PROBLEMS = [
  'key',
  'key-file',
  'scope',
  'plan',
  'property',
  'question',
  'rate',
  'unreachable',
  'blocked',
  'redirect',
  'format',
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
    .nullable(),
  user: z.string().trim().max(200).nullable(),
  key: z.string().trim().min(1, 'Enter the key').max(KEY_LENGTH),
});
export type Credentials = z.infer<typeof credentialsSchema>;

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

/** Its credentials never leave the server. */
export const connectionSchema = z.object({
  id: z.uuid(),
  source: z.enum(CONNECTED_SOURCES),
  name: z.string(),
  goal: z.string().nullable(),
  /** What doesn’t work and what to do; null if it works. */
  problem: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  /** The days that were read so far, both included. */
  from: daySchema.nullable(),
  through: daySchema.nullable(),
  missing: z.array(missingDaysSchema),
});
export type Connection = z.infer<typeof connectionSchema>;

/** `GET /api/measuring/connections`. */
export const connectionsSchema = z.object({ connections: z.array(connectionSchema) });
