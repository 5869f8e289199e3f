import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { shareLinks, workspaceMembers } from '../../database/schema.ts';
import { takeAllowance } from '../../platform/rate-limits.ts';
import type { UsedLink } from './find-link.ts';

const VISIT_S = 30 * 60;

/** Counts a visit without a cookie: members of the workspace don’t count, nor does the same network soon after. */
export async function countView(
  database: Database,
  link: Pick<UsedLink, 'id' | 'workspaceId'>,
  actor: Actor,
  network: string,
): Promise<void> {
  if (actor.kind === 'user') {
    const isThis = and(
      eq(workspaceMembers.workspaceId, link.workspaceId),
      eq(workspaceMembers.userId, actor.id),
    );
    const members = await database.$count(workspaceMembers, isThis);
    if (members > 0) return;
  }
  const visitor = createHash('sha256').update(`${link.id}/${network}`).digest('base64url');
  const { used } = await takeAllowance(database, { key: `link-view/${visitor}`, windowS: VISIT_S });
  if (used > 1) return;
  await database
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1`, lastViewedAt: new Date() })
    .where(eq(shareLinks.id, link.id));
}
