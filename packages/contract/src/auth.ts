import { z } from 'zod';
import { reportLanguageSchema } from './report-language.ts';

/** Signing up, in and out, and what the links in mails lead to. */

const NO_EMAIL = 'Please enter a valid email address';
const EMAIL_CHARACTERS = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
const NAME_CHARACTERS = 100;

/** An address, trimmed and in lower case. ASCII alone: two addresses that look alike are never two accounts. */
export const emailSchema = z
  .string({ error: NO_EMAIL })
  .trim()
  .toLowerCase()
  .max(EMAIL_CHARACTERS, NO_EMAIL)
  .pipe(z.email(NO_EMAIL));

/** A password that somebody chooses; compared whole, never trimmed. */
export const newPasswordSchema = z
  .string({ error: `Password must be at least ${PASSWORD_MIN} characters` })
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

/** A password that someone enters to prove who they are. */
export const passwordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

const nameSchema = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(NAME_CHARACTERS, `${label} must be at most ${NAME_CHARACTERS} characters`)
    // Control and direction characters make a name look like other text wherever it is shown.
    .regex(/^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u, `${label} contains characters that can’t be used`)
    // Mail programs would make links of these.
    .regex(
      /^(?!.*(?:[@/]|www\.|[\p{L}\d]\.[\p{L}]{2,}\b)).*$/u,
      `${label} contains characters that can’t be used`,
    );
export const firstNameSchema = nameSchema('First name');
export const lastNameSchema = nameSchema('Last name');

/** The token of a link in an email. Links carry it behind `#token=`, which browsers don't send to servers. */
const linkTokenSchema = z
  .string({ error: 'This link is incomplete' })
  .min(1, 'This link is incomplete')
  .max(2048);

/** `POST /auth/signup`. Signs in at once. */
export const signUpRequestSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  emailOptIn: z.boolean().optional().default(false),
});
/** As the form holds it: `emailOptIn` may be left out. */
export type SignUpRequest = z.input<typeof signUpRequestSchema>;

/** `POST /auth/signin`. */
export const signInRequestSchema = z.object({ email: emailSchema, password: passwordSchema });
export type SignInRequest = z.input<typeof signInRequestSchema>;

export const AUTH_PROVIDERS = ['email', 'google', 'replit'] as const;

/** `GET /api/auth/user`; 401 when signed out. Screens ask `isPro`, nothing else, for what Pro unlocks. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  emailOptIn: z.boolean(),
  emailVerified: z.boolean(),
  /** The language of new reports; null: that of the browser. */
  reportLanguage: reportLanguageSchema.nullable(),
  authProvider: z.enum(AUTH_PROVIDERS),
  twoFactorEnabled: z.boolean(),
  /** False for people who only ever signed in with Google; a reset link sets the first password. */
  hasPassword: z.boolean(),
  isPro: z.boolean(),
  isFounder: z.boolean(),
  stripeSubscriptionId: z.string().nullable(),
  subscriptionStatus: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/**
 * The answer to a sign-up or sign-in. Where two-factor is on, `user` is null and the next call is `POST
 * /auth/two-factor` within ten minutes; a cookie remembers who is signing in.
 */
export const signInResponseSchema = z.discriminatedUnion('twoFactorRequired', [
  z.object({ twoFactorRequired: z.literal(false), user: userSchema }),
  z.object({ twoFactorRequired: z.literal(true), user: z.null() }),
]);
export type SignInResponse = z.infer<typeof signInResponseSchema>;

/** Six digits of an authenticator app, spaces allowed. */
export const totpCodeSchema = z
  .string({ error: 'Enter the 6-digit code' })
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6-digit code'));

/** `POST /auth/two-factor`: the second step of a sign-in, with a code of the app or a recovery code. */
export const twoFactorSignInRequestSchema = z.union(
  [
    z.object({ code: totpCodeSchema }),
    z.object({
      recoveryCode: z.string().trim().min(1, 'Enter a recovery code').max(40, 'Enter a recovery code'),
    }),
  ],
  { error: 'Enter the 6-digit code or a recovery code' },
);
export type TwoFactorSignInRequest = z.input<typeof twoFactorSignInRequestSchema>;

/** Calls that only succeed or fail answer with this. */
export const doneSchema = z.object({ success: z.literal(true) });

/** `POST /api/auth/verification`, signed in: sends the verification mail again. No body. */

/** `POST /api/auth/verify-email`: what `/verify-email#token=` does. Works signed out. */
export const verifyEmailRequestSchema = z.object({ token: linkTokenSchema });

/** `POST /api/auth/password/forgot`: the same answer whether or not there is such an account. */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema });

/** `POST /api/auth/password/reset`: what `/reset-password#token=` does. Ends every session of the account. */
export const resetPasswordRequestSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });

/** `POST /api/auth/password/reset/check`: whether the link still works. It is not used up. */
export const checkResetRequestSchema = z.object({ token: linkTokenSchema });

/** `POST /api/unsubscribe`: what `/unsubscribe#token=` does. Works signed out, any number of times. */
export const unsubscribeRequestSchema = z.object({ token: linkTokenSchema });

/**
 * `GET /api/login?returnTo=` leads to `/analyze?auth=signin&returnTo=…`, or straight to `returnTo` for users
 * who are signed in. `GET /auth/google?returnTo=` comes back to `returnTo`; with
 * `?auth=two-factor&returnTo=…` if the second step is still to come, or with `?auth=signin&returnTo=…&error=`
 * and one of these.
 */
export const SIGN_IN_ERRORS = {
  google_unavailable: 'Google sign-in isn’t available here. Sign in with your email and password instead.',
  google_failed: 'Google sign-in didn’t work. Please try again.',
  google_cancelled: 'Google sign-in was canceled.',
  google_unverified:
    'Google hasn’t verified your email address. Verify it with Google, or sign in with a password.',
} as const;
export type SignInError = keyof typeof SIGN_IN_ERRORS;
