import { createHmac, timingSafeEqual } from 'node:crypto';

/** Prefix of every sign-in cookie. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-liftmark' : 'liftmark';
}

export function sessionCookieName(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}

/** The cookie of a sign-in that waits for its second step. */
export function secondStepCookieName(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.two_factor`;
}

/** The session id with its signature, in better-auth's format, before it is encoded for a header. */
export function signSid(sid: string, secret: string): string {
  return `${sid}.${signatureOf(sid, secret)}`;
}

/** The session id of a decoded cookie; null if none of the secrets signed it. */
export function unsignSid(value: string | undefined, secrets: string[]): string | null {
  const dot = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || dot < 1) return null;
  const sid = value.slice(0, dot);
  const sent = Buffer.from(value.slice(dot + 1));
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(sid, secret));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return isSigned ? sid : null;
}

function signatureOf(sid: string, secret: string): string {
  return createHmac('sha256', secret).update(sid).digest('base64');
}
