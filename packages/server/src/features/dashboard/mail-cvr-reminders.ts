import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports, users, workspaceMembers, workspaces } from '../../database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findCommonBranding } from '../branding/find-branding.ts';
import { reachableOwnersOf } from '../members/owners.ts';
import { measuredFigures } from '../metrics/measured-figures.ts';
import { clientOf } from '../pages/client-pages.ts';
import { isLeading, owesRate } from './cvr-reminders.ts';

interface ReminderDeps {
  database: Database;
  mailer: Mailer;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

const isDue = and(owesRate, isNull(reports.cvrReminderMailedAt));

/** Emails owners who opted in about missing conversion rates, once per page. */
export async function mailCvrReminders(deps: ReminderDeps): Promise<void> {
  const owing = await deps.database
    .selectDistinct({ workspaceId: workspaceMembers.workspaceId })
    .from(reports)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, reports.workspaceId))
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        isDue,
        eq(workspaceMembers.role, 'owner'),
        eq(users.emailOptIn, true),
        eq(users.emailVerified, true),
      ),
    );
  for (const { workspaceId } of owing) await remind(deps, workspaceId);
}

/**
 * One email to each owner for all pages of a workspace. The mark is stored with the emails, so that no other worker sends
 * them too.
 */
async function remind({ database, mailer, proEmails }: ReminderDeps, workspaceId: string): Promise<void> {
  const figures = await measuredFigures(database, workspaceId);
  await database.transaction(async (transaction) => {
    await transaction
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('update');
    const owners = (await reachableOwnersOf(transaction, workspaceId)).filter(({ emailOptIn }) => emailOptIn);
    if (owners.length === 0) return;
    const due = await transaction
      .select({ id: reports.id, url: reports.url })
      .from(reports)
      .where(and(eq(reports.workspaceId, workspaceId), isDue, isLeading(workspaceId)));
    const ids = due.filter(({ url }) => figures.pageAt(url) === null).map(({ id }) => id);
    if (ids.length === 0) return;
    const pages = await transaction
      .update(reports)
      .set({ cvrReminderMailedAt: new Date() })
      .where(inArray(reports.id, ids))
      .returning({
        title: reports.title,
        clientId: clientOf(sql`reports.workspace_id`, sql`reports.page_key`, sql`reports.id`),
      });
    const places = pages.map(({ clientId }) => ({ workspaceId, clientId }));
    const brand = await findCommonBranding({ database: transaction, proEmails }, places);
    for (const { id: userId, firstName, email } of owners) {
      await mailer.send(
        transaction,
        'cvr-reminder',
        { firstName, userId, pages: pages.map(({ title }) => title) },
        { to: email, userId, brand },
      );
    }
  });
}
