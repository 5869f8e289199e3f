import type { TeamPerson } from '@liftmark/contract/teamwork';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaceMembers } from '../../database/schema.ts';

/** How a person is called among colleagues: by name, or else by address. */
export const personName: SQL<string> = sql<string>`coalesce(
  nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), ''), ${users.email})`;

/** The members of a workspace in the order of joining. */
export async function listPeople(
  database: Database | Transaction,
  workspaceId: string,
): Promise<TeamPerson[]> {
  return database
    .select({ userId: users.id, name: personName })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.createdAt), asc(users.id));
}

/** The members that a text mentions: `@` and a whole name, the longest name where one begins like another. */
export function mentionedIn(text: string, people: readonly TeamPerson[]): TeamPerson[] {
  const lower = text.toLocaleLowerCase('en');
  const longestFirst = [...new Set(people.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    const rest = lower.slice(at + 1);
    const name = longestFirst.find((each) => startsWithName(rest, each.toLocaleLowerCase('en')));
    if (name !== undefined) found.add(name);
  }
  return people.filter(({ name }) => found.has(name));
}

function startsWithName(rest: string, name: string): boolean {
  return rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
}
