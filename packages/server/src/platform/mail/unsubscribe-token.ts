import { createHmac } from 'node:crypto';

/** The token of an unsubscribe link, which works without signing in. It never expires. */
export function unsubscribeToken(userId: string, secret: string): string {
  return `${userId}.${createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')}`;
}
