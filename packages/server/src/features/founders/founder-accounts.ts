import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';

export interface FounderDeps {
  database: Database;
  /** Addresses of the operator, lower case. */
  founderEmails: string[];
  proEmails: string[];
}

/** True if the user in `alias` is a founder, as `isFounder` in `access/plan.ts` defines it. */
export function isFounderRow(alias: string, { founderEmails }: Pick<FounderDeps, 'founderEmails'>): SQL {
  const row = sql.identifier(alias);
  return sql`(${row}.email_verified and ${row}.email = any(${sql.param(founderEmails)}::text[]))`;
}

/** The ids of the founders' accounts. */
export function founderIds(deps: Pick<FounderDeps, 'founderEmails'>): SQL {
  return sql`(select f.id from users f where ${isFounderRow('f', deps)})`;
}

/** The only row of an aggregate query. */
export async function oneRow<Row extends Record<string, unknown>>(
  database: Database,
  query: SQL,
): Promise<Row> {
  const { rows } = await database.execute(query);
  const row = rows[0] as Row | undefined;
  if (row === undefined) throw new Error('An aggregate without a row');
  return row;
}
