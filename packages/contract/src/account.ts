import { z } from 'zod';
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
  passwordSchema,
  totpCodeSchema,
} from './auth.ts';
import { reportLanguageSchema } from './report-language.ts';

/**
 * The account screen. All calls need a signed-in user. Calls that change how someone signs in ask for the
 * password again. Accounts without one (`hasPassword` false) leave it out and must have signed in within the
 * last ten minutes; otherwise the answer is 403 with "Please sign in again".
 */
const proofSchema = z.object({ password: passwordSchema.optional() });

/** `PUT /api/account/profile`; answers with the user. */
export const profileRequestSchema = z.object({ firstName: firstNameSchema, lastName: lastNameSchema });
export type ProfileRequest = z.input<typeof profileRequestSchema>;

/** `PUT /api/account/report-language`: null for the browser's language; answers with the user. */
export const reportLanguageRequestSchema = z.object({ reportLanguage: reportLanguageSchema.nullable() });
export type ReportLanguageRequest = z.input<typeof reportLanguageRequestSchema>;

/** `PUT /api/account/password`. Ends every other session, and gives this one a new id. */
export const changePasswordRequestSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
});
export type ChangePasswordRequest = z.input<typeof changePasswordRequestSchema>;

/**
 * `PUT /api/account/email`: sends a link to the new address and a notice to the current one. Nothing changes
 * until the link, `/verify-email#token=`, is opened.
 */
export const changeEmailRequestSchema = proofSchema.extend({ newEmail: emailSchema });
export type ChangeEmailRequest = z.input<typeof changeEmailRequestSchema>;

/** `POST /api/account/two-factor/enroll`: begins; two-factor is on once a code has been confirmed. */
export const enrollTwoFactorRequestSchema = proofSchema;
export const enrollTwoFactorResponseSchema = z.object({
  /** For typing into the app, base32. */
  secret: z.string(),
  /** `otpauth://totp/…`, what the QR code says. */
  uri: z.string(),
  /** The QR code as an SVG document in a `data:` address, for an `<img>`. */
  qrCode: z.string(),
});
export type EnrollTwoFactorResponse = z.infer<typeof enrollTwoFactorResponseSchema>;

/** `POST /api/account/two-factor/confirm`. */
export const confirmTwoFactorRequestSchema = z.object({ code: totpCodeSchema });

/**
 * The answer of `confirm`, and of `POST /api/account/two-factor/recovery-codes`, which makes new codes and
 * needs a proof. They are shown once, and each is good for one sign-in.
 */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const renewRecoveryCodesRequestSchema = proofSchema;

/** `POST /api/account/two-factor/disable`. */
export const disableTwoFactorRequestSchema = proofSchema;

/** One entry of `GET /api/account/sessions`, newest first. Dates are ISO 8601. */
export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});
export type AccountSession = z.infer<typeof sessionSchema>;
export const sessionListSchema = z.array(sessionSchema);

/**
 * `DELETE /api/account/sessions/{id}` ends one session. `POST /api/account/sessions/revoke` ends all of them,
 * "sign out everywhere": with `keepCurrent` all but this one.
 */
export const revokeSessionsRequestSchema = z.object({ keepCurrent: z.boolean().optional().default(false) });

/** `GET` and `PUT /api/user/email-preferences`: body and answer. */
export const emailPreferencesSchema = z.object({ wantsPromotionalEmails: z.boolean() });
export type EmailPreferences = z.infer<typeof emailPreferencesSchema>;

/** `POST /api/auth/email-preferences`: sets the same value; body and answer. */
export const emailOptInSchema = z.object({ emailOptIn: z.boolean() });

/** `GET /api/account/plan`. */
export const planSchema = z
  .object({
    isPro: z.boolean(),
    /** Of the latest subscription, running or ended; null if there never was one. Dates are ISO 8601. */
    planType: z.enum(['monthly', 'annual']).nullable(),
    /** Seats that it pays for. */
    seats: z.int(),
    /** As the payment provider calls it; `free` without a subscription that brings Pro. */
    subscriptionStatus: z.string(),
    trialEndsAt: z.string().nullable(),
    paidUntil: z.string().nullable(),
    /** When Pro ends unless it renews. */
    proUntil: z.string().nullable(),
    cancelsAtPeriodEnd: z.boolean(),
    /** Whether the payment provider has a plan, a card and invoices to manage. */
    isManaged: z.boolean(),
    /** Whether the user can still start a free trial. */
    hasTrialLeft: z.boolean(),
    analysesThisMonth: z.int(),
    freeAnalysesPerMonth: z.int(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof planSchema>;

/** `GET /api/account/export`: a ZIP file, `liftmark-data.zip`, with `account.json` and the files of every report. */

export const DELETE_CONFIRMATION = 'DELETE';

/** `POST /api/account/delete`: deletes the account and everything that belongs to it, immediately. */
export const deleteAccountRequestSchema = proofSchema.extend({
  confirmation: z.literal(DELETE_CONFIRMATION, `Type ${DELETE_CONFIRMATION} to confirm`),
});
export type DeleteAccountRequest = z.input<typeof deleteAccountRequestSchema>;
