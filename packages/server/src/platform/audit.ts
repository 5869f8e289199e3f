import type { AuditAction } from '@liftmark/contract/founders';
import type { Transaction } from '../database/connection.ts';
import { auditLog } from '../database/schema.ts';

interface AuditEntry {
  /** Who did it, as `actorName` names them. Left out: the product itself, such as for a payment that came in. */
  actor?: string;
  action: AuditAction;
  /** What was acted upon, such as `user:<id>`. */
  subject: string;
  /** What a reader needs beside that. The log outlives accounts, so nothing in it names a person. */
  details?: Record<string, unknown>;
  requestId?: string;
}

/** Notes a sensitive action, in the transaction that does it. */
export async function recordAction(
  transaction: Transaction,
  { actor = 'liftmark', action, subject, details = {}, requestId }: AuditEntry,
): Promise<void> {
  await transaction
    .insert(auditLog)
    .values({ actor, action, subject, details, requestId: requestId ?? null });
}

/** Notes what somebody did to their own account. */
export async function recordOwnAction(
  transaction: Transaction,
  userId: string,
  action: AuditAction,
  requestId: string,
): Promise<void> {
  const name = `user:${userId}`;
  await recordAction(transaction, { actor: name, action, subject: name, requestId });
}
