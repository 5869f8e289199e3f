import { planTypeSchema } from '@liftmark/contract/billing';
import { z } from 'zod';

/**
 * Every mail there is, with what it is filled with. Templates of the same names lie beside this file; they are
 * loaded by the worker alone.
 */
export const MAILS = {
  /** Proves the address of a new account. Mails to addresses that nobody has proven yet hold no words of a person. */
  verification: z.object({ token: z.string() }),
  /** Proves the new address of an account, sent there. */
  'change-email': z.object({ token: z.string() }),
  'reset-password': z.object({ firstName: z.string(), token: z.string() }),
  /** The checklist, for whoever asked for it. */
  welcome: z.object({ userId: z.uuid() }),
  /** To the owner of an address that somebody tried to sign up with. */
  'sign-up-attempt': z.object({ firstName: z.string() }),
  'account-deleted': z.object({ firstName: z.string() }),
  /** What happened to the account, as the end of "Your …": "password was changed". */
  'security-notice': z.object({ firstName: z.string(), event: z.string(), advice: z.string() }),
  /** To the founders: what somebody wrote in the contact form. */
  'contact-message': z.object({ name: z.string(), email: z.string(), message: z.string() }),
  /** Asks for the conversion rates of pages that were marked as optimized, by their titles. */
  'cvr-reminder': z.object({ firstName: z.string(), userId: z.uuid(), pages: z.array(z.string()) }),
  /** To the owner of a page that is analyzed on a schedule: it got clearly worse. */
  'page-declined': z.object({
    firstName: z.string(),
    secureId: z.uuid(),
    title: z.string(),
    address: z.string(),
    /** Liftmark Scores, 0 to 100. */
    before: z.int().nullable(),
    after: z.int().nullable(),
    /** What the page itself lost, where the rubric changed too; absent where it did not. */
    ownLoss: z.int().optional(),
    /** Titles of what was verified as fixed and is broken again. */
    returned: z.array(z.string()),
  }),
  /** Of subscriptions. Moments are ISO 8601. */
  'trial-started': z.object({ firstName: z.string(), trialEndsAt: z.string(), planType: planTypeSchema }),
  'trial-ends': z.object({ firstName: z.string(), trialEndsAt: z.string(), planType: planTypeSchema }),
  'trial-refused': z.object({ firstName: z.string() }),
  'payment-failed': z.object({ firstName: z.string(), proUntil: z.string() }),
  'subscription-cancelled': z.object({ firstName: z.string(), proUntil: z.string(), isOver: z.boolean() }),
  /** A report, sent by its owner. Locked recommendations are counted, not told. */
  report: z.object({
    secureId: z.uuid(),
    /** Address of the page, or what stands for it. */
    address: z.string(),
    /** "72 (B-)"; null where there is none. */
    score: z.string().nullable(),
    /** Name of the account that sent it; absent in mails that were queued before this was told. */
    sender: z.string().optional(),
    /** What holds the score down, the lowest first; absent in mails that were queued before this was told. */
    held: z.array(z.string()).optional(),
    /** How certain the score is; absent where it is. */
    limit: z.string().optional(),
    /** Where it stands among measured pages. */
    standing: z.string().optional(),
    recommendations: z.array(z.string()),
    lockedCount: z.int(),
  }),
} as const;

export type MailName = keyof typeof MAILS;
export type MailProps<Name extends MailName> = z.infer<(typeof MAILS)[Name]>;
