import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import { readAnswer } from './collect-days.ts';
import { ConnectionError } from './connection-error.ts';

/** https://developers.google.com/identity/protocols/oauth2/service-account#httprest */
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFETIME_S = 3600;

const accountSchema = z.object({ client_email: z.string(), private_key: z.string() });
const tokenSchema = z.object({ access_token: z.string() });

/**
 * A header that opens a Google API for an hour, read only.
 * @param keyFile the JSON file of a service account; what it says about addresses isn't believed
 * @throws ConnectionError
 */
export async function googleHeaders(
  ask: Ask,
  keyFile: string,
  scope: string,
): Promise<Record<string, string>> {
  const assertion = assertionOf(keyFile, scope, Math.floor(Date.now() / 1000));
  try {
    const body = new URLSearchParams({ grant_type: GRANT, assertion });
    const { access_token: token } = readAnswer(tokenSchema, await ask({ url: TOKEN_URL, body }));
    return { authorization: `Bearer ${token}` };
  } catch (error) {
    // A deleted account or a revoked key is "invalid_grant", with status 400.
    if (error instanceof ConnectionError && error.problem === 'question') throw new ConnectionError('key');
    throw error;
  }
}

function assertionOf(keyFile: string, scope: string, nowS: number): string {
  try {
    const { client_email: iss, private_key: pem } = accountSchema.parse(JSON.parse(keyFile));
    const claims = { iss, scope, aud: TOKEN_URL, iat: nowS, exp: nowS + LIFETIME_S };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
    const signature = sign('RSA-SHA256', Buffer.from(signed), createPrivateKey(pem));
    return `${signed}.${signature.toString('base64url')}`;
  } catch {
    throw new ConnectionError('key-file');
  }
}
