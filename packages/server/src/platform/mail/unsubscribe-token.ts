import { createHmac } from 'node:crypto';

/** What a link in a mail carries, so that its reader can unsubscribe without signing in. It never expires. */
export function unsubscribeToken(userId: string, secret: string): string {
  return `${userId}.${createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')}`;
}
