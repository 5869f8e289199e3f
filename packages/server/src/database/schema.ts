import type { ProgressEvent } from '@liftmark/contract/analysis';
import type { ApiScope } from '@liftmark/contract/api-keys';
import type { BillingDifference } from '@liftmark/contract/billing';
import {
  CONNECTED_SOURCES,
  CONNECTION_PROBLEMS,
  EXPERIMENT_STATES,
  type ExperimentSides,
  type Found,
  type MissingDays,
  type SearchWord,
} from '@liftmark/contract/connections';
import type { PooledEffect } from '@liftmark/contract/effects/pooled-effect';
import type { PeriodCounts } from '@liftmark/contract/lift';
import { GOALS, METRIC_SOURCES } from '@liftmark/contract/measuring';
import type { AccessParts } from '@liftmark/contract/page-access';
import { PAGE_TYPES } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import type { ReportLanguage } from '@liftmark/contract/report-language';
import type { TrialRequest } from '@liftmark/contract/report-trials';
import type { AnyReport } from '@liftmark/contract/report-view';
import { LINK_SHOWS } from '@liftmark/contract/share-links';
import {
  SITE_FAILURES,
  SITE_RUN_STATES,
  type SiteLimits,
  type SiteNote,
  type SiteReport,
} from '@liftmark/contract/sites';
import { WORK_MAILS } from '@liftmark/contract/teamwork';
import { ADVICE_KINDS } from '@liftmark/contract/track-record';
import type { Trial, TriedScore } from '@liftmark/contract/trials';
import {
  ATTEMPT_ERRORS,
  OFF_REASONS,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_FORMATS,
  type WebhookEvent,
  type WebhookPayload,
} from '@liftmark/contract/webhooks';
import { INVITED_ROLES, WORKSPACE_KINDS, WORKSPACE_ROLES } from '@liftmark/contract/workspaces';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { json } from './json.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  profileImageUrl: text('profile_image_url'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  emailOptIn: boolean('email_opt_in').notNull().default(false),
  /** The language of new reports; null: the browser's. */
  reportLanguage: text('report_language').$type<ReportLanguage>(),
  authProvider: text('auth_provider').notNull().default('email'),
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  /** The provider's status; `free` without a subscription. */
  subscriptionStatus: text('subscription_status').notNull().default('free'),
  /** When Pro ends unless it is extended. Null: Pro follows the status. */
  proUntil: moment('pro_until'),
  /** Counts how often the provider's state of the customer was stored, so that nothing older overwrites it. */
  billingVersion: integer('billing_version').notNull().default(0),
  /** Until when a founder granted Pro, independent of any subscription. */
  grantedProUntil: moment('granted_pro_until'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** What people work in together: all pages, sites, keys and webhooks belong to one. */
export const workspaces = pgTable(
  'workspaces',
  {
    /** A personal workspace has the id of its person: a trigger makes and removes it with them. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: WORKSPACE_KINDS }).notNull(),
    /** Empty for a personal one, which is called after its person. */
    name: text().notNull().default(''),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** The provider's status; `free` without a subscription. */
    subscriptionStatus: text('subscription_status').notNull().default('free'),
    /** When Pro ends unless it is extended. Null: Pro follows the status. */
    proUntil: moment('pro_until'),
    /** Counts how often the provider's state of the customer was stored, so that nothing older overwrites it. */
    billingVersion: integer('billing_version').notNull().default(0),
    /** Seats that the subscription pays for. */
    seats: integer().notNull().default(1),
    /** Hash of the maker and the key that their browser chose: a repeat has no second effect. */
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('workspaces_customer').on(table.stripeCustomerId),
    check('workspaces_kind', sql`kind in ('personal', 'team')`),
  ],
);

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: WORKSPACE_ROLES }).notNull(),
    /** When the person last worked in it: requests that name no workspace work in the last one. */
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
    check('workspace_members_role', sql`role in ('owner', 'admin', 'editor', 'viewer')`),
  ],
);

/** What opens the pages of a site that isn't open to everyone. */
export const pageAccesses = pgTable(
  'page_accesses',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Scheme, host and port of the site. */
    origin: text().notNull(),
    /** Encrypted for this workspace and this site. */
    sealed: text().notNull(),
    /** What it consists of, without values. */
    parts: json<AccessParts>('parts').notNull(),
    setAt: moment('set_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [unique('page_accesses_site').on(table.workspaceId, table.origin)],
);

/** An invitation that waits for an answer. The answer removes it. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    role: text({ enum: INVITED_ROLES }).notNull(),
    /** Hash of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('workspace_invitations_email').on(table.workspaceId, table.email),
    check('workspace_invitations_role', sql`role in ('admin', 'editor', 'viewer')`),
  ],
);

/** A sign-in method: a password, or an account at a provider. Written by better-auth. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `credential` for a password. */
    providerId: text('provider_id').notNull(),
    /** The provider's subject; the user's own id for a password. */
    accountId: text('account_id').notNull(),
    /** Salted, memory-hard hash. */
    password: text(),
    // The library's columns for a provider's tokens. They stay empty.
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('accounts_provider_account').on(table.providerId, table.accountId),
    index('accounts_user').on(table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The value of the cookie, without its signature. Replaced every day that the session is used. */
    sid: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the person signed in. */
    sess: json<{ method?: 'password' | 'google' }>('sess').notNull().default({}),
    expire: moment('expire').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The id before the last replacement: valid until shortly after the browser has presented the new one. */
    previousSid: text('previous_sid').unique(),
    previousUntil: moment('previous_until'),
    renewedAt: moment('renewed_at').notNull().defaultNow(),
    createdAt: createdAt(),
    /** Last seen. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_expire').on(table.expire), index('sessions_user').on(table.userId)],
);

/** One-time tokens: the links in emails, and sign-ins that wait for their second factor. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the token. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Secrets of authenticator apps and recovery codes, encrypted with `APP_SECRET`. Written by better-auth. */
export const twoFactors = pgTable('two_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** True once a first code was confirmed, so that sign-in asks for one. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});

/**
 * The workspace that a row belongs to and is removed with. A trigger fills it in for the former version, which knows
 * only the user.
 */
const ownWorkspace = () => uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' });

/** The same in tables where the former version calls it the user: a personal workspace has the id of its user. */
const workspaceAsUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** Keys of programs that act for a user in one workspace, with the user's role there. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: ownWorkspace(),
    /** Unique, so that a repeated request makes no second key. */
    name: text().notNull(),
    /** The beginning of the key, by which it is found. */
    prefix: text().notNull().unique(),
    /** Hash of the whole key. Its secret is random, so the hash needs no salt and no memory. */
    hash: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** Null if it never expires. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('api_keys_name').on(table.userId, table.name),
    index('api_keys_workspace').on(table.workspaceId),
  ],
);

/** How often something was done recently, counted across all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and for whom, such as `chat/user:<id>`; addresses as hashes. */
    key: text().primaryKey(),
    used: integer().notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);

/** An email to send, from the decision to the handover. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    /** Name of the template and its data, which is removed once the email is sent. */
    template: text().notNull(),
    props: json<Record<string, unknown>>('props').notNull(),
    /** Keys in the file store, with the names that the recipient sees. */
    attachments: json<{ file: string; name: string; type: string }[]>('attachments').notNull().default([]),
    /** Deleted with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    failure: text(),
  },
  (table) => [index('mails_waiting').on(table.createdAt).where(sql`sent_at is null and failure is null`)],
);

/** A requested analysis, from the request to its report or its failure. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who asked, as `visitor:<id>` or `user:<id>`; `workspace:<id>` for a team's schedule. */
    actor: text().notNull(),
    workspaceId: ownWorkspace(),
    /** The idempotency key that the client chose. */
    key: text().notNull(),
    url: text().notNull(),
    input: json<Record<string, unknown>>('input').notNull(),
    state: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    progress: json<ProgressEvent>('progress').notNull(),
    /**
     * Every progress message so far, in order. A trigger keeps them, so that no code that writes progress can skip
     * one.
     */
    messages: json<ProgressEvent[]>('messages').notNull().default([]),
    failureCode: text('failure_code'),
    /** Milliseconds per stage, once there is a report. */
    timings: json<ConversionReport['timings']>('timings'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('analyses_actor_key').on(table.actor, table.key),
    index('analyses_workspace').on(table.workspaceId, table.createdAt),
    index('analyses_created').on(table.createdAt, table.state),
    index('analyses_open').on(table.createdAt).where(sql`state in ('queued', 'running')`),
    check('analyses_state', sql`state in ('queued', 'running', 'done', 'failed', 'cancelled')`),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: serial().primaryKey(),
    secureId: uuid('secure_id').notNull().unique().defaultRandom(),
    /** Who analyzed; null once they are gone, and for schedules of a team. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    workspaceId: ownWorkspace(),
    /** Unused since analyses need an account; the next version drops it. */
    visitorId: text('visitor_id'),
    /** The analysis that produced it. Unique, so that no analysis can produce two. */
    analysisId: uuid('analysis_id')
      .unique()
      .references(() => analyses.id, { onDelete: 'set null' }),
    url: text(),
    title: text().notNull(),
    inputType: text('input_type', { enum: ['url', 'manual', 'competitor', 'swot', 'copy'] }).notNull(),
    inputData: json<Record<string, unknown>>('input_data').notNull(),
    analysisResults: json<AnyReport>('analysis_results').notNull(),
    /** What changed since the report that this one repeats. */
    changes: json<ReportChanges>('changes'),
    /** Reports of one owner with the same key are versions of one page. */
    pageKey: text('page_key'),
    /** Whether it is the newest version of its page. */
    isCurrent: boolean('is_current').notNull().default(true),
    /** Grade letter, `67% (52–83%)` if too much is unmeasured for one, `N/A` if too little could be measured. */
    writtenIn: text('written_in').$type<ReportLanguage>().notNull().default('en'),
    overallScore: text('overall_score').notNull(),
    /** Liftmark Score, 0 to 100; null where the grade is `N/A`. */
    scorePercent: smallint('score_percent'),
    /** The rubric of the score: scores of two rubrics can't be compared. */
    rubricVersion: text('rubric_version').generatedAlwaysAs(sql`analysis_results->>'rubricVersion'`),
    scores: json<ConversionReport['scores']>('scores').notNull(),
    recommendations: json<ConversionReport['recommendations']>('recommendations').notNull(),
    /** What trials measured, by recommendation: as in the report, but quick to list. Null before any. */
    trialScores: json<Record<string, TriedScore>>('trial_scores'),
    pageType: json<ConversionReport['pageType']>('page_type'),
    pageTypeInsights: json<string[]>('page_type_insights').notNull().default([]),
    examplePageUrl: text('example_page_url'),
    /** Keys in the file store. */
    snapshotFile: text('snapshot_file'),
    desktopScreenshotFile: text('desktop_screenshot_file'),
    mobileScreenshotFile: text('mobile_screenshot_file'),
    createdAt: createdAt(),
    /** Conversion rates in percent, 0 to 100. */
    preOptimizationCvr: real('pre_optimization_cvr'),
    postOptimizationCvr: real('post_optimization_cvr'),
    /** The counts behind the rates, if the owner entered them. */
    preVisitors: integer('pre_visitors'),
    preConversions: integer('pre_conversions'),
    postVisitors: integer('post_visitors'),
    postConversions: integer('post_conversions'),
    /** Relative change of the rate, in percent. */
    lift: real().generatedAlwaysAs(
      sql`case when pre_optimization_cvr > 0
        then (post_optimization_cvr - pre_optimization_cvr) / pre_optimization_cvr * 100 end`,
    ),
    isOptimized: boolean('is_optimized').notNull().default(false),
    optimizedAt: moment('optimized_at'),
    cvrTrackedAt: moment('cvr_tracked_at'),
    cvrReminderDismissedAt: moment('cvr_reminder_dismissed_at'),
    cvrReminderMailedAt: moment('cvr_reminder_mailed_at'),
    optimizationStatus: text('optimization_status', { enum: ['action_required', 'optimized', 'archived'] })
      .notNull()
      .default('action_required'),
    /** The status in lists: a report without recommendations leaves nothing to do. */
    shownStatus: text('shown_status', {
      enum: ['action_required', 'optimized', 'archived'],
    }).generatedAlwaysAs(
      sql`case when optimization_status = 'optimized' then 'optimized'
        when optimization_status = 'archived' or jsonb_array_length(recommendations) = 0 then 'archived'
        else 'action_required' end`,
    ),
  },
  (table) => [
    index('reports_pages').on(table.userId, table.createdAt).where(sql`is_current`),
    index('reports_page_versions').on(table.userId, table.pageKey, table.createdAt),
    index('reports_user').on(table.userId, table.createdAt),
    index('reports_workspace_pages').on(table.workspaceId, table.createdAt).where(sql`is_current`),
    index('reports_workspace_page_versions').on(table.workspaceId, table.pageKey, table.createdAt),
    index('reports_workspace').on(table.workspaceId, table.createdAt),
    index('reports_created').on(table.createdAt, table.userId),
    index('reports_visitor').on(table.visitorId, table.createdAt),
    check('reports_pre_cvr', sql`pre_optimization_cvr between 0 and 100`),
    check('reports_post_cvr', sql`post_optimization_cvr between 0 and 100`),
    check('reports_status', sql`optimization_status in ('action_required', 'optimized', 'archived')`),
  ],
);

/** Folders for the sites and pages of a workspace. */
export const clients = pgTable(
  'clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('clients_name').on(table.workspaceId, table.name)],
);

/** The look of a workspace, or of one of its clients, on what leaves it. */
export const brandings = pgTable(
  'brandings',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null for the workspace itself. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** A small PNG picture in base64, redrawn from what was sent. */
    logo: text(),
    /** `#006069`, as chosen. */
    accent: text(),
    senderName: text('sender_name').notNull().default(''),
    replyTo: text('reply_to'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('brandings_of').on(table.workspaceId, table.clientId).nullsNotDistinct(),
    check('brandings_accent', sql`accent ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** Which client a page belongs to: at most one, and in place of its site’s. */
export const clientPages = pgTable(
  'client_pages',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The part of the page key that all kinds of reports on a page share. */
    address: text().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.address] }),
    index('client_pages_client').on(table.clientId),
  ],
);

/** Links to a report or a client, for people outside the workspace. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    reportId: integer('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    /** Readable, so that the link can be copied again. */
    token: text().notNull().unique(),
    /** Salted, memory-hard hash. */
    passwordHash: text('password_hash'),
    shows: text({ enum: LINK_SHOWS }).notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    views: integer().notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('share_links_report').on(table.reportId, table.createdAt),
    index('share_links_client').on(table.clientId, table.createdAt),
    index('share_links_workspace').on(table.workspaceId),
    check('share_links_of_one', sql`num_nonnulls(report_id, client_id) = 1`),
    check('share_links_shows', sql`shows in ('summary', 'full', 'tasks')`),
  ],
);

/** Fixes to try on the page of a report. What becomes of them is part of the report, except for the owner's own words. */
export const trialRuns = pgTable(
  'trial_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** Who asked, or analyzed the page; null once they are gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    workspaceId: ownWorkspace(),
    kind: text({ enum: ['first', 'recommendation', 'words'] }).notNull(),
    /** What was asked for; null for the first fixes. */
    request: json<TrialRequest>('request'),
    state: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    tried: smallint().notNull().default(0),
    total: smallint().notNull().default(0),
    /** Why it failed: the name of the problem, or the sentence that earlier versions stored. */
    message: text(),
    /** The trial of the owner's own words. */
    trial: json<Trial>('trial'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('trial_runs_report').on(table.reportId, table.createdAt),
    index('trial_runs_user').on(table.userId, table.createdAt),
    index('trial_runs_workspace').on(table.workspaceId, table.createdAt),
    uniqueIndex('trial_runs_first').on(table.reportId).where(sql`kind = 'first'`),
  ],
);

/**
 * Pages that a worker keeps open for the owner's own words: closing one deletes its row, and its worker follows. A row
 * whose worker died is left behind, and counts no more.
 */
export const keptPages = pgTable(
  'kept_pages',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False while it is being opened. */
    isOpen: boolean('is_open').notNull().default(false),
    /** When its owner last did something with it. */
    usedAt: moment('used_at').notNull().defaultNow(),
    /** When its worker last said that it is there. */
    aliveAt: moment('alive_at').notNull().defaultNow(),
  },
  (table) => [index('kept_pages_report').on(table.reportId), uniqueIndex('kept_pages_user').on(table.userId)],
);

/** Pages that are re-analyzed on a schedule. */
export const reanalysisSchedules = pgTable(
  'reanalysis_schedules',
  {
    workspaceId: workspaceAsUser(),
    pageKey: text('page_key').notNull(),
    every: text({ enum: ['week', 'month'] }).notNull(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.workspaceId, table.pageKey],
      name: 'reanalysis_schedules_user_id_page_key_pk',
    }),
    index('reanalysis_schedules_due').on(table.nextAt),
  ],
);

/** A site, whose pages are grouped by template. */
export const sites = pgTable(
  'sites',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** As it was entered, in its standard form. */
    url: text().notNull(),
    /** Without `www.`. */
    host: text().notNull(),
    /** The client that its pages belong to, unless a page has one of its own. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** How often it is run again; null: never. */
    every: text({ enum: ['week', 'month'] }),
    nextAt: moment('next_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sites_workspace_host').on(table.workspaceId, table.host),
    index('sites_client').on(table.clientId),
    index('sites_due').on(table.nextAt),
  ],
);

/** One reading of a site: its plan, and the analyses of the pages that stand for its templates. */
export const siteRuns = pgTable(
  'site_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Who asked for it, and in whose name pages are analyzed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: SITE_RUN_STATES }).notNull().default('planning'),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Counts its jobs: a job works for the run only as long as no later one was sent. */
    turn: integer().notNull().default(0),
    limits: json<SiteLimits>('limits').notNull(),
    /** Whether its representatives are analyzed without being asked for. */
    analyzes: boolean().notNull().default(false),
    isScheduled: boolean('is_scheduled').notNull().default(false),
    /** Its address after redirects; null until it was read. */
    startUrl: text('start_url'),
    /** `robots.txt`, empty where there is none. */
    robots: text(),
    source: text({ enum: ['sitemap', 'links'] }),
    /** Addresses of sitemaps, and how many of them were read. */
    sitemaps: json<string[]>('sitemaps').notNull().default([]),
    sitemapsRead: integer('sitemaps_read').notNull().default(0),
    /** Patterns of addresses whose pages have several templates; null until pages were grouped once. */
    mixed: json<string[]>('mixed'),
    requests: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    /** Time spent on planning, without pauses. */
    spentMs: integer('spent_ms').notNull().default(0),
    /** How many times slower than usual its site is read, because it said that it is busy. */
    slowness: smallint().notNull().default(1),
    /** When its site may be asked again; null before the first request. */
    dueAt: moment('due_at'),
    notes: json<SiteNote[]>('notes').notNull().default([]),
    failure: text({ enum: SITE_FAILURES }),
    report: json<SiteReport>('report'),
    createdAt: createdAt(),
    plannedAt: moment('planned_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('site_runs_site').on(table.siteId, table.createdAt),
    uniqueIndex('site_runs_open').on(table.siteId).where(sql`state in ('planning', 'analyzing')`),
    check(
      'site_runs_state',
      sql`state in ('planning', 'planned', 'analyzing', 'done', 'failed', 'cancelled')`,
    ),
  ],
);

/** Pages of a run that share their structure. */
export const siteTemplates = pgTable(
  'site_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => siteRuns.id, { onDelete: 'cascade' }),
    /** From 0, the one with most pages first. */
    place: integer().notNull(),
    name: text().notNull(),
    patterns: json<string[]>('patterns').notNull(),
    similarity: real(),
    /** A guess from the markup of its pages. */
    kind: text({ enum: PAGE_TYPES }),
  },
  (table) => [unique('site_templates_place').on(table.runId, table.place)],
);

/** A page of a run. */
export const sitePages = pgTable(
  'site_pages',
  {
    id: serial().primaryKey(),
    runId: uuid('run_id')
      .notNull()
      .references(() => siteRuns.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** Links from the start page; 0 for those of a sitemap. */
    depth: smallint().notNull(),
    /** How often its site was too busy to show it. */
    refusals: smallint().notNull().default(0),
    /** `copy`: it names another page as the original. `closed`: robots.txt closes it. */
    state: text({ enum: ['known', 'read', 'failed', 'copy', 'closed'] })
      .notNull()
      .default('known'),
    title: text().notNull().default(''),
    kind: text({ enum: PAGE_TYPES }),
    sketch: json<number[]>('sketch'),
    /** Addresses of the site's pages that it links to. */
    links: json<string[]>('links').notNull().default([]),
    templateId: uuid('template_id').references(() => siteTemplates.id, { onDelete: 'set null' }),
    /** From 0, the most typical page of its template first; null if its structure wasn't read. */
    typical: integer(),
    /** When it was chosen to be analyzed. */
    wantedAt: moment('wanted_at'),
    analysisId: uuid('analysis_id').references(() => analyses.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('site_pages_address').on(table.runId, table.address),
    index('site_pages_template').on(table.templateId),
    index('site_pages_analysis').on(table.analysisId),
    index('site_pages_wanted').on(table.runId, table.wantedAt).where(sql`wanted_at is not null`),
  ],
);

/**
 * A checked-off item of a report's checklist or action plan. The members of its workspace share theirs; other readers
 * keep theirs in their personal workspace.
 */
export const reportTicks = pgTable(
  'report_ticks',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    workspaceId: workspaceAsUser(),
    item: text().notNull(),
    tickedAt: moment('ticked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.reportId, table.workspaceId, table.item],
      name: 'report_ticks_report_id_user_id_item_pk',
    }),
  ],
);

/** What people added to a recommendation of a page. Re-analyses keep it. */
export const tasks = pgTable(
  'tasks',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    pageKey: text('page_key').notNull(),
    recommendation: text().notNull(),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    dueOn: date('due_on'),
    /** When its assignee was reminded of the due date. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.pageKey, table.recommendation] }),
    index('tasks_assignee').on(table.assigneeId),
    index('tasks_due').on(table.dueOn),
  ],
);

/** What happened to tasks. It outlives memberships. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    pageKey: text('page_key').notNull(),
    recommendation: text().notNull(),
    title: text().notNull(),
    kind: text({ enum: ['assigned', 'unassigned', 'due', 'undated', 'done', 'reopened'] }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    dueOn: date('due_on'),
    createdAt: createdAt(),
  },
  (table) => [
    index('task_events_workspace').on(table.workspaceId, table.createdAt),
    index('task_events_page').on(table.workspaceId, table.pageKey, table.createdAt),
    index('task_events_actor').on(table.actorId),
    index('task_events_assignee').on(table.assigneeId),
  ],
);

/** Plain text on a recommendation of a page. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    pageKey: text('page_key').notNull(),
    recommendation: text().notNull(),
    title: text().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Names of members in the text. */
    mentions: json<string[]>('mentions').notNull().default([]),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('comments_task').on(table.workspaceId, table.pageKey, table.recommendation, table.createdAt),
    index('comments_workspace').on(table.workspaceId, table.createdAt),
    index('comments_author').on(table.authorId),
  ],
);

/** What a member is mailed about in the next digest. Sent ones stay a day, to keep the hour between two digests. */
export const workNotices = pgTable(
  'work_notices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['mention', 'assignment'] }).notNull(),
    pageKey: text('page_key').notNull(),
    recommendation: text().notNull(),
    title: text().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Deleted with it. */
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    index('work_notices_user').on(table.userId, table.mailedAt),
    index('work_notices_comment').on(table.commentId),
    index('work_notices_actor').on(table.actorId),
    index('work_notices_workspace').on(table.workspaceId),
  ],
);

/** Kinds of emails about work with others that a person doesn’t want. */
export const stoppedMails = pgTable(
  'stopped_mails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: WORK_MAILS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const ratings = pgTable(
  'ratings',
  {
    id: serial().primaryKey(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    feedback: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ratings_created').on(table.createdAt),
    unique('ratings_report_user').on(table.reportId, table.userId),
    check('ratings_range', sql`rating between 1 and 5`),
  ],
);

export const feedback = pgTable(
  'feedback',
  {
    id: serial().primaryKey(),
    type: text({ enum: ['bug', 'feature', 'general'] }).notNull(),
    priority: text({ enum: ['low', 'medium', 'high'] })
      .notNull()
      .default('medium'),
    message: text().notNull(),
    status: text({ enum: ['open', 'resolved', 'planned', 'implemented'] })
      .notNull()
      .default('open'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    currentPage: text('current_page'),
    userAgent: text('user_agent'),
    /** Name as the sender gave it, and the key in the file store. */
    attachmentName: text('attachment_name'),
    attachmentFile: text('attachment_file'),
    attachmentType: text('attachment_type'),
    /** Hash of the sender and the key that their browser chose: a repeat has no second effect. */
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [index('feedback_created').on(table.createdAt)],
);

export const contactMessages = pgTable('contact_messages', {
  id: serial().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  /** Hash of the sender and the key that their browser chose: a repeat has no second effect. */
  idempotencyKey: text('idempotency_key').unique(),
  createdAt: createdAt(),
  handledAt: moment('handled_at'),
});

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    event: text().notNull(),
    properties: json<Record<string, unknown>>('properties').notNull().default({}),
    sessionId: text('session_id'),
    timestamp: moment('timestamp').notNull().defaultNow(),
  },
  (table) => [index('analytics_events_time').on(table.timestamp, table.event)],
);

/**
 * The events of a finished UTC day, in figures that identify no one. The events themselves are deleted after some
 * time.
 */
export const eventDays = pgTable('event_days', {
  day: date().primaryKey(),
  /** Sessions of people who consented to be counted. */
  visits: integer().notNull(),
  /** Visits with a single page. */
  bounces: integer().notNull(),
  /** Seconds for which pages were visible, over all visits. */
  seconds: integer().notNull(),
  /** Accounts, without founders, that were active. */
  activeUsers: integer('active_users').notNull(),
});

/** Views of each page on a finished UTC day. */
export const pageDays = pgTable(
  'page_days',
  {
    day: date().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/** Every unexpected end and restart of a worker's browser. */
export const browserRestarts = pgTable(
  'browser_restarts',
  { id: bigserial({ mode: 'number' }).primaryKey(), createdAt: createdAt() },
  (table) => [index('browser_restarts_created').on(table.createdAt)],
);

/** Every time that a check of the engine failed on a page. */
export const checkErrors = pgTable(
  'check_errors',
  { id: bigserial({ mode: 'number' }).primaryKey(), check: text().notNull(), createdAt: createdAt() },
  (table) => [index('check_errors_created').on(table.createdAt)],
);

/** The payment provider's last known state of a subscription. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    workspaceId: workspaceAsUser(),
    customerId: text('customer_id').notNull(),
    planType: text('plan_type', { enum: ['monthly', 'annual'] }).notNull(),
    /** Seats. */
    quantity: integer().notNull().default(1),
    status: text().notNull(),
    trialEndsAt: moment('trial_ends_at'),
    paidUntil: moment('paid_until'),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    /** Until when it includes Pro, by the rules of `access/plan.ts`. */
    proUntil: moment('pro_until').notNull(),
    /** Time of the first payment that wasn't returned. */
    firstPaidAt: moment('first_paid_at'),
    /** Why the payment no longer counts. */
    withdrawal: text({ enum: ['refunded', 'disputed'] }),
    trialReminderSentAt: moment('trial_reminder_sent_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('subscriptions_user').on(table.workspaceId),
    index('subscriptions_trials').on(table.trialEndsAt).where(sql`status = 'trialing'`),
  ],
);

/** A checkout on the way to a subscription. A workspace has at most one open, so that two tabs lead to one subscription. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the key under which the provider recognizes repeats. */
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceAsUser(),
    /** The client's key. */
    idempotencyKey: text('idempotency_key'),
    planType: text('plan_type', { enum: ['monthly', 'annual'] }).notNull(),
    /** Seats. */
    quantity: integer().notNull().default(1),
    isTrial: boolean('is_trial').notNull(),
    /** A path on this site to continue to. */
    returnTo: text('return_to').notNull(),
    state: text({ enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    /** The provider's id; null until it has answered. */
    sessionId: text('session_id').unique(),
    checkoutUrl: text('checkout_url'),
    clientSecret: text('client_secret'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('checkouts_open').on(table.workspaceId).where(sql`state = 'open'`),
    unique('checkouts_key').on(table.workspaceId, table.idempotencyKey),
  ],
);

/** The key for hashes of facts about people, encrypted with the secret. */
export const fingerprintKeys = pgTable('fingerprint_keys', {
  id: serial().primaryKey(),
  sealed: text().notNull(),
  createdAt: createdAt(),
});

/** Analyses that deleted accounts used this month, by the fingerprint of their address. */
export const spentAnalyses = pgTable(
  'spent_analyses',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    /** The end of the month. */
    until: moment('until').notNull(),
  },
  (table) => [index('spent_analyses_until').on(table.until)],
);

/** The people and cards that had a free trial, as fingerprints that outlive the account. */
export const trials = pgTable(
  'trials',
  {
    key: text().primaryKey(),
    subscriptionId: text('subscription_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('trials_subscription').on(table.subscriptionId)],
);

/** Results of the nightly comparison with the payment provider. */
export const reconciliations = pgTable('reconciliations', {
  id: serial().primaryKey(),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  /** Number of subscriptions on both sides. */
  compared: integer().notNull().default(0),
  differences: json<BillingDifference[]>('differences').notNull().default([]),
});

/** The objects of the simulated payment provider. */
export const simulatedObjects = pgTable(
  'simulated_objects',
  {
    id: text().primaryKey(),
    object: text().notNull(),
    customer: text(),
    data: json<Record<string, unknown>>('data').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('simulated_objects_customer').on(table.customer, table.object)],
);

/** Every webhook exactly once, stored before it is processed. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    provider: text().notNull(),
    type: text().notNull(),
    payload: json<Record<string, unknown>>('payload').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    error: text(),
  },
  (table) => [index('webhook_events_waiting').on(table.receivedAt).where(sql`processed_at is null`)],
);

/** An address that gets a message when something happens to its owner's pages. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who made it; null once they are gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    workspaceId: ownWorkspace(),
    name: text().notNull(),
    /** Encrypted: who knows the address of a chat's webhook can write to it. */
    sealedAddress: text('sealed_address').notNull(),
    format: text({ enum: WEBHOOK_FORMATS }).notNull(),
    events: json<WebhookEvent[]>('events').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** Why it was switched off without its owner. */
    offReason: text('off_reason', { enum: OFF_REASONS }),
    sealedSecret: text('sealed_secret').notNull(),
    /** Signs too, until the time in `previousUntil`. */
    sealedPreviousSecret: text('sealed_previous_secret'),
    previousUntil: moment('previous_until'),
    /** Since when every attempt has failed. */
    failingSince: moment('failing_since'),
    lastDeliveredAt: moment('last_delivered_at'),
    /** Hash of the owner and the key that their browser chose: a repeat has no second effect. */
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhooks_user').on(table.userId, table.createdAt),
    index('webhooks_workspace').on(table.workspaceId, table.createdAt),
  ],
);

/** A message to a webhook. Its id is the `webhook-id` of every attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: [...WEBHOOK_EVENTS, TEST_EVENT] }).notNull(),
    payload: json<WebhookPayload>('payload').notNull(),
    state: text({ enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    /** Counts the attempts that were due so far: a job makes the attempt of its number, or none if it is over. */
    turn: integer().notNull().default(0),
    /** Attempts since it was created or replayed. */
    tries: integer().notNull().default(0),
    /** When it was created or last replayed. */
    queuedAt: moment('queued_at').notNull().defaultNow(),
    nextAttemptAt: moment('next_attempt_at').defaultNow(),
    /** As for webhooks, of a test. */
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);

/** Every attempt at a delivery. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Of the answer; null without one. */
    status: smallint(),
    error: text({ enum: ATTEMPT_ERRORS }),
    /** The beginning of the answer, without secrets and personal data. */
    answer: text(),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.id)],
);

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** Hosts that count visits with the measuring tag. */
export const measuredSites = pgTable(
  'measured_sites',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** Public, in the tag's address. Unguessable, so that no one writes to a site whose pages they haven't seen. */
    key: text().notNull().unique(),
    hosts: json<string[]>('hosts').notNull(),
    timeZone: text('time_zone').notNull(),
    goal: text({ enum: GOALS }).notNull(),
    thanks: json<string[]>('thanks').notNull().default([]),
    isOn: boolean('is_on').notNull().default(true),
    /** Days on which it was switched on or off, or began at another hour. */
    partialDays: json<string[]>('partial_days').notNull().default([]),
    /** Up to this day, visitors may have been counted by another goal. */
    otherGoalThrough: date('other_goal_through'),
    firstVisitAt: moment('first_visit_at'),
    lastVisitAt: moment('last_visit_at'),
    createdAt: createdAt(),
  },
  (table) => [index('measured_sites_workspace').on(table.workspaceId, table.createdAt)],
);

/** Visits and conversions of a page on a day, from any source. A missing row is a day that wasn't measured. */
export const pageMetrics = pgTable(
  'page_metrics',
  {
    workspaceId: workspaceId(),
    source: text({ enum: METRIC_SOURCES }).notNull(),
    /** As of `measuredPageOf`. */
    page: text().notNull(),
    /** In the time zone of the source. */
    day: date().notNull(),
    visits: integer().notNull(),
    conversions: integer().notNull(),
    /** Whether figures are extrapolated from a part of the visits. */
    isSampled: boolean('is_sampled').notNull().default(false),
    /** False for a day of which the source only knows a part. */
    isComplete: boolean('is_complete').notNull().default(true),
    /** Events that were turned away because no visitors send so many. */
    turnedAway: integer('turned_away').notNull().default(0),
    /** Whose page it is: other connections to the same service don’t change it. Days stay when it’s removed. */
    connectionId: uuid('connection_id').references((): AnyPgColumn => metricConnections.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.source, table.page, table.day] }),
    index('page_metrics_connection').on(table.connectionId, table.page),
    check('page_metrics_counts', sql`visits >= 0 and conversions >= 0`),
  ],
);

/** A service that is asked for a workspace's figures. */
export const metricConnections = pgTable(
  'metric_connections',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    source: text({ enum: CONNECTED_SOURCES }).notNull(),
    /** Encrypted credentials. */
    sealed: text().notNull(),
    /** What is read there, by the service's own id, and as people know it. */
    property: text().notNull(),
    name: text().notNull(),
    goal: text(),
    problem: text({ enum: CONNECTION_PROBLEMS }),
    /** When its owners were told of the problem, once. */
    toldAt: moment('told_at'),
    fetchedAt: moment('fetched_at'),
    /** The days that were read so far, both included; they have no gap between them. */
    doneFrom: date('done_from'),
    doneThrough: date('done_through'),
    missing: json<MissingDays[]>('missing').notNull().default([]),
    /** When it is asked again. */
    nextAt: moment('next_at').notNull().defaultNow(),
    pausedAt: moment('paused_at'),
    /** When its last reading was queued, and when one last ended. */
    askedAt: moment('asked_at'),
    triedAt: moment('tried_at'),
    found: json<Found>('found'),
    pagesElsewhere: integer('pages_elsewhere').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('metric_connections_property').on(table.workspaceId, table.source, table.property),
    index('metric_connections_due').on(table.nextAt),
  ],
);

/** The searches that led to a page in the last weeks. */
export const searchQueries = pgTable(
  'search_queries',
  {
    workspaceId: workspaceId(),
    /** As of `measuredPageOf`. */
    page: text().notNull(),
    query: text().notNull(),
    clicks: integer().notNull(),
    impressions: integer().notNull(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => metricConnections.id, { onDelete: 'cascade' }),
    /** Its words on the page as the report `comparedWith` captured it. */
    words: json<SearchWord[]>('words'),
    comparedWith: integer('compared_with'),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.page, table.query] }),
    index('search_queries_page').on(table.workspaceId, table.page),
  ],
);

/** An A/B test as a service has it. */
export const connectedExperiments = pgTable(
  'connected_experiments',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => metricConnections.id, { onDelete: 'cascade' }),
    /** The service’s own id. */
    externalId: text('external_id').notNull(),
    name: text().notNull(),
    state: text({ enum: EXPERIMENT_STATES }).notNull(),
    startedOn: date('started_on'),
    endedOn: date('ended_on'),
    sides: json<ExperimentSides>('sides'),
    /** Why it has no sides. */
    missing: text(),
    /** Pages that it names, as of `measuredPageOf`. */
    pages: json<string[]>('pages').notNull().default([]),
    /** The page that it’s the result of, the change that was tested, and the side with that change. */
    page: text(),
    tested: text(),
    variant: text(),
    /** Id of the recommendation that was tested. */
    recommendation: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('connected_experiments_own').on(table.connectionId, table.externalId),
    index('connected_experiments_workspace').on(table.workspaceId),
  ],
);

/** A change of a page that its owner entered. Those that a re-analysis verified are in the reports. */
export const pageChanges = pgTable(
  'page_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    page: text().notNull(),
    what: text().notNull(),
    day: date().notNull(),
    /** Id of the recommendation that it follows. */
    recommendation: text(),
    createdAt: createdAt(),
  },
  (table) => [index('page_changes_page').on(table.workspaceId, table.page)],
);

/** The result of an A/B test. */
export const pageExperiments = pgTable(
  'page_experiments',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    page: text().notNull(),
    name: text().notNull(),
    endedOn: date('ended_on').notNull(),
    control: json<PeriodCounts>('control').notNull(),
    variant: json<PeriodCounts>('variant').notNull(),
    /** Id of the recommendation that was tested. */
    recommendation: text(),
    /** Where it was read; null if it was entered. The result stays when the connection is removed. */
    connectedId: uuid('connected_id')
      .unique()
      .references(() => connectedExperiments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('page_experiments_page').on(table.workspaceId, table.page)],
);

/** What a conversion of a page is worth, and the rise of its rate to reckon with, in percent. */
export const pageValues = pgTable(
  'page_values',
  {
    workspaceId: workspaceId(),
    page: text().notNull(),
    valuePerConversion: doublePrecision('value_per_conversion'),
    currency: text().notNull(),
    liftLow: real('lift_low').notNull(),
    liftHigh: real('lift_high').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.page] })],
);

/**
 * A recommendation of a page, whatever became of it: what the track record counts. Made again every night from reports,
 * ticks and measured days.
 */
export const trackCases = pgTable(
  'track_cases',
  {
    workspaceId: workspaceId(),
    /** As of `measuredPageOf`. */
    page: text().notNull(),
    /** Id of the diagnosis or check. */
    advice: text().notNull(),
    kind: text({ enum: ADVICE_KINDS }).notNull(),
    /** Ids of the checks that it answers. */
    checks: text().array().notNull(),
    isDone: boolean('is_done').notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** The logarithm of the ratio between the rates with and without the change, and its error; null if not measured. */
    effect: doublePrecision(),
    error: doublePrecision(),
    isTested: boolean('is_tested').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.page, table.advice] })],
);

/** The track record of the installation: cases of all workspaces, counted and pooled every night. */
export const trackRecords = pgTable('track_records', {
  advice: text().primaryKey(),
  kind: text({ enum: ADVICE_KINDS }).notNull(),
  advised: integer().notNull(),
  done: integer().notNull(),
  verified: integer().notNull(),
  /** Workspaces in which it was done, and in which it was verified. */
  doneIn: integer('done_in').notNull(),
  verifiedIn: integer('verified_in').notNull(),
  /** Null if nothing was measured. */
  effect: json<PooledEffect & { abTests: number }>('effect'),
  countedAt: moment('counted_at').notNull().defaultNow(),
});

/** Who changed what, written in the transaction of the change. Rows are never changed or removed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actor: text().notNull(),
    action: text().notNull(),
    /** The changed object, such as `report:17`. */
    subject: text().notNull(),
    details: json<Record<string, unknown>>('details').notNull().default({}),
    requestId: text('request_id'),
    /** The workspace whose admins see it. */
    workspaceId: uuid('workspace_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_workspace').on(table.workspaceId, table.id),
    index('audit_log_subject').on(table.subject, table.createdAt),
    index('audit_log_created').on(table.createdAt),
  ],
);

/** Answers of a language model, so that the same page reads the same when it's judged again. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    /** Hash of model, rubric, wording and material. */
    key: text().primaryKey(),
    answer: json<Record<string, unknown>>('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('model_answers_created').on(table.createdAt)],
);
