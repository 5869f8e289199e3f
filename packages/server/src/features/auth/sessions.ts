import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { PAID_RIGHTS, PERSON_RIGHTS } from '../../access/plan.ts';
import { batched } from '../../database/batches.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { prepared } from '../../database/prepared.ts';
import { sessions, users, workspaceMembers, workspaces } from '../../database/schema.ts';

/** A session ends after this long without use, and after the second value in any case. */
export const SESSION_IDLE_S = 7 * 24 * 3600;
const SESSION_LONGEST_S = 30 * 24 * 3600;
/** A session in use gets a new id this often, in milliseconds. */
const RENEW_MS = 24 * 3600 * 1000;
/** How often the use of a session is recorded. */
const TOUCH_MS = 5 * 60 * 1000;
/** Requests that were sent with the old id before the new one arrived are still answered. */
const OVERLAP_S = 60;

const SESSION = {
  id: sessions.id,
  sid: sessions.sid,
  previousSid: sessions.previousSid,
  previousUntil: sessions.previousUntil,
  renewedAt: sessions.renewedAt,
  updatedAt: sessions.updatedAt,
};

type Session = Pick<typeof sessions.$inferSelect, keyof typeof SESSION>;

/** Looked up with every request, so that an ended session or account stops working immediately. */
const liveSessions = prepared((database) => {
  const sid = sql<string>`asked.sid`;
  const place = sql<number>`asked.place::int`;
  const { workspaceId, userId, role, lastUsedAt } = workspaceMembers;
  // The workspace that the request names, else the one that was used last, else the personal one.
  const member = database
    .select({ workspaceId, role, lastUsedAt })
    .from(workspaceMembers)
    .where(eq(userId, users.id))
    .orderBy(
      sql`${workspaceId} = asked.workspace desc nulls last`,
      sql`${lastUsedAt} desc nulls last`,
      desc(sql`${workspaceId} = ${userId}`),
    )
    .limit(1)
    .as('member');
  const statement = database
    .select({
      place,
      session: SESSION,
      user: { id: users.id, ...PERSON_RIGHTS },
      member: {
        workspaceId: member.workspaceId,
        role: member.role,
        isNamed: sql<boolean>`${member.workspaceId} = asked.workspace`,
        /** Whether it is time to note that the person works in it now. */
        isNews: sql<boolean>`${member.workspaceId} = asked.workspace
          and coalesce(${member.lastUsedAt} < now() - interval '10 seconds', true)
          and ${member.workspaceId} is distinct from (select m.workspace_id from workspace_members m
            where m.user_id = ${users.id} order by m.last_used_at desc nulls last, m.workspace_id = m.user_id desc limit 1)`,
      },
      workspace: PAID_RIGHTS,
    })
    .from(
      sql`unnest(${sql.placeholder('sids')}::text[], ${sql.placeholder('workspaces')}::uuid[])
        with ordinality as asked(sid, workspace, place)`,
    )
    .innerJoin(
      sessions,
      or(
        eq(sessions.sid, sid),
        and(
          eq(sessions.previousSid, sid),
          or(isNull(sessions.previousUntil), gt(sessions.previousUntil, sql`now()`)),
        ),
      ),
    )
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoinLateral(member, sql`true`)
    .innerJoin(workspaces, eq(workspaces.id, member.workspaceId))
    .where(
      and(
        gt(sessions.expire, sql`now()`),
        gt(sessions.createdAt, sql`now() - ${SESSION_LONGEST_S} * interval '1 second'`),
      ),
    )
    .prepare('live_sessions');
  return batched(async (asked: AskedSession[]) => {
    const rows = await statement.execute({
      sids: asked.map((each) => each.sid),
      workspaces: asked.map(({ workspace }) => workspace),
    });
    const found = new Map(rows.map((row) => [row.place, row]));
    return asked.map((_, index) => found.get(index + 1) ?? null);
  });
});

interface AskedSession {
  sid: string;
  /** The id of the workspace that the request names; null if it names none. */
  workspace: string | null;
}

/**
 * The live session with an id, its current or its previous one, its user, and the workspace that they work in; null if
 * there is none.
 */
export function findSession(database: Database, asked: AskedSession) {
  return liveSessions(database)(asked);
}

/** Notes in which workspace a person works, for requests that name none. */
export async function keepWorkspace(
  database: Database,
  user: { id: string },
  member: { workspaceId: string },
): Promise<void> {
  await database
    .update(workspaceMembers)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(workspaceMembers.workspaceId, member.workspaceId), eq(workspaceMembers.userId, user.id)));
}

/**
 * Records that a session was used, and gives it a new id if the current one is a day old. The old id stays valid
 * until a minute after the browser has presented the new one, so a lost answer doesn't sign anyone out.
 * @returns the id to set in the browser, if it differs from the one it sent
 */
export async function keepSession(
  database: Database,
  session: Session,
  sent: string,
): Promise<string | null> {
  if (sent !== session.sid) return session.sid;
  const nowMs = Date.now();
  if (nowMs - session.renewedAt.getTime() > RENEW_MS) return renewSession(database, session);
  const isFirstUse = session.previousSid !== null && session.previousUntil === null;
  if (isFirstUse || nowMs - session.updatedAt.getTime() > TOUCH_MS) {
    await database
      .update(sessions)
      .set({
        updatedAt: sql`now()`,
        expire: sql`now() + ${SESSION_IDLE_S} * interval '1 second'`,
        ...(isFirstUse && { previousUntil: sql`now() + ${OVERLAP_S} * interval '1 second'` }),
      })
      .where(eq(sessions.id, session.id));
  }
  return null;
}

/** Gives a session a new id; null if a simultaneous request has already done so. */
async function renewSession(database: Database, session: Session): Promise<string | null> {
  const sid = randomBytes(24).toString('base64url');
  const renewed = await database
    .update(sessions)
    .set({
      sid,
      previousSid: session.sid,
      previousUntil: null,
      renewedAt: sql`now()`,
      updatedAt: sql`now()`,
      expire: sql`now() + ${SESSION_IDLE_S} * interval '1 second'`,
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.sid, session.sid)))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? sid : null;
}

/** Gives a session a new id immediately; the old one stops working. */
export async function replaceSid(transaction: Transaction, id: string): Promise<string> {
  const sid = randomBytes(24).toString('base64url');
  await transaction
    .update(sessions)
    .set({ sid, previousSid: null, previousUntil: null, renewedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(sessions.id, id));
  return sid;
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(
  database: Database | Transaction,
  userId: string,
  exceptId?: string,
): Promise<void> {
  const isOther = exceptId === undefined ? undefined : sql`${sessions.id} <> ${exceptId}`;
  await database.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}
