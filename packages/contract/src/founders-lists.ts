import { z } from 'zod';
import { AUTH_PROVIDERS } from './auth.ts';
import { planTypeSchema } from './billing.ts';
import { FEEDBACK_PRIORITIES, FEEDBACK_TYPES } from './feedback-limits.ts';
import { AUDIT_ACTIONS, rangeQuerySchema } from './founders.ts';

/** The operator's lists: searched, sorted and paged by the server. */

export const PAGE_SIZE = 25;

const paged = {
  search: z.string().trim().max(200).default(''),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};

export const USER_SORTS = ['createdAt', 'email', 'reports'] as const;
export const usersQuerySchema = z.object({ ...paged, sort: z.enum(USER_SORTS).default('createdAt') });
export type UsersQuery = z.output<typeof usersQuerySchema>;

/** `GET /api/founders/users`: the accounts made within the range. */
export const newUsersQuerySchema = usersQuerySchema.extend(rangeQuerySchema.shape);

export const founderUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  authProvider: z.enum(AUTH_PROVIDERS).catch('email'),
  /** As the payment provider calls it. */
  subscriptionStatus: z.string(),
  stripeCustomerId: z.string().nullable(),
  emailOptIn: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  isFounder: z.boolean(),
  isPro: z.boolean(),
  /** Of the latest subscription. */
  planType: planTypeSchema.nullable(),
  /** When that ends, where it was cancelled and still runs. */
  endsAt: z.string().nullable(),
  /** Until when a founder gave Pro; null if no one did or the time is over. */
  grantedProUntil: z.string().nullable(),
  reports: z.int(),
});
export type FounderUser = z.infer<typeof founderUserSchema>;

/** `GET /api/founders/all-users`, `/users`, `/trial-users` (in a trial now), `/payment-users` (card on file). */
export const founderUsersSchema = z.object({ users: z.array(founderUserSchema), total: z.int() });
export type FounderUsers = z.infer<typeof founderUsersSchema>;

const reasonSchema = z
  .string({ error: 'Enter a reason' })
  .trim()
  .min(3, 'Enter a reason')
  .max(500, 'Please use at most 500 characters');

/** `PUT /api/founders/users/{id}/pro`: gives Pro until the end of a day (UTC), or revokes it. */
export const grantProRequestSchema = z.object({
  until: z.iso.date('Choose a date').nullable(),
  reason: reasonSchema,
});
export type GrantProRequest = z.infer<typeof grantProRequestSchema>;

export const FEEDBACK_STATUSES = ['open', 'resolved', 'planned', 'implemented'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** The first status of an item of each kind, and those it can be moved to. */
export const FEEDBACK_FLOW = {
  bug: ['open', 'resolved'],
  feature: ['planned', 'implemented'],
  general: ['open', 'resolved'],
} as const satisfies Record<(typeof FEEDBACK_TYPES)[number], [FeedbackStatus, FeedbackStatus]>;

export const FEEDBACK_SORTS = ['createdAt', 'priority'] as const;
export const feedbackQuerySchema = z.object({
  ...paged,
  sort: z.enum(FEEDBACK_SORTS).default('createdAt'),
  type: z.enum(FEEDBACK_TYPES).optional(),
  status: z.enum(FEEDBACK_STATUSES).optional(),
});
export type FeedbackQuery = z.output<typeof feedbackQuerySchema>;

export const feedbackItemSchema = z.object({
  id: z.int(),
  type: z.enum(FEEDBACK_TYPES),
  priority: z.enum(FEEDBACK_PRIORITIES),
  message: z.string(),
  status: z.enum(FEEDBACK_STATUSES),
  createdAt: z.string(),
  /** Address of the sender, or `Anonymous`. */
  userEmail: z.string(),
  userName: z.string(),
  currentPage: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** `GET /api/founders/feedback/{id}/attachment` hands it out as a download. */
  attachmentName: z.string().nullable(),
});
export type FeedbackItem = z.infer<typeof feedbackItemSchema>;

/** `GET /api/founders/all-feedback`. */
export const feedbackListSchema = z.object({ items: z.array(feedbackItemSchema), total: z.int() });
export type FeedbackList = z.infer<typeof feedbackListSchema>;

/** `PUT /api/founders/feedback/{id}/status`. */
export const moveFeedbackRequestSchema = z.object({ status: z.enum(FEEDBACK_STATUSES) });

export const auditQuerySchema = z.object({ ...paged, action: z.enum(AUDIT_ACTIONS).optional() });
export type AuditQuery = z.output<typeof auditQuerySchema>;

/** `GET /api/founders/audit`. */
export const auditListSchema = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      createdAt: z.string(),
      /** Who did it and to what: the address if the account still exists, otherwise as the log names it. */
      actor: z.string(),
      subject: z.string(),
      action: z.enum(AUDIT_ACTIONS),
      details: z.record(z.string(), z.unknown()),
      requestId: z.string().nullable(),
    }),
  ),
  total: z.int(),
});
export type AuditList = z.infer<typeof auditListSchema>;
