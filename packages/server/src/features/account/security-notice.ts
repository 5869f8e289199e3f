import type { Transaction } from '../../database/connection.ts';
import { text as mailText } from '../../mails/text.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { StoredUser } from '../auth/present-user.ts';

/** Emails the owner of an account about an event that they probably caused themselves. */
export async function noteSecurityEvent(
  mailer: Mailer,
  transaction: Transaction,
  user: StoredUser,
  event: keyof typeof mailText.securityNotice.events,
): Promise<void> {
  const { events, advice } = mailText.securityNotice;
  const props = {
    firstName: user.firstName,
    event: events[event],
    advice: event === 'apiKeyCreated' ? advice.apiKeyCreated : advice.ownAction,
  };
  await mailer.send(transaction, 'security-notice', props, { to: user.email, userId: user.id });
}
