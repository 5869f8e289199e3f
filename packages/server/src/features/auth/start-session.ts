import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** How long a sign-in waits for its second factor, in seconds. */
const SECOND_FACTOR_S = 600;

/**
 * Signs in a person who was authenticated without a password: after signing up, or by Google. If two-factor sign-in
 * is on, it starts the same second step as after a password.
 */
export const startSession = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ userId: z.string(), method: z.enum(['password', 'google']) }),
        requireHeaders: true,
      },
      async (ctx) => {
        const { internalAdapter, createAuthCookie, secret } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (user === null) throw new Error('The account was removed during sign-in');
        if (!('twoFactorEnabled' in user && user.twoFactorEnabled === true)) {
          const session = await internalAdapter.createSession(user.id, false, {
            sess: { method: ctx.body.method },
          });
          await setSessionCookie(ctx, { session, user });
          return { twoFactorRequired: false };
        }
        const cookie = createAuthCookie('two_factor', { maxAge: SECOND_FACTOR_S });
        const identifier = `2fa-${randomBytes(20).toString('base64url')}`;
        const expiresAt = new Date(Date.now() + SECOND_FACTOR_S * 1000);
        await internalAdapter.createVerificationValue({ identifier, value: user.id, expiresAt });
        await internalAdapter.createVerificationValue({
          identifier: `2fa-attempts-${identifier}`,
          value: '0',
          expiresAt,
        });
        await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
        return { twoFactorRequired: true };
      },
    ),
  },
} satisfies BetterAuthPlugin;
