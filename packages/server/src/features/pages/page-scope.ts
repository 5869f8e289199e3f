import type { PageScope } from '@liftmark/contract/page-scope';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { clients, sites } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { clientOf } from './client-pages.ts';
import { ALL_PAGES, type KnownScope, siteHostOf } from './pages.ts';

/** @throws AppError `not_found` for a client or site of another workspace, too */
export async function scopeOf(
  database: Database,
  workspaceId: string,
  { client, site }: PageScope,
): Promise<KnownScope> {
  const parts: KnownScope[] = [];
  if (client === 'none') parts.push({ name: null, contains: (report) => sql`${ownerOf(report)} is null` });
  else if (client !== undefined) {
    const [found] = await database
      .select({ name: clients.name })
      .from(clients)
      .where(and(eq(clients.id, client), eq(clients.workspaceId, workspaceId)));
    if (found === undefined) throw notFound();
    parts.push({ ...found, contains: (report) => sql`${ownerOf(report)} = ${client}::uuid` });
  }
  if (site !== undefined) {
    const [found] = await database
      .select({ name: sites.host })
      .from(sites)
      .where(and(eq(sites.id, site), eq(sites.workspaceId, workspaceId)));
    if (found === undefined) throw notFound();
    const { name } = found;
    parts.push({ name, contains: (report) => sql`${siteHostOf(sql`${report}.page_key`)} = ${name}` });
  }
  if (parts.length === 0) return ALL_PAGES;
  return {
    name: parts.flatMap((part) => part.name ?? []).join(', ') || null,
    contains: (report) =>
      sql.join(
        parts.map((part) => part.contains(report)),
        sql` and `,
      ),
  };
}

/** The client whose pages alone are in a part: its own, or that of its site; null for none. */
export async function clientIn(
  database: Database,
  workspaceId: string,
  { client, site }: PageScope,
): Promise<string | null> {
  if (client !== undefined) return client === 'none' ? null : client;
  if (site === undefined) return null;
  const [found] = await database
    .select({ clientId: sites.clientId })
    .from(sites)
    .where(and(eq(sites.id, site), eq(sites.workspaceId, workspaceId)));
  return found?.clientId ?? null;
}

function ownerOf(report: SQL): SQL {
  return clientOf(sql`${report}.workspace_id`, sql`${report}.page_key`, sql`${report}.id`);
}
