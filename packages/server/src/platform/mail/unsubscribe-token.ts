import { createHmac } from 'node:crypto';
import type { WorkMail } from '@liftmark/contract/teamwork';

/**
 * The token of an unsubscribe link, which works without signing in. It never expires.
 * @param kinds of emails about work with others; promotional ones if there are none
 */
export function unsubscribeToken(userId: string, secret: string, kinds: readonly WorkMail[] = []): string {
  const whose = [userId, ...(kinds.length > 0 ? [kinds.join('-')] : [])].join('.');
  return `${whose}.${createHmac('sha256', secret).update(`unsubscribe:${whose}`).digest('base64url')}`;
}
