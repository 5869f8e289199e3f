import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import type { TeamChange } from '../../mails/props.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

/** Mails a member what someone else changed about their membership, once the transaction has committed. */
export async function tellMember(
  { transaction, mailer }: { transaction: Transaction; mailer: Mailer },
  { memberId, team, role }: { memberId: string; team: string; role: WorkspaceRole },
  change: TeamChange,
): Promise<void> {
  const [member] = await transaction.select().from(users).where(eq(users.id, memberId));
  if (!member?.emailVerified) return;
  const props = { firstName: member.firstName, team, change, role };
  await mailer.send(transaction, 'team-notice', props, { to: member.email, userId: memberId });
}
