import { z } from 'zod';
import { errorCodeSchema } from './errors.ts';
import { INPUT_TYPES } from './report-view.ts';

/**
 * Webhooks: messages to an address of the user's own, when something happens to their pages. All calls need a signed-in
 * user. `docs/webhooks.md` explains them to the people who receive them.
 */

/** Most webhooks of an account. */
export const WEBHOOK_LIMIT = 10;

/** Deliveries are kept for this long. */
export const DELIVERY_DAYS = 30;

/** After a secret is replaced, deliveries are signed with the old one too for this long. */
export const SECRET_OVERLAP_HOURS = 24;

export const WEBHOOK_EVENTS = [
  'analysis.finished',
  'analysis.failed',
  'score.dropped',
  'fix.verified',
  'schedule.skipped',
] as const;
const webhookEventSchema = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** Sent by “Send a test” only. */
export const TEST_EVENT = 'webhook.test';

export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams', 'discord'] as const;
const webhookFormatSchema = z.enum(WEBHOOK_FORMATS);
export type WebhookFormat = z.infer<typeof webhookFormatSchema>;

/** The longest texts and lists of a payload. Longer ones are cut. */
export const PAYLOAD_LIMITS = { title: 200, address: 500, message: 500, list: 10 } as const;

const title = z.string().max(PAYLOAD_LIMITS.title);
const pageSchema = z.object({
  /** Null if the page couldn't be read. */
  title: title.nullable(),
  address: z.string().max(PAYLOAD_LIMITS.address),
});
/** Anyone with the address can open the report. */
const reportSchema = z.object({ id: z.uuid(), url: z.url() });
const kindSchema = z.enum(INPUT_TYPES);
/** False if another rubric judged the previous report: the difference between the two scores isn't the page's own. */
const isComparableSchema = z.boolean();
const scoreSchema = z.int().min(0).max(100).nullable();
const titlesSchema = z.array(title).max(PAYLOAD_LIMITS.list);

/** The `data` of each event. */
const DATA = {
  'analysis.finished': z.object({
    kind: kindSchema,
    isScheduled: z.boolean(),
    page: pageSchema,
    report: reportSchema,
    /** Liftmark Score, 0 to 100; null if too little could be measured. */
    score: scoreSchema,
    /** “B-”, “67% (52–83%)” or “N/A”. */
    grade: z.string().max(40),
    /** Of the page's previous report; null without one. */
    previousScore: scoreSchema,
    isComparable: isComparableSchema,
  }),
  'analysis.failed': z.object({
    kind: kindSchema,
    isScheduled: z.boolean(),
    page: pageSchema,
    code: errorCodeSchema,
    message: z.string().max(PAYLOAD_LIMITS.message),
    /** The dashboard. */
    url: z.url(),
  }),
  'score.dropped': z.object({
    page: pageSchema,
    report: reportSchema,
    score: scoreSchema,
    previousScore: scoreSchema,
    isComparable: isComparableSchema,
    /** Points that the page itself lost; 0 if only something is broken again. */
    pointsLost: z.int().min(0),
    /** Titles of issues that were verified as fixed and are broken again. */
    brokenAgain: titlesSchema,
  }),
  'fix.verified': z.object({
    page: pageSchema,
    report: reportSchema,
    score: scoreSchema,
    previousScore: scoreSchema,
    isComparable: isComparableSchema,
    /** Titles of the recommendations. */
    fixes: titlesSchema,
    /** How many there are, also beyond the longest list. */
    fixCount: z.int().min(1),
  }),
  'schedule.skipped': z.object({
    page: pageSchema,
    reason: z.enum(['no_pro', 'archived']),
    every: z.enum(['week', 'month']),
    /** ISO 8601. */
    nextAt: z.string(),
    url: z.url(),
  }),
  [TEST_EVENT]: z.object({ name: z.string(), url: z.url() }),
} as const;

function envelope<Type extends keyof typeof DATA>(type: Type) {
  return z.object({
    type: z.literal(type),
    /** When it happened, ISO 8601. */
    timestamp: z.iso.datetime(),
    data: DATA[type] as (typeof DATA)[Type],
  });
}

/** The body of a delivery in the `standard` format; the other formats say the same in a message. */
export const webhookPayloadSchema = z.discriminatedUnion('type', [
  envelope('analysis.finished'),
  envelope('analysis.failed'),
  envelope('score.dropped'),
  envelope('fix.verified'),
  envelope('schedule.skipped'),
  envelope(TEST_EVENT),
]);
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;
export type PayloadOf<Type extends WebhookPayload['type']> = Extract<WebhookPayload, { type: Type }>;

const addressSchema = z
  .string({ error: 'Enter the address' })
  .trim()
  .min(1, 'Enter the address')
  .max(2_000, 'Please use at most 2,000 characters')
  .refine(
    isWebhookAddress,
    'Enter an address that starts with https:// or http://, without a password in it.',
  );

function isWebhookAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
}

/** `POST /api/account/webhooks` and `PUT /api/account/webhooks/{id}`. */
export const webhookRequestSchema = z.object({
  name: z
    .string({ error: 'Enter a name' })
    .trim()
    .min(1, 'Enter a name')
    .max(60, 'Please use at most 60 characters'),
  address: addressSchema,
  format: webhookFormatSchema,
  events: z
    .array(webhookEventSchema)
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENTS.length)
    .refine((events) => new Set(events).size === events.length, 'Choose each event once'),
  isOn: z.boolean(),
});
export type WebhookRequest = z.infer<typeof webhookRequestSchema>;

/** Its address fails, or no longer exists; or the member who set it up has left. */
export const OFF_REASONS = ['failing', 'gone', 'left'] as const;

/** Dates are ISO 8601. */
export const webhookSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  format: webhookFormatSchema,
  events: z.array(webhookEventSchema),
  isOn: z.boolean(),
  /** Why Liftmark switched it off; null if it didn't. */
  offReason: z.enum(OFF_REASONS).nullable(),
  /** Since when every attempt has failed; null if the last one didn't. */
  failingSince: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `GET /api/account/webhooks`, the oldest first. */
export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema), limit: z.int() });
export type WebhookList = z.infer<typeof webhookListSchema>;

/**
 * `GET /api/account/webhooks/{id}/secret`; `POST` replaces it, and for a day both secrets sign; `DELETE …/secret/previous`
 * ends that day.
 */
export const webhookSecretSchema = z.object({
  /** `whsec_` and the key in base64. */
  secret: z.string(),
  /** Until when the old secret signs too; null if there is none. */
  previousUntil: z.string().nullable(),
});
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

/** The answer of `POST /api/account/webhooks`. */
export const createdWebhookSchema = z.object({ webhook: webhookSchema, secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

/** Why an attempt got no answer. `redirect` is an answer that leads elsewhere, which isn't followed. */
export const ATTEMPT_ERRORS = [
  'blocked_destination',
  'dns',
  'unreachable',
  'tls',
  'timeout',
  'redirect',
  'refused',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

const attemptSchema = z.object({
  startedAt: z.string(),
  durationMs: z.int(),
  /** Of the answer; null without one. */
  status: z.int().nullable(),
  /** Null if the delivery arrived. */
  error: z.enum(ATTEMPT_ERRORS).nullable(),
  /** The beginning of the answer, without secrets and personal data. */
  answer: z.string().nullable(),
});
export type WebhookAttempt = z.infer<typeof attemptSchema>;

export const deliverySchema = z.object({
  /** The `webhook-id` of its requests. */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(['pending', 'delivered', 'failed']),
  createdAt: z.string(),
  attempts: z.int(),
  /** The last attempt; null before the first. */
  last: attemptSchema.omit({ answer: true }).nullable(),
  /** When it is sent again; null if it isn't. */
  nextAttemptAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

export const DELIVERIES_PER_PAGE = 20;

/** `GET /api/account/webhooks/{id}/deliveries`, the newest first. */
export const deliveriesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export const deliveryListSchema = z.object({ deliveries: z.array(deliverySchema), total: z.int() });
export type DeliveryList = z.infer<typeof deliveryListSchema>;

/** `GET /api/account/webhooks/{id}/deliveries/{deliveryId}`. */
export const deliveryDetailSchema = deliverySchema.extend({
  /** As it is sent, in the webhook's present format. */
  body: z.string(),
  /** The newest first. */
  log: z.array(attemptSchema),
});
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

/** `msg_` and the delivery's UUID. */
export const deliveryIdSchema = z.string().regex(/^msg_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
