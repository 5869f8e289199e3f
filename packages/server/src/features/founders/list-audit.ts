import { AUDIT_ACTIONS } from '@liftmark/contract/founders';
import { type AuditList, type AuditQuery, PAGE_SIZE } from '@liftmark/contract/founders-lists';
import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { auditLog, users } from '../../database/schema.ts';
import type { FounderDeps } from './founder-accounts.ts';
import { patternOf } from './search.ts';

/** Most accounts that a search may match. */
const MOST_ACCOUNTS = 200;

/** The sensitive actions, a page at a time. Can be searched by account, reason and request. */
export async function listAudit(
  { database }: FounderDeps,
  { search, order, page, action }: AuditQuery,
): Promise<AuditList> {
  const pattern = patternOf(search);
  const names = pattern === null ? [] : await namesLike(database, pattern);
  const matches = and(
    // A newer version of the product may have written actions that this one doesn't know.
    action === undefined ? inArray(auditLog.action, [...AUDIT_ACTIONS]) : eq(auditLog.action, action),
    pattern === null
      ? undefined
      : or(
          inArray(auditLog.subject, [search, `user:${search}`, ...names]),
          inArray(auditLog.actor, [search, `user:${search}`, ...names]),
          eq(auditLog.requestId, search),
          ilike(sql`${auditLog.details}->>'reason'`, pattern),
        ),
  );
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(auditLog)
      .where(matches)
      .orderBy(order === 'asc' ? asc(auditLog.id) : desc(auditLog.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    database.select({ total: count() }).from(auditLog).where(matches),
  ]);
  const addresses = await addressesOf(
    database,
    rows.flatMap(({ actor, subject }) => [actor, subject]),
  );
  return {
    entries: rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      actor: addresses.get(row.actor) ?? row.actor,
      subject: addresses.get(row.subject) ?? row.subject,
      action: row.action as AuditList['entries'][number]['action'],
      details: row.details,
      requestId: row.requestId,
    })),
    total: counted?.total ?? 0,
  };
}

/** The log's names of the accounts with a matching address. */
async function namesLike(database: FounderDeps['database'], pattern: string): Promise<string[]> {
  const found = await database
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.email, pattern))
    .limit(MOST_ACCOUNTS);
  return found.map(({ id }) => `user:${id}`);
}

/** The addresses of the accounts that still exist, by their names in the log. */
async function addressesOf(database: FounderDeps['database'], names: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(names)].flatMap((name) => (name.startsWith('user:') ? [name.slice(5)] : []));
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map(({ id, email }) => [`user:${id}`, email]));
}
