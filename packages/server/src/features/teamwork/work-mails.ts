import { WORK_MAILS, type WorkMail, type WorkMails } from '@liftmark/contract/teamwork';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { stoppedMails } from '../../database/schema.ts';

export async function listStopped(database: Database | Transaction, userId: string): Promise<WorkMail[]> {
  const rows = await database
    .select({ kind: stoppedMails.kind })
    .from(stoppedMails)
    .where(eq(stoppedMails.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Which emails about work with others a person gets. */
export async function getWorkMails(database: Database, userId: string): Promise<WorkMails> {
  const stopped = await listStopped(database, userId);
  return {
    mention: !stopped.includes('mention'),
    assignment: !stopped.includes('assignment'),
    due: !stopped.includes('due'),
  };
}

export async function setWorkMails(database: Database, userId: string, wanted: WorkMails): Promise<void> {
  const stopped = WORK_MAILS.filter((kind) => !wanted[kind]);
  await database.transaction(async (transaction) => {
    await transaction.delete(stoppedMails).where(eq(stoppedMails.userId, userId));
    if (stopped.length > 0)
      await transaction
        .insert(stoppedMails)
        .values(stopped.map((kind) => ({ userId, kind })))
        .onConflictDoNothing();
  });
}
