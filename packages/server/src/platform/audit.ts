import type { AuditAction } from '@liftmark/contract/founders';
import type { Transaction } from '../database/connection.ts';
import { auditLog } from '../database/schema.ts';

interface AuditEntry {
  /** The actor, named by `actorName`. Omitted for the product itself, such as for a received payment. */
  actor?: string;
  action: AuditAction;
  /** The changed object, such as `user:<id>`. */
  subject: string;
  /** Additional information. The log outlives accounts, so nothing in it identifies a person. */
  details?: Record<string, unknown>;
  requestId?: string;
  /** The workspace whose admins see it. */
  workspaceId?: string;
}

/** Records a sensitive action, in the transaction of the action. */
export async function recordAction(
  transaction: Transaction,
  { actor = 'liftmark', action, subject, details = {}, requestId, workspaceId }: AuditEntry,
): Promise<void> {
  await transaction.insert(auditLog).values({
    actor,
    action,
    subject,
    details,
    requestId: requestId ?? null,
    workspaceId: workspaceId ?? null,
  });
}

/** Records an action of a person on their own account. */
export async function recordOwnAction(
  transaction: Transaction,
  userId: string,
  action: AuditAction,
  requestId: string,
): Promise<void> {
  const name = `user:${userId}`;
  await recordAction(transaction, { actor: name, action, subject: name, requestId });
}
