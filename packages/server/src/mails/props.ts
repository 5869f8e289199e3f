import { planTypeSchema } from '@liftmark/contract/billing';
import { QUESTIONS } from '@liftmark/contract/questions';
import { reportLanguageSchema } from '@liftmark/contract/report-language';
import { INVITED_ROLES, workspaceRoleSchema } from '@liftmark/contract/workspaces';
import { z } from 'zod';

/** The language of an email about a report; absent in emails queued by older versions. */
const writtenIn = reportLanguageSchema.optional();

/** What someone else may change about a member of a team. */
const TEAM_CHANGES = ['removed', 'role', 'deleted'] as const;
export type TeamChange = (typeof TEAM_CHANGES)[number];

/** The look of the workspace or client that an email is sent for, stored with its data. Most emails have none. */
export const mailBrandSchema = z.object({
  name: z.string(),
  /** A small PNG picture in base64. */
  logo: z.string().nullable(),
  /** `#006069`, as chosen. */
  accent: z.string().nullable(),
  /** Who the email comes from, in front of our own address; empty: Liftmark. */
  senderName: z.string(),
  replyTo: z.string().nullable(),
});
export type MailBrand = z.infer<typeof mailBrandSchema>;

/** Every email with its data. The templates are files of the same names in this folder; only the worker loads them. */
export const MAILS = {
  /** Verifies the address of a new account. Emails to unverified addresses contain no text that a person entered. */
  verification: z.object({ token: z.string() }),
  /** Verifies the new address of an account; sent to the new address. */
  'change-email': z.object({ token: z.string() }),
  /** To an address that a team invited. */
  invitation: z.object({
    workspace: z.string(),
    /** Name or address of the person who invited. */
    inviter: z.string(),
    role: z.enum(INVITED_ROLES),
    token: z.string(),
  }),
  /** To a member who was removed or has another role (the new one), or whose team was deleted. */
  'team-notice': z.object({
    firstName: z.string(),
    team: z.string(),
    change: z.enum(TEAM_CHANGES),
    role: workspaceRoleSchema,
  }),
  'reset-password': z.object({ firstName: z.string(), token: z.string() }),
  /** The checklist, for people who asked for it. */
  welcome: z.object({ userId: z.uuid() }),
  /** To the owner of an address that someone tried to sign up with. */
  'sign-up-attempt': z.object({ firstName: z.string() }),
  'account-deleted': z.object({ firstName: z.string() }),
  /** `event` ends the sentence “Your …”: “password was changed”. */
  'security-notice': z.object({ firstName: z.string(), event: z.string(), advice: z.string() }),
  /** To the founders: a message from the contact form. */
  'contact-message': z.object({ name: z.string(), email: z.string(), message: z.string() }),
  /** Asks for the conversion rates of pages that were marked as optimized. `pages` are their titles. */
  'cvr-reminder': z.object({ firstName: z.string(), userId: z.uuid(), pages: z.array(z.string()) }),
  /** To the owner of a page that is analyzed on a schedule and got clearly worse. */
  'page-declined': z.object({
    firstName: z.string(),
    secureId: z.uuid(),
    title: z.string(),
    address: z.string(),
    /** Liftmark Scores, 0 to 100. */
    before: z.int().nullable(),
    after: z.int().nullable(),
    /** Points that the page itself lost, if the rubric changed too; otherwise absent. */
    ownLoss: z.int().optional(),
    /** Titles of issues that were verified as fixed and are broken again. */
    returned: z.array(z.string()),
    writtenIn,
  }),
  /** What others wrote to or assigned to a person, bundled. */
  'work-digest': z.object({
    firstName: z.string(),
    userId: z.uuid(),
    kinds: z.array(z.enum(['mention', 'assignment'])),
    items: z.array(
      z.object({
        kind: z.enum(['mention', 'assignment']),
        actor: z.string(),
        workspace: z.string(),
        page: z.string(),
        task: z.string(),
        /** The comment; null for assignments. */
        text: z.string().nullable(),
      }),
    ),
  }),
  /** Tasks of a person that are due today, tomorrow or earlier. Dates are `2026-11-30`. */
  'due-tasks': z.object({
    firstName: z.string(),
    userId: z.uuid(),
    items: z.array(z.object({ page: z.string(), task: z.string(), dueOn: z.string() })),
  }),
  /** To those who look after a webhook that Liftmark switched off. */
  'webhook-switched-off': z.object({
    firstName: z.string(),
    webhookId: z.uuid(),
    name: z.string(),
    host: z.string(),
    /** It failed for days, answered with status 410, or its maker no longer manages the team. */
    reason: z.enum(['failing', 'gone', 'left']),
  }),
  /** To the owners of a workspace whose connection to an analytics service stopped working. `reason` is a sentence. */
  'connection-broken': z.object({
    firstName: z.string(),
    source: z.string(),
    name: z.string(),
    /** Where its key is sent; null if its service has one address, absent in emails queued by older versions. */
    host: z.string().nullable().optional(),
    reason: z.string(),
  }),
  /** About subscriptions. Dates are ISO 8601. */
  'trial-started': z.object({ firstName: z.string(), trialEndsAt: z.string(), planType: planTypeSchema }),
  'trial-ends': z.object({ firstName: z.string(), trialEndsAt: z.string(), planType: planTypeSchema }),
  'trial-refused': z.object({ firstName: z.string() }),
  'payment-failed': z.object({ firstName: z.string(), proUntil: z.string() }),
  'subscription-cancelled': z.object({ firstName: z.string(), proUntil: z.string(), isOver: z.boolean() }),
  /** A report, sent by its owner. Locked recommendations are only counted. */
  report: z.object({
    secureId: z.uuid(),
    /** Address of the page, or a name for it if it has none. */
    address: z.string(),
    /** “72 (B-)”; null without a score. */
    score: z.string().nullable(),
    /** Name of the account that sent it; absent in emails queued by older versions. */
    sender: z.string().optional(),
    /** Ceilings that limit the score, the lowest first; absent in emails queued by older versions. */
    held: z.array(z.string()).optional(),
    /** What to do first; absent where nothing is to change, and in emails queued by older versions. */
    start: z.string().optional(),
    /** What took the points, from 100 down to the score; absent where nothing did. */
    fall: z.string().optional(),
    /** How certain the score is; absent if it is certain. */
    limit: z.string().optional(),
    /** By which rubric it was judged; absent in reports by the present kind of rubric. */
    oldRubric: z.string().optional(),
    /** Why it isn't compared with the version before. */
    notCompared: z.string().optional(),
    /** How the score compares with other measured pages. */
    standing: z.string().optional(),
    /** What visitors run into, the most serious first; absent in emails queued by older versions. */
    problems: z
      .array(
        z.object({
          title: z.string(),
          question: z.enum(QUESTIONS).nullable(),
          reason: z.string().nullable(),
          /** What was seen, and what to do first, in short; absent in emails queued by older versions. */
          observed: z.string().optional(),
          firstStep: z.string().optional(),
          /** How long it takes and what it is worth; absent in emails queued by older versions. */
          about: z.string().optional(),
          /** Absent where code found the problem. */
          suggestedBy: z.string().optional(),
        }),
      )
      .optional(),
    /** Titles of what else is worth doing. */
    recommendations: z.array(z.string()),
    /** The small fixes: how many and how long, and the title of each. */
    housekeeping: z.object({ words: z.string(), titles: z.array(z.string()) }).optional(),
    lockedCount: z.int(),
    writtenIn,
  }),
} as const;

export type MailName = keyof typeof MAILS;
export type MailProps<Name extends MailName> = z.infer<(typeof MAILS)[Name]>;
