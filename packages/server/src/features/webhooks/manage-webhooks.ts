import {
  type CreatedWebhook,
  WEBHOOK_LIMIT,
  type Webhook,
  type WebhookRequest,
} from '@liftmark/contract/webhooks';
import { asc, count, eq, sql } from 'drizzle-orm';
import { writeAs } from '../../access/lock-role.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { webhooks } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { lockWebhook } from './find-webhook.ts';
import { presentWebhook } from './present.ts';
import { addressOf, newSecret, sealAddress, sealSecret, secretsOf } from './sealed.ts';
import { giveUpPending } from './switch-off.ts';

export interface WebhookDeps {
  database: Database;
  keyring: Keyring;
  /** The sentence for an address that is never reached, whatever its name leads to; null otherwise. */
  refusalOf: (address: string) => string | null;
}

/** Who changes a webhook, in which request. */
export interface Change {
  userId: string;
  /** Where a new one belongs. */
  workspaceId: string;
  requestId: string;
}

export async function listWebhooks(
  { database, keyring }: WebhookDeps,
  workspaceId: string,
): Promise<Webhook[]> {
  const rows = await database
    .select()
    .from(webhooks)
    .where(eq(webhooks.workspaceId, workspaceId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return rows.map((row) => presentWebhook(keyring, row));
}

/**
 * Creates a webhook once per key: a repeat answers with the one that is there.
 * @throws AppError `blocked_destination`; `conflict` if there are as many as an account can have
 */
export async function createWebhook(
  deps: WebhookDeps,
  change: Change,
  idempotencyKey: string,
  request: WebhookRequest,
): Promise<CreatedWebhook> {
  const { database, keyring } = deps;
  requireReachable(deps, request);
  const row = await writeAs(database, change, 'admin', async (transaction) => {
    // Simultaneous requests take turns, so that each one counts the ones before it.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${change.workspaceId}`}, 0))`,
    );
    const [known] = await transaction
      .select()
      .from(webhooks)
      .where(eq(webhooks.idempotencyKey, idempotencyKey));
    if (known) return known;
    await requireRoom(transaction, change.workspaceId);
    const { address, ...values } = request;
    const [created] = await transaction
      .insert(webhooks)
      .values({
        ...values,
        userId: change.userId,
        workspaceId: change.workspaceId,
        idempotencyKey,
        sealedAddress: sealAddress(keyring, address),
        sealedSecret: sealSecret(keyring, newSecret()),
      })
      .returning();
    if (created === undefined) throw new Error('The webhook wasn’t stored');
    await record(transaction, change, 'webhook_created', created);
    return created;
  });
  const [secret] = secretsOf(keyring, row);
  return { webhook: presentWebhook(keyring, row), secret };
}

/**
 * Deliveries that are on their way go to the new address, in the new format; if it's switched off, they are given up.
 * @throws AppError `not_found`, `blocked_destination`
 */
export async function changeWebhook(
  deps: WebhookDeps,
  change: Change,
  id: string,
  request: WebhookRequest,
): Promise<Webhook> {
  const { database, keyring } = deps;
  const row = await database.transaction(async (transaction) => {
    const before = await lockWebhook(transaction, change.userId, id);
    const { address, ...values } = request;
    const isElsewhere = addressOf(keyring, before) !== address;
    if (isElsewhere) requireReachable(deps, request);
    const isFresh = isElsewhere || (request.isOn && !before.isOn);
    const [changed] = await transaction
      .update(webhooks)
      .set({
        ...values,
        ...(isElsewhere && { sealedAddress: sealAddress(keyring, address) }),
        // Who vouches for the address makes it theirs.
        ...(isFresh && { failingSince: null, lastDeliveredAt: null, userId: change.userId }),
        // Whether on or off, it's now its owner's choice.
        ...(request.isOn !== before.isOn && { offReason: null }),
      })
      .where(eq(webhooks.id, id))
      .returning();
    if (changed === undefined) throw new Error('The webhook was locked but is gone');
    if (!changed.isOn) await giveUpPending(transaction, id);
    await record(transaction, change, 'webhook_changed', changed);
    return changed;
  });
  return presentWebhook(keyring, row);
}

/**
 * Deletes a webhook with its deliveries.
 * @throws AppError `not_found`
 */
export async function deleteWebhook({ database }: WebhookDeps, change: Change, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockWebhook(transaction, change.userId, id);
    await transaction.delete(webhooks).where(eq(webhooks.id, id));
    await record(transaction, change, 'webhook_deleted', before);
  });
}

export async function record(
  transaction: Transaction,
  { userId, requestId }: Change,
  action: Parameters<typeof recordAction>[1]['action'],
  { id, workspaceId }: typeof webhooks.$inferSelect,
): Promise<void> {
  const actor = `user:${userId}`;
  await recordAction(transaction, {
    actor,
    action,
    subject: actor,
    details: { webhook: id },
    requestId,
    ...(workspaceId !== null && { workspaceId }),
  });
}

async function requireRoom(transaction: Transaction, workspaceId: string): Promise<void> {
  const [row] = await transaction
    .select({ present: count() })
    .from(webhooks)
    .where(eq(webhooks.workspaceId, workspaceId));
  if ((row?.present ?? 0) < WEBHOOK_LIMIT) return;
  throw new AppError('conflict', `You have ${WEBHOOK_LIMIT} webhooks, the most possible. Delete one first.`);
}

function requireReachable({ refusalOf }: WebhookDeps, { address }: WebhookRequest): void {
  const sentence = refusalOf(address);
  if (sentence !== null)
    throw new AppError('blocked_destination', sentence, { fields: { address: sentence } });
}
