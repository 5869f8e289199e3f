import { z } from 'zod';

/**
 * Every mail there is, with what it is filled with. Templates of the same names lie beside this file; they are
 * loaded by the worker alone.
 */
export const MAILS = {
  /** Proves the address of a new account. */
  verification: z.object({ firstName: z.string(), token: z.string() }),
  /** Proves the new address of an account, sent there. */
  'change-email': z.object({ firstName: z.string(), token: z.string() }),
  'reset-password': z.object({ firstName: z.string(), token: z.string() }),
  /** The checklist, for whoever asked for it. */
  welcome: z.object({ firstName: z.string(), userId: z.uuid() }),
  /** To the owner of an address that somebody tried to sign up with. */
  'sign-up-attempt': z.object({ firstName: z.string() }),
  'account-deleted': z.object({ firstName: z.string() }),
  /** What happened to the account, as the end of "Your …": "password was changed". */
  'security-notice': z.object({ firstName: z.string(), event: z.string(), advice: z.string() }),
  /** To the founders: what somebody wrote in the contact form. */
  'contact-message': z.object({ name: z.string(), email: z.string(), message: z.string() }),
  /** A report, sent by its owner. Locked recommendations are counted, not told. */
  report: z.object({
    secureId: z.uuid(),
    title: z.string(),
    /** Address of the page, or what stands for it. */
    address: z.string(),
    /** "72 (B-)"; null where there is none. */
    score: z.string().nullable(),
    recommendations: z.array(z.string()),
    lockedCount: z.int(),
  }),
} as const;

export type MailName = keyof typeof MAILS;
export type MailProps<Name extends MailName> = z.infer<(typeof MAILS)[Name]>;
