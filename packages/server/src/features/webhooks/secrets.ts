import { SECRET_OVERLAP_HOURS, type WebhookSecret } from '@liftmark/contract/webhooks';
import { eq } from 'drizzle-orm';
import { webhooks } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { lockWebhook, requireWebhook } from './find-webhook.ts';
import { type Change, record, type WebhookDeps } from './manage-webhooks.ts';
import { newSecret, sealSecret, secretsOf } from './sealed.ts';

const OVERLAP_MS = SECRET_OVERLAP_HOURS * 3600 * 1000;

type Row = typeof webhooks.$inferSelect;

/** @throws AppError `not_found` */
export async function readSecret(
  { database, keyring }: WebhookDeps,
  userId: string,
  id: string,
): Promise<WebhookSecret> {
  return present(keyring, await requireWebhook(database, userId, id));
}

/**
 * Replaces the secret; the old one signs too until the overlap ends. Refused during an overlap, so that a repeat can't
 * throw away the secret that receivers still use.
 * @throws AppError `not_found`, `conflict`
 */
export async function replaceSecret(
  { database, keyring }: WebhookDeps,
  change: Change,
  id: string,
): Promise<WebhookSecret> {
  return database.transaction(async (transaction) => {
    const before = await lockWebhook(transaction, change.userId, id);
    const [current, previous] = secretsOf(keyring, before);
    if (previous !== undefined) {
      throw new AppError(
        'conflict',
        'You just replaced this secret, and the old one still signs too. Stop using the old one first.',
      );
    }
    const [row] = await transaction
      .update(webhooks)
      .set({
        sealedSecret: sealSecret(keyring, newSecret()),
        sealedPreviousSecret: sealSecret(keyring, current),
        previousUntil: new Date(Date.now() + OVERLAP_MS),
      })
      .where(eq(webhooks.id, id))
      .returning();
    if (row === undefined) throw new Error('The webhook was locked but is gone');
    await record(transaction, change, 'webhook_secret_replaced', before);
    return present(keyring, row);
  });
}

/**
 * Stops signing with the old secret.
 * @throws AppError `not_found`
 */
export async function endOverlap(
  { database, keyring }: WebhookDeps,
  change: Change,
  id: string,
): Promise<WebhookSecret> {
  return database.transaction(async (transaction) => {
    await lockWebhook(transaction, change.userId, id);
    const [row] = await transaction
      .update(webhooks)
      .set({ sealedPreviousSecret: null, previousUntil: null })
      .where(eq(webhooks.id, id))
      .returning();
    if (row === undefined) throw new Error('The webhook was locked but is gone');
    return present(keyring, row);
  });
}

function present(keyring: WebhookDeps['keyring'], row: Row): WebhookSecret {
  const [secret, previous] = secretsOf(keyring, row);
  const previousUntil = previous === undefined ? null : (row.previousUntil?.toISOString() ?? null);
  return { secret, previousUntil };
}
