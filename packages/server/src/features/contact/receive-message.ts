import type { contactRequestSchema } from '@liftmark/contract/contact';
import type { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { contactMessages } from '../../database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface ContactDeps {
  database: Database;
  mailer: Mailer;
  /** Addresses that get the messages. */
  founderEmails: string[];
}

/**
 * Stores a message for the founders and emails it to them, once per key. A program that fills in the hidden field
 * gets the same answer, but nothing is stored.
 */
export async function receiveMessage(
  { database, mailer, founderEmails }: ContactDeps,
  idempotencyKey: string,
  { name, email, message, website }: z.output<typeof contactRequestSchema>,
): Promise<void> {
  if (website) return;
  await database.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values({ name, email, message, idempotencyKey })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (stored === undefined) return;
    for (const to of founderEmails) {
      await mailer.send(transaction, 'contact-message', { name, email, message }, { to });
    }
  });
}
