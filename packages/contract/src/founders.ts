import { z } from 'zod';
import { billingDifferenceSchema } from './billing.ts';
import { FEEDBACK_PRIORITIES, FEEDBACK_TYPES } from './feedback-limits.ts';

/**
 * The operator's figures: `/api/founders/*`. Every call answers 401 when signed out and 404 to everyone who
 * isn't a founder.
 */

export const RANGES = ['24h', '7d', '30d', '90d'] as const;
export type Range = (typeof RANGES)[number];

export const rangeQuerySchema = z.object({ range: z.enum(RANGES).default('7d') });

/** `GET /api/founders/analytics`. Rates in percent. `FIGURES` of the screen says what each figure counts. */
export const foundersAnalyticsSchema = z.object({
  totalUniqueUsers: z.int(),
  uniqueUsersWithReports: z.int(),
  trialUsers: z.int(),
  recentSignups: z.int(),
  conversionRate: z.number(),
  /** Null where there was nothing to compare with. */
  conversionGrowth: z.number().nullable(),
  popularPages: z.array(z.object({ path: z.string(), views: z.int() })),
  dailyActiveUsers: z.number(),
  visits: z.int(),
  /** Seconds. */
  avgSessionDuration: z.number(),
  bounceRate: z.number(),
  cardsOnFile: z.int(),
  trustRate: z.int(),
  freeAnalysisOnly: z.int(),
  /** By UTC day, the oldest first. */
  signupsByDay: z.array(z.object({ day: z.iso.date(), signups: z.int() })),
});
export type FoundersAnalytics = z.infer<typeof foundersAnalyticsSchema>;

/** `GET /api/founders/revenue`. Amounts in dollars, rates in percent. */
export const foundersRevenueSchema = z.object({
  monthlySubscribers: z.int(),
  annualSubscribers: z.int(),
  mrr: z.number(),
  churnRate: z.number(),
  trialSignups: z.int(),
  /** Trials that ended in the range. */
  trialsEnded: z.int(),
  /** How many of them were paid for afterwards. */
  trialConversions: z.int(),
  trialConversionRate: z.number(),
  /** What the latest nightly comparison with the payment provider found, and fixed where it could. */
  comparison: z
    .object({ finishedAt: z.string(), compared: z.int(), differences: z.array(billingDifferenceSchema) })
    .nullable(),
});
export type FoundersRevenue = z.infer<typeof foundersRevenueSchema>;

/** `GET /api/founders/feedback`. */
export const feedbackSummarySchema = z.object({
  bugs: z.object({ total: z.int(), resolved: z.int(), open: z.int() }),
  features: z.object({ total: z.int(), implemented: z.int(), planned: z.int() }),
  recent: z.array(
    z.object({
      id: z.int(),
      type: z.enum(FEEDBACK_TYPES),
      priority: z.enum(FEEDBACK_PRIORITIES),
      message: z.string(),
      createdAt: z.string(),
      /** Address of the sender, or `Anonymous`. */
      user: z.string(),
      currentPage: z.string().nullable(),
    }),
  ),
});
export type FeedbackSummary = z.infer<typeof feedbackSummarySchema>;

/** The sensitive actions that the audit log keeps. */
export const AUDIT_ACTIONS = [
  'password_changed',
  'password_reset',
  'email_changed',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_renewed',
  'google_linked',
  'sessions_ended',
  'api_key_created',
  'api_key_revoked',
  'report_deleted',
  'account_deleted',
  'plan_changed',
  'pro_granted',
  'pro_revoked',
  'page_access_set',
  'page_access_deleted',
  'connection_added',
  'connection_removed',
  'connection_key_replaced',
  'connection_paused',
  'connection_resumed',
  'site_deleted',
  'webhook_created',
  'webhook_changed',
  'webhook_deleted',
  'webhook_secret_replaced',
  'webhook_switched_off',
  'workspace_created',
  'workspace_renamed',
  'workspace_deleted',
  'workspace_transferred',
  'member_invited',
  'member_joined',
  'member_left',
  'member_removed',
  'member_role_changed',
  'invitation_revoked',
  'invitation_declined',
  'seats_changed',
  'link_created',
  'link_changed',
  'link_revoked',
  'client_created',
  'client_changed',
  'client_deleted',
  'branding_changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
