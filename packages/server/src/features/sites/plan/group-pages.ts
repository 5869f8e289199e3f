import { addressPatterns } from '@liftmark/engine/sites/address-patterns';
import { groupTemplates, type Template } from '@liftmark/engine/sites/templates';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { sitePages, siteRuns, siteTemplates } from '../../../database/schema.ts';
import type { SiteRun } from '../find-site.ts';

interface Grouped {
  templates: Template[];
  /** Patterns whose pages have several templates. */
  mixed: string[];
  kinds: Map<number, (typeof sitePages.$inferSelect)['kind']>;
}

/** Groups the pages of a run as far as they were read. */
export async function groupPages(database: Database, run: Pick<SiteRun, 'id'>): Promise<Grouped> {
  const pages = await database
    .select({ id: sitePages.id, address: sitePages.address, sketch: sitePages.sketch, kind: sitePages.kind })
    .from(sitePages)
    .where(and(eq(sitePages.runId, run.id), inArray(sitePages.state, ['known', 'read'])))
    .orderBy(sitePages.id);
  const templates = groupTemplates(pages);
  const patterns = addressPatterns(pages.map(({ address }) => address));
  const patternById = new Map(pages.map(({ id, address }) => [id, patterns.get(address) ?? '/']));
  const seen = templates.flatMap(({ read }) => [...new Set(read.map((id) => patternById.get(id) ?? '/'))]);
  return {
    templates,
    mixed: [...new Set(seen.filter((pattern, index) => seen.indexOf(pattern) !== index))],
    kinds: new Map(pages.map(({ id, kind }) => [id, kind])),
  };
}

/** Stores the templates of a run, and forgets the pages of all runs but this one and the planned one before it. */
export async function storeTemplates(
  transaction: Transaction,
  run: Pick<SiteRun, 'id' | 'siteId'>,
  { templates, kinds }: Grouped,
): Promise<void> {
  for (const [place, { name, patterns, similarity, read, likely, typical }] of templates.entries()) {
    const kind = mostCommon(read.flatMap((id) => kinds.get(id) ?? []));
    const [template] = await transaction
      .insert(siteTemplates)
      .values({ runId: run.id, place, name, patterns: patterns.slice(0, 20), similarity, kind })
      .returning({ id: siteTemplates.id });
    const templateId = template?.id ?? '';
    for (const ids of inParts(likely)) {
      await transaction.update(sitePages).set({ templateId }).where(inArray(sitePages.id, ids));
    }
    for (const [index, id] of typical.entries()) {
      await transaction.update(sitePages).set({ templateId, typical: index }).where(eq(sitePages.id, id));
    }
  }
  await transaction.delete(sitePages).where(
    inArray(
      sitePages.runId,
      sql`(select id from ${siteRuns} where ${and(eq(siteRuns.siteId, run.siteId), ne(siteRuns.id, run.id))}
        order by planned_at is not null desc, created_at desc offset 1)`,
    ),
  );
}

function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / 1_000) }, (_, part) =>
    ids.slice(part * 1_000, (part + 1) * 1_000),
  );
}

/** What more than half of them are. */
function mostCommon<Value>(values: readonly Value[]): Value | null {
  const [first] = [...Map.groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length);
  return first !== undefined && first.length * 2 > values.length ? (first[0] ?? null) : null;
}
