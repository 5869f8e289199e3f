import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import type { Database } from '../../database/connection.ts';
import * as schema from '../../database/schema.ts';
import { versionOf } from '../../platform/keyring.ts';
import { createPasswords } from './passwords.ts';
import { cookiePrefix } from './session-cookie.ts';
import { SESSION_IDLE_S } from './sessions.ts';
import { startSession } from './start-session.ts';

/** Passes the client's address to the library, whatever headers the client sent. */
export const ADDRESS_HEADER = 'x-liftmark-address';

export interface AuthOptions {
  database: Database;
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
  publicUrl: string;
}

/**
 * better-auth on our tables: hashes passwords off the event loop, signs in, and encrypts two-factor secrets. Only our
 * routes call it; it serves none of its own, so origin checks and limits are ours.
 */
export function createAuth({ database, secret, formerSecrets, publicUrl }: AuthOptions) {
  const secrets = [secret, ...formerSecrets];
  return betterAuth({
    appName: 'Liftmark',
    baseURL: publicUrl,
    secrets: secrets.map((value) => ({ version: versionOf(value), value })),
    database: drizzleAdapter(database, { provider: 'pg', schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: createPasswords(),
    },
    user: { modelName: 'users', fields: { name: 'firstName', image: 'profileImageUrl' } },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    session: {
      modelName: 'sessions',
      fields: { token: 'sid', expiresAt: 'expire' },
      additionalFields: { sess: { type: 'json', required: false, input: false } },
      expiresIn: SESSION_IDLE_S,
      disableSessionRefresh: true,
    },
    plugins: [
      twoFactor({
        issuer: 'Liftmark',
        allowPasswordless: true,
        schema: { twoFactor: { modelName: 'twoFactors' } },
      }),
      startSession,
    ],
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // The prefix binds the cookies to this host. Browsers accept it over TLS only.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(publicUrl),
      defaultCookieAttributes: { secure: publicUrl.startsWith('https:'), sameSite: 'lax', httpOnly: true },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
